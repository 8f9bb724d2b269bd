/** The colours of a theme, by what they are for. */
export interface ThemeColors {
  /** The page. It may have the tint of the theme, as `gradient.hero` has: neither holds data. */
  ground: string;
  /** Bands that step back from the page: footer, page head, side rail. */
  groundDeep: string;
  /**
   * Cards and panels, and so the tables, lists and boards in them. In a light theme white or nearly white, and of one neutral
   * with `raised`, `sunken`, `line`, `lineStrong`, `skeleton`, `gradient.panel` and `gradient.tableHead`: a brand that tints one
   * of them tints all.
   */
  surface: string;
  /** Surfaces above cards: dialogs, popovers, menus. */
  raised: string;
  /** Wells in a card: inputs, heads of groups of rows, prices, tracks. */
  sunken: string;
  /** See-through panel over a picture; use with `effect.glassFilter`. */
  glass: string;

  ink: string;
  inkMuted: string;
  /** Placeholders and the least important text; still readable (AA). */
  inkFaint: string;

  /** Rules between data, and edges of cards; an edge that only decorates is `hairline`. */
  line: string;
  /** Edges of controls (3:1). */
  lineStrong: string;
  /** The thin light (or gold) edge on glass and on headings. */
  hairline: string;

  /** The one main action of a view, as a fill. */
  accent: string;
  accentHover: string;
  accentActive: string;
  /** Text and icons on `accent` and on `gradient.accent`. */
  onAccent: string;
  /** Links, and text of what is selected. */
  accentText: string;
  /** Behind what is selected or under the pointer. */
  accentSoft: string;

  /** What is selected or switched on, as a fill; apart from `accent`, so that only the main action has its colour. */
  selected: string;
  /** Text and marks on `selected` and on `gradient.selected`. */
  onSelected: string;
  /** What happens now: the minute and score of a running match. */
  live: string;
  /** The home side of a match in pictures and statistics, beside the away side in `info`: no result, so alike in every language. */
  homeSide: string;
  /** The first series of a chart. */
  series: string;

  /** Value and rank (gold) as text. */
  value: string;
  /** Value and rank as a fill. */
  valueSolid: string;
  onValue: string;
  valueSoft: string;

  /**
   * A won amount or a rising price; never without a sign or an arrow. A theme has it as readers of Chinese expect it, in red. In a
   * language without `hasRedGains` (`languages` of `@pavilion/format`), such as English, the style sheet exchanges it for `loss`, so
   * components use the token alone.
   */
  gain: string;
  /** A lost amount or a falling price: in a theme green, and exchanged for `gain` where that is. */
  loss: string;

  success: string;
  successSoft: string;
  danger: string;
  /** Danger as a fill. */
  dangerSolid: string;
  onDanger: string;
  /** Text on a drawn scene that is dark in every theme. */
  onPicture: string;
  dangerSoft: string;
  warning: string;
  warningSoft: string;
  info: string;
  infoSoft: string;

  /** The focus ring. */
  focus: string;
  /** Over the page, under a dialog. */
  scrim: string;
  /** `ground` as it looks under the scrim, for the scroll bar's gutter, which no scrim covers. */
  groundDimmed: string;
  selection: string;
  skeleton: string;
  skeletonShine: string;
}

/** The colours of the brand mark. */
export interface MarkColors {
  readonly seal: string;
  readonly sealDeep: string;
  readonly figure: string;
  readonly moon: string;
  readonly rim: string;
}

/** Whether a theme is for dark text on light grounds or the reverse. */
export type ColorScheme = 'light' | 'dark';

/**
 * The tokens of a theme. All themes have this type, so a theme that lacks a token does not compile. Values are CSS
 * text; colours of text and of the grounds under it are `#rrggbb`, which the contrast rules can read.
 *
 * Requirement THM-1.
 */
export interface Theme {
  /** For `color-scheme`: scroll bars and native controls follow. */
  scheme: ColorScheme;
  color: ThemeColors;
  gradient: {
    /** Fill of the main action. */
    accent: string;
    accentHover: string;
    /** Mark of the selected tab, fill of progress. */
    selected: string;
    /** Fill of rank plates and value buttons. */
    value: string;
    /** Fill of cards and panels, over the page; `color.surface` is its opaque counterpart. */
    panel: string;
    /** Over `color.sunken` in the head of a table. */
    tableHead: string;
    /** Behind the whole page, over `color.ground`. */
    page: string;
    /** Behind the head of a page or a promotion. */
    hero: string;
    /** Behind the head of a page that is read, such as a record, which so differs from pages of money and gifts. */
    heroCool: string;
    /** The edge of a raised panel; paint it as a border image or a 1 px strip. */
    edge: string;
  };
  /** Elevation: 1 a card, 2 a hovered card, 3 a popover, 4 a dialog. */
  shadow: {
    1: string;
    2: string;
    3: string;
    4: string;
    /** Under the main action. */
    accent: string;
    accentHover: string;
    /** Text shadow of large amounts. */
    number: string;
  };
  radius: { sm: string; md: string; lg: string; xl: string; full: string };
  font: { sans: string; serif: string; number: string };
  motion: { fast: string; base: string; slow: string; out: string; inOut: string };
  /** Colours of the brand mark. Left out: those of the main action and of value. */
  mark?: MarkColors;
  effect: {
    /** `backdrop-filter` of glass panels. */
    glassFilter: string;
    /** `backdrop-filter` of the scrim. */
    scrimFilter: string;
    /** Inner `box-shadow` of the most important panel of a page: a double rule, or light falling in at the edges. */
    frame: string;
    /** `filter` of the bars and lines of charts, in the colour of the series (`currentColor`). */
    chartFilter: string;
    /** Background of a layer over `gradient.page` that `skyMotion` moves, or `none`. It reaches 120 px beyond the window. */
    sky: string;
    /** `animation` of that layer, of transform or opacity only; `pv-drift` moves it by up to 120 px. */
    skyMotion: string;
  };
}

