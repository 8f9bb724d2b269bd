import { sansFaces, serifFaces } from './font-faces';
import type { GamePalette, ScenePalette, Theme } from './theme';

/** A star of `size` px at a place of a tile: its colour, and the edge of the tile in px. */
const star = (size: number, x: number, y: number, color: string, tile: number): string =>
  `radial-gradient(${size}px ${size}px at ${x}px ${y}px, ${color}, rgba(9, 10, 28, 0)) 0 0 / ${tile}px ${tile}px`;

// Dim: a bright star beside a word, seen through a panel, reads as a dot of the text.
const white = 'rgba(238, 240, 255, 0.5)';
const blue = 'rgba(139, 233, 255, 0.5)';
const violet = 'rgba(190, 170, 255, 0.45)';

/** Tiles of different sizes, so that their repetition is not seen. */
const starfield = [
  star(1.4, 40, 62, white, 313),
  star(1, 190, 140, white, 313),
  star(1.2, 262, 288, violet, 313),
  star(1, 118, 226, blue, 313),
  star(1.8, 90, 330, blue, 431),
  star(1, 330, 96, white, 431),
  star(1.2, 214, 392, white, 431),
  star(1, 380, 250, violet, 431),
  star(2.2, 500, 120, white, 673),
  star(1.4, 150, 560, blue, 673),
].join(', ');

