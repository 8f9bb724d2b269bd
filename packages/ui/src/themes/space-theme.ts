import { sansFaces, serifFaces } from './font-faces';
import type { Theme } from './theme';

/** 太空: a night sky. Indigo to black, aurora from cyan to violet, glass with a hairline of light. */
export const spaceTheme: Theme = {
  name: 'space',
  scheme: 'dark',
  color: {
    ground: '#090a1c',
    groundDeep: '#05060f',
    surface: '#11132c',
    raised: '#1a1d40',
    sunken: '#0c0e22',
    glass: 'rgba(22, 25, 58, 0.72)',

    ink: '#eef0ff',
    inkMuted: '#b6bae0',
    inkFaint: '#949ac8',

    line: 'rgba(148, 158, 255, 0.18)',
    lineStrong: '#6f76b8',
    hairline: 'rgba(139, 233, 255, 0.38)',

    accent: '#5cc8ff',
    accentHover: '#86d8ff',
    accentActive: '#3fb4f0',
    onAccent: '#070819',
    accentText: '#7fd4ff',
    accentSoft: '#14284a',

    value: '#ffd27a',
    valueSolid: '#f3c15f',
    onValue: '#221604',
    valueSoft: '#2e2818',

    gain: '#ff95a5',
    loss: '#5fe0b5',

    success: '#5fe0b5',
    successSoft: '#0f2f33',
    danger: '#ff8a8f',
    dangerSolid: '#ff7a80',
    onDanger: '#1c0508',
    onPicture: '#fff8ea',
    dangerSoft: '#371a2e',
    warning: '#ffc266',
    warningSoft: '#332719',
    info: '#8fbcff',
    infoSoft: '#172650',

    focus: '#8be9ff',
    scrim: 'rgba(3, 4, 14, 0.68)',
    groundDimmed: '#050612',
    selection: '#3a3f8f',
    skeleton: '#23264f',
    skeletonShine: '#30346a',
  },
  gradient: {
    accent: 'linear-gradient(100deg, #4fe3f7 0%, #6fb8ff 48%, #a78bfa 100%)',
    accentHover: 'linear-gradient(100deg, #7aecfb 0%, #8fc8ff 48%, #bba5fc 100%)',
    value: 'linear-gradient(135deg, #ffe3a3 0%, #f3c15f 55%, #ffd98c 100%)',
    page: 'radial-gradient(90% 55% at 85% -8%, rgba(124, 92, 246, 0.34) 0%, rgba(9, 10, 28, 0) 62%), radial-gradient(70% 45% at 5% 4%, rgba(34, 184, 224, 0.2) 0%, rgba(9, 10, 28, 0) 60%)',
    hero: 'linear-gradient(120deg, #10243f 0%, #1b1b52 52%, #33195f 100%)',
    edge: 'linear-gradient(90deg, rgba(79, 227, 247, 0) 0%, #4fe3f7 35%, #a78bfa 70%, rgba(167, 139, 250, 0) 100%)',
  },
  shadow: {
    1: '0 0 0 1px rgba(148, 158, 255, 0.08), 0 4px 16px rgba(0, 0, 8, 0.4)',
    2: '0 0 0 1px rgba(139, 233, 255, 0.22), 0 10px 30px rgba(0, 0, 8, 0.5)',
    3: '0 0 0 1px rgba(148, 158, 255, 0.16), 0 16px 40px rgba(0, 0, 8, 0.6)',
    4: '0 0 0 1px rgba(148, 158, 255, 0.2), 0 30px 80px rgba(0, 0, 8, 0.72), 0 0 64px rgba(104, 92, 246, 0.16)',
    accent: '0 0 0 1px rgba(139, 233, 255, 0.3), 0 4px 24px rgba(92, 170, 255, 0.36)',
    accentHover: '0 0 0 1px rgba(139, 233, 255, 0.5), 0 6px 34px rgba(110, 160, 255, 0.54)',
    number: '0 0 18px rgba(255, 210, 122, 0.35)',
  },
  radius: { sm: '6px', md: '10px', lg: '16px', xl: '22px', full: '999px' },
  font: {
    sans: sansFaces,
    serif: serifFaces,
    number: `"DIN Alternate", "Bahnschrift", "HarmonyOS Sans", ${sansFaces}`,
  },
  motion: {
    fast: '120ms',
    base: '220ms',
    slow: '300ms',
    out: 'cubic-bezier(0.16, 0.84, 0.24, 1)',
    inOut: 'cubic-bezier(0.5, 0, 0.2, 1)',
  },
  effect: { glassFilter: 'blur(18px) saturate(1.4)', scrimFilter: 'blur(4px)' },
};
