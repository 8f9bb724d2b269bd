/**
 * What a theme may vary. Both themes are objects of this one type, so a token that one of them forgets does not
 * compile. Values are CSS text; colours of text and of the grounds it stands on are `#rrggbb`, which lets the
 * contrast test read them.
 *
 * Source: "the specification", section 1 (two visual themes: default and space).
 */
export type ThemeName = 'default' | 'space';

/** The colours of a theme, by what they are for. */
export interface ThemeColors {
  /** The page. */
  ground: string;
  /** Bands that step back from the page: footer, page head, side rail. */
  groundDeep: string;
  /** Cards and panels. */
  surface: string;
  /** What floats above cards: dialogs, popovers, menus. */
  raised: string;
  /** What is let into a card: input wells, table stripes, tracks. */
  sunken: string;
  /** See-through panel over a picture; use with `effect.glassFilter`. */
  glass: string;

  ink: string;
  inkMuted: string;
  /** Placeholders and the least important text; still readable (AA). */
  inkFaint: string;

  /** Decorative rules and card edges. */
  line: string;
  /** Edges that tell where a control is (3:1). */
  lineStrong: string;
  /** The thin light (or gold) edge on glass and on headings. */
  hairline: string;

  /** The one main action of a view, as a fill. */
  accent: string;
  accentHover: string;
  accentActive: string;
  /** Text and icons on `accent` and on `gradient.accent`. */
  onAccent: string;
  /** Accent as text: links, the chosen tab. */
  accentText: string;
  accentSoft: string;

  /** Value and rank (gold) as text. */
  value: string;
  /** Value and rank as a fill. */
  valueSolid: string;
  onValue: string;
  valueSoft: string;

  /** A won amount or a rising price. Red, as readers of Chinese expect; never without a sign or an arrow. */
  gain: string;
  /** A lost amount or a falling price. Green, as readers of Chinese expect. */
  loss: string;

  success: string;
  successSoft: string;
  danger: string;
  /** Danger as a fill. */
  dangerSolid: string;
  onDanger: string;
  /** Text on a drawn scene that is dark in both themes. */
  onPicture: string;
  dangerSoft: string;
  warning: string;
  warningSoft: string;
  info: string;
  infoSoft: string;

  /** The ring around what has the keyboard. */
  focus: string;
  /** Over the page, under a dialog. */
  scrim: string;
  /** `ground` as it looks under the scrim: for the empty place of the scroll bar, which no scrim covers. */
  groundDimmed: string;
  selection: string;
  skeleton: string;
  skeletonShine: string;
}

/** Everything in which two themes may differ. */
export interface Theme {
  name: ThemeName;
  /** For `color-scheme`: scroll bars and native controls follow. */
  scheme: 'light' | 'dark';
  color: ThemeColors;
  gradient: {
    /** Fill of the main action. */
    accent: string;
    accentHover: string;
    /** Fill of rank plates and value buttons. */
    value: string;
    /** Behind the whole page, over `color.ground`. */
    page: string;
    /** Behind the head of a page or a promotion. */
    hero: string;
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
  effect: {
    /** `backdrop-filter` of glass panels. */
    glassFilter: string;
    /** `backdrop-filter` of the scrim. */
    scrimFilter: string;
  };
}