/** 太空: a night sky. Indigo to black, aurora from cyan to violet, glass with a hairline of light. */
export const spaceTheme: Theme = {
  scheme: 'dark',
  color: {
    ground: '#090a1c',
    groundDeep: '#05060f',
    surface: '#11132c',
    raised: '#1a1d40',
    sunken: '#0f1130',
    glass: 'rgba(22, 25, 58, 0.72)',

    ink: '#eef0ff',
    inkMuted: '#b6bae0',
    inkFaint: '#9ea4d2',

    line: 'rgba(148, 158, 255, 0.22)',
    lineStrong: '#6f76b8',
    hairline: 'rgba(139, 233, 255, 0.38)',

    accent: '#5cc8ff',
    accentHover: '#86d8ff',
    accentActive: '#3fb4f0',
    onAccent: '#070819',
    accentText: '#7fd4ff',
    accentSoft: '#17335f',

    selected: '#5cc8ff',
    onSelected: '#070819',
    live: '#6fd0ff',
    homeSide: '#ff95a5',
    series: '#5cc8ff',

    value: '#ffd27a',
    valueSolid: '#f3c15f',
    onValue: '#221604',
    valueSoft: '#332f74',

    gain: '#ff95a5',
    loss: '#5fe0b5',

    success: '#5fe0b5',
    successSoft: '#12403f',
    danger: '#ff8a8f',
    dangerSolid: '#ff7a80',
    onDanger: '#1c0508',
    onPicture: '#fff8ea',
    dangerSoft: '#4a2144',
    warning: '#ffc266',
    warningSoft: '#3b2c62',
    info: '#b7a4ff',
    infoSoft: '#2c2766',

    focus: '#8be9ff',
    scrim: 'rgba(3, 4, 14, 0.68)',
    groundDimmed: '#050612',
    selection: '#3a3f8f',
    // Light on whatever is below, so that no placeholder is brighter than the content that replaces it.
    skeleton: 'rgba(226, 230, 255, 0.07)',
    skeletonShine: 'rgba(226, 230, 255, 0.13)',
  },
  gradient: {
    accent: 'linear-gradient(100deg, #4fe3f7 0%, #6fb8ff 48%, #a78bfa 100%)',
    accentHover: 'linear-gradient(100deg, #7aecfb 0%, #8fc8ff 48%, #bba5fc 100%)',
    selected: 'linear-gradient(100deg, #4fe3f7 0%, #6fb8ff 48%, #a78bfa 100%)',
    value: 'linear-gradient(135deg, #ffe3a3 0%, #f3c15f 55%, #ffd98c 100%)',
    panel:
      // Nearly opaque: a star seen through a row reads as a mark in its text.
      'linear-gradient(165deg, rgba(38, 43, 104, 0.95) 0%, rgba(25, 28, 72, 0.95) 40%, rgba(18, 20, 56, 0.95) 100%)',
    tableHead: 'linear-gradient(180deg, rgba(111, 124, 255, 0.3) 0%, rgba(111, 124, 255, 0.16) 100%)',
    // Nebulae at the edges of the window, so that a page keeps its sky however far it is scrolled.
    page: [
      'radial-gradient(90% 55% at 85% -8%, rgba(124, 92, 246, 0.38) 0%, rgba(9, 10, 28, 0) 62%)',
      'radial-gradient(70% 45% at 5% 4%, rgba(34, 184, 224, 0.22) 0%, rgba(9, 10, 28, 0) 60%)',
      'radial-gradient(60% 62% at -6% 88%, rgba(120, 70, 236, 0.26) 0%, rgba(9, 10, 28, 0) 68%)',
      'radial-gradient(62% 52% at 84% 112%, rgba(40, 130, 240, 0.24) 0%, rgba(9, 10, 28, 0) 66%)',
    ].join(', '),
    // An aurora behind glass: light from two corners, and the night between them.
    hero: [
      'radial-gradient(72% 130% at 100% 0%, rgba(146, 92, 255, 0.46) 0%, rgba(146, 92, 255, 0) 64%)',
      'radial-gradient(64% 120% at 0% 100%, rgba(34, 200, 232, 0.3) 0%, rgba(34, 200, 232, 0) 62%)',
      'linear-gradient(180deg, rgba(40, 46, 122, 0.82) 0%, rgba(14, 16, 46, 0.9) 100%)',
    ].join(', '),
    // Moonlight on water in place of the aurora.
    heroCool: [
      'radial-gradient(72% 130% at 100% 0%, rgba(64, 140, 255, 0.44) 0%, rgba(64, 140, 255, 0) 64%)',
      'radial-gradient(64% 120% at 0% 100%, rgba(40, 226, 196, 0.24) 0%, rgba(40, 226, 196, 0) 62%)',
      'linear-gradient(180deg, rgba(30, 52, 122, 0.86) 0%, rgba(12, 20, 48, 0.92) 100%)',
    ].join(', '),
    edge: 'linear-gradient(90deg, rgba(79, 227, 247, 0) 0%, #4fe3f7 35%, #a78bfa 70%, rgba(167, 139, 250, 0) 100%)',
  },
  shadow: {
    1: '0 1px 0 rgba(180, 210, 255, 0.24) inset, 0 6px 22px rgba(0, 0, 8, 0.42)',
    2: '0 1px 0 rgba(180, 230, 255, 0.4) inset, 0 0 0 1px rgba(139, 233, 255, 0.22), 0 10px 30px rgba(0, 0, 8, 0.5)',
    3: '0 1px 0 rgba(180, 210, 255, 0.26) inset, 0 0 0 1px rgba(148, 158, 255, 0.16), 0 16px 40px rgba(0, 0, 8, 0.6)',
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
  mark: { seal: '#2b2f86', sealDeep: '#0b0d33', figure: '#eafcff', moon: '#7df0ff', rim: '#8a7dff' },
  effect: {
    glassFilter: 'blur(18px) saturate(1.4)',
    scrimFilter: 'blur(4px)',
    frame:
      'inset 0 1px 0 rgba(190, 236, 255, 0.5), inset 0 44px 72px -48px rgba(79, 227, 247, 0.5), inset 0 -60px 80px -56px rgba(150, 110, 255, 0.5)',
    chartFilter: 'drop-shadow(0 0 5px currentColor)',
    sky: starfield,
    // A third of a pixel every one and a half seconds: a browser without a GPU draws the whole window for each step.
    skyMotion: 'pv-drift 480s steps(320) infinite alternate',
  },
};

/** The scenes at night. */
export const spaceScene: ScenePalette = {
  setting: 'orbit',
  parts: ['aurora', 'stars', 'moon', 'lamplight'],
  colors: {
    'sky-1': '#03041a',
    'sky-2': '#11124a',
    'sky-3': '#43308f',
    far: '#343a9c',
    mid: '#22266f',
    near: '#15174a',
    deep: '#090a26',
    mist: '#7c86ff',
    'orb-1': '#ffffff',
    'orb-2': '#a4dcff',
    'orb-glow': '#74b4ff',
    'water-1': '#2c3690',
    'water-2': '#0a0c30',
    'roof-1': '#5a63da',
    'roof-2': '#1a1d66',
    ridge: '#8be9ff',
    'wood-1': '#8b5ce0',
    'wood-2': '#2e1e78',
    beam: '#2fb4d4',
    window: '#fff2b8',
    'gold-1': '#fff5cf',
    'gold-2': '#ffcf70',
    'gold-3': '#c07a2c',
    'lantern-1': '#ffe09a',
    'lantern-2': '#ff7e5a',
    'cloud-1': '#6670e8',
    'cloud-2': '#1e2068',
    'stone-1': '#6a72d6',
    'stone-2': '#1f2262',
    leaf: '#2f7ea6',
    blossom: '#d79bff',
    bough: '#090a26',
    ink: '#dfe4ff',
    paper: '#1c1f4c',
    line: '#7f8bff',
    veil: '#070820',
    'card-1': '#232a7c',
    'card-2': '#2a1460',
    'burst-1': '#8a63ff',
    'burst-2': '#2f1f94',
    shaft: '#a6f3ff',
  },
};

/** The slot game's machine and scene at night. */
export const spaceGame: GamePalette = {
  panel: 'rgba(20, 23, 58, 0.78)',
  'panel-shadow': '0 0 0 1px rgba(148, 158, 255, 0.12), 0 18px 48px rgba(0, 0, 8, 0.6)',
  'tile-1': '#6d63e8',
  'tile-2': '#2f2a86',
  'tile-3': '#171447',
  bracket: '#3f7fd0',
  board: 'linear-gradient(180deg, #16205c, #0a0d30)',
  pillar: 'linear-gradient(90deg, #100f38, #3a35a0 32%, #8f86ff 46%, #3a35a0 62%, #0d0c30)',
  reel: 'linear-gradient(180deg, #0d1034 0%, #262b6e 24%, #30367f 50%, #262b6e 76%, #0d1034 100%)',
  'reel-line': 'rgba(139, 233, 255, 0.3)',
  'reel-shade':
    'linear-gradient(180deg, rgba(3, 4, 18, 0.72) 0%, rgba(3, 4, 18, 0) 18%, rgba(3, 4, 18, 0) 82%, rgba(3, 4, 18, 0.72) 100%)',
  dim: 'rgba(4, 5, 22, 0.7)',
  lit: 'radial-gradient(circle, #5a62c8 20%, #2b2f86 100%)',
  'lit-line': '#8be9ff',
  spin: 'radial-gradient(circle at 36% 26%, #c6fbff 0%, #54cdf5 34%, #6d7cf6 68%, #6b3fd6 100%)',
  'spin-ink': '#070819',
  'spin-glow': '0 0 34px rgba(104, 170, 255, 0.6)',
  plaque: 'linear-gradient(180deg, #1a1f56, #0c0e30)',
  'plaque-ink': '#d9e4ff',
  'scene-sky': 'linear-gradient(180deg, #05061a 0%, #0d0f35 52%, #181248 100%)',
  'scene-light':
    'radial-gradient(60vmax 34vmax at 18% 12%, color-mix(in oklab, var(--bright) 46%, transparent), transparent 72%), radial-gradient(56vmax 40vmax at 84% 22%, rgba(124, 92, 246, 0.5), transparent 70%), radial-gradient(50vmax 30vmax at 50% 46%, rgba(52, 170, 230, 0.34), transparent 72%)',
  'scene-stars': 'block',
  'scene-far':
    'linear-gradient(100deg, #8be9ff 0%, #8f9bff 46%, color-mix(in oklab, var(--bright) 40%, #c2a8ff) 100%)',
  'scene-far-opacity': '0.55',
  'scene-near':
    'linear-gradient(180deg, color-mix(in oklab, var(--bright) 30%, #4a52c8) 0%, color-mix(in oklab, var(--deep) 26%, #1c1c66) 34%, #080820 100%)',
  'scene-near-opacity': '1',
  'scene-mist': 'linear-gradient(90deg, #4fe3f7 0%, #b9d8ff 50%, #a78bfa 100%)',
  'hall-day': 'none',
  'hall-night': 'block',
  felt: 'radial-gradient(120% 84% at 50% 0%, color-mix(in oklab, var(--bright) 30%, #2327a0) 0%, color-mix(in oklab, var(--deep) 32%, #14185e) 54%, color-mix(in oklab, var(--deep) 14%, #080a2a) 100%)',
  'felt-ink': '#eef3ff',
  'felt-muted': 'rgba(206, 216, 255, 0.86)',
  'felt-line': 'rgba(139, 233, 255, 0.42)',
  'felt-edge': 'linear-gradient(180deg, #6f8cff 0%, #2b2f86 10%, #14174a 50%, #0b0d30 92%, #5f6cf0 100%)',
  spot: 'rgba(120, 140, 255, 0.1)',
  'spot-over': 'rgba(139, 233, 255, 0.2)',
  'spot-won': 'radial-gradient(circle at 50% 40%, #d6f8ff, #72b4f8)',
  'felt-red': '#ff9fb0',
  'felt-blue': '#8fd4ff',
  'felt-green': '#7ff0c0',
  'road-red': '#ff7a8c',
  'road-blue': '#5fb4ff',
  'road-green': '#4fdba4',
  'road-ground': '#0c0e26',
  'road-line': 'rgba(148, 158, 255, 0.2)',
};
