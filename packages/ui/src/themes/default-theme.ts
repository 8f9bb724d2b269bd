import { sansFaces, serifFaces } from './font-faces';
import type { Theme } from './theme';

/** 典雅: a Chinese pavilion in daylight. Paper, ink, vermilion for the main action, brushed gold for value. */
export const defaultTheme: Theme = {
  name: 'default',
  scheme: 'light',
  color: {
    ground: '#f6f1e7',
    groundDeep: '#ebe2d1',
    surface: '#fffcf5',
    raised: '#ffffff',
    sunken: '#f1eadc',
    glass: 'rgba(255, 252, 245, 0.86)',

    ink: '#2a2019',
    inkMuted: '#62554a',
    inkFaint: '#6f6152',

    line: '#e3d9c6',
    lineStrong: '#8d7c66',
    hairline: 'rgba(200, 155, 70, 0.55)',

    accent: '#b92d1b',
    accentHover: '#a52414',
    accentActive: '#8f1d10',
    onAccent: '#fff8ee',
    accentText: '#a82616',
    accentSoft: '#f9e5dc',

    value: '#7d5510',
    valueSolid: '#c89b46',
    onValue: '#2a1d08',
    valueSoft: '#f7ecd2',

    gain: '#b3261e',
    loss: '#1c6b46',

    success: '#1c6b46',
    successSoft: '#e2f0e6',
    danger: '#b01e2e',
    dangerSolid: '#b01e2e',
    onDanger: '#ffffff',
    onPicture: '#fff8ea',
    dangerSoft: '#fbe5e4',
    warning: '#855000',
    warningSoft: '#faedd3',
    info: '#1d5a86',
    infoSoft: '#e2edf5',

    focus: '#1d5a86',
    scrim: 'rgba(38, 24, 14, 0.56)',
    groundDimmed: '#82776e',
    selection: '#f3cfbf',
    skeleton: '#ece4d4',
    skeletonShine: '#f8f3e9',
  },
  gradient: {
    accent: 'linear-gradient(180deg, #c93a24 0%, #b02817 100%)',
    accentHover: 'linear-gradient(180deg, #bd301c 0%, #9c2111 100%)',
    value: 'linear-gradient(135deg, #e7c987 0%, #c89b46 52%, #dcb970 100%)',
    page: 'radial-gradient(120% 60% at 80% -10%, rgba(231, 201, 135, 0.28) 0%, rgba(246, 241, 231, 0) 60%)',
    hero: 'linear-gradient(120deg, #fbf4e4 0%, #f3e3c6 60%, #f0d3c0 100%)',
    edge: 'linear-gradient(90deg, rgba(200, 155, 70, 0) 0%, #c89b46 50%, rgba(200, 155, 70, 0) 100%)',
  },
  shadow: {
    1: '0 1px 2px rgba(74, 52, 28, 0.06), 0 2px 8px rgba(74, 52, 28, 0.05)',
    2: '0 2px 4px rgba(74, 52, 28, 0.07), 0 8px 20px rgba(74, 52, 28, 0.09)',
    3: '0 4px 8px rgba(74, 52, 28, 0.08), 0 12px 32px rgba(74, 52, 28, 0.14)',
    4: '0 8px 16px rgba(50, 32, 14, 0.1), 0 28px 64px rgba(50, 32, 14, 0.26)',
    accent: '0 1px 0 rgba(255, 255, 255, 0.22) inset, 0 4px 12px rgba(185, 45, 27, 0.24)',
    accentHover: '0 1px 0 rgba(255, 255, 255, 0.22) inset, 0 6px 18px rgba(185, 45, 27, 0.32)',
    number: 'none',
  },
  radius: { sm: '4px', md: '6px', lg: '10px', xl: '14px', full: '999px' },
  font: {
    sans: sansFaces,
    serif: serifFaces,
    number: `"DIN Alternate", "Bahnschrift", "HarmonyOS Sans", ${sansFaces}`,
  },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '300ms',
    out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    inOut: 'cubic-bezier(0.45, 0, 0.25, 1)',
  },
  effect: { glassFilter: 'none', scrimFilter: 'none' },
};