/** Parts of the drawn scenes that a theme may leave out. */
export const sceneParts = ['birds', 'aurora', 'stars', 'moon', 'lamplight'] as const;

/** A part of the drawn scenes that a theme may leave out. */
export type ScenePart = (typeof sceneParts)[number];

/** The worlds that the scenes are drawn in. Every scene has a drawing for each of them. */
export const sceneSettings = ['pavilion', 'orbit'] as const;

/** A world that the scenes are drawn in: a pavilion between lakes and hills, or stations in orbit. */
export type SceneSetting = (typeof sceneSettings)[number];

/** A colour of the drawn scenes. Numbers run from light to dark, or from the top of a gradient to its foot. */
type SceneColor =
  | `sky-${1 | 2 | 3}`
  | 'far'
  | 'mid'
  | 'near'
  | 'deep'
  | 'mist'
  | `orb-${1 | 2 | 'glow'}`
  | `water-${1 | 2}`
  | `roof-${1 | 2}`
  | 'ridge'
  | `wood-${1 | 2}`
  | 'beam'
  | 'window'
  | `gold-${1 | 2 | 3}`
  | `lantern-${1 | 2}`
  | `cloud-${1 | 2}`
  | `stone-${1 | 2}`
  | 'leaf'
  | 'blossom'
  | 'bough'
  | 'ink'
  | 'paper'
  | 'line'
  | 'veil'
  | `card-${1 | 2}`
  | `burst-${1 | 2}`
  | 'shaft';

/** World, parts and colours of the scenes in a theme. */
export interface ScenePalette {
  readonly setting: SceneSetting;
  /** The parts that this theme draws; the others are hidden. */
  readonly parts: readonly ScenePart[];
  /** Each becomes the CSS variable of its name. */
  readonly colors: Readonly<Record<SceneColor, string>>;
}

/**
 * Additional colours of the slot game page, each a CSS variable of the same name. `var(--deep)` and `var(--bright)` are
 * the colours of the game that is played.
 */
export interface GamePalette {
  /** Panels over the scene: less transparent than the glass of the site. */
  readonly panel: string;
  readonly 'panel-shadow': string;
  readonly 'tile-1': string;
  readonly 'tile-2': string;
  readonly 'tile-3': string;
  readonly bracket: string;
  readonly board: string;
  readonly pillar: string;
  readonly reel: string;
  readonly 'reel-line': string;
  readonly 'reel-shade': string;
  /** Over the cells that do not win. */
  readonly dim: string;
  readonly lit: string;
  readonly 'lit-line': string;
  readonly spin: string;
  readonly 'spin-ink': string;
  readonly 'spin-glow': string;
  readonly plaque: string;
  readonly 'plaque-ink': string;
  readonly 'scene-sky': string;
  readonly 'scene-light': string;
  /** `display` of the stars: `block` or `none`. */
  readonly 'scene-stars': 'block' | 'none';
  readonly 'scene-far': string;
  readonly 'scene-far-opacity': string;
  readonly 'scene-near': string;
  readonly 'scene-near-opacity': string;
  readonly 'scene-mist': string;
  /** `display` of the hall by day and of the hall by night behind the tables: `block` or `none`. */
  readonly 'hall-day': 'block' | 'none';
  readonly 'hall-night': 'block' | 'none';
  /** The table: its cloth in the game's colours, what is printed on it, and its wooden or metal edge. */
  readonly felt: string;
  readonly 'felt-ink': string;
  readonly 'felt-muted': string;
  readonly 'felt-line': string;
  readonly 'felt-edge': string;
  /** A bet spot on the cloth, under the pointer, and after it has won. */
  readonly spot: string;
  readonly 'spot-over': string;
  readonly 'spot-won': string;
  /** The two sides of a game and ties, printed on the cloth. */
  readonly 'felt-red': string;
  readonly 'felt-blue': string;
  readonly 'felt-green': string;
  /** The same on paper: roads and lists. */
  readonly 'road-red': string;
  readonly 'road-blue': string;
  readonly 'road-green': string;
  readonly 'road-ground': string;
  readonly 'road-line': string;
}
