import { type BrandOverrides, brandCss } from './brand-css';
import type { ThemeName } from './theme';
import { themeNames } from './themes';

/** The colours of a brand's mark. */
export interface MarkColors {
  readonly seal: string;
  readonly sealDeep: string;
  readonly figure: string;
  readonly moon: string;
  readonly rim: string;
}

/** A brand's mark as data: what stands in the seal, and in which colours. Left out: the kit's own. */
export interface BrandLogo {
  /** SVG path data of the figure, on a grid of 64. */
  readonly figure?: string;
  /** SVG path data of what shines behind the figure. */
  readonly moon?: string;
  readonly colors?: Readonly<Partial<Record<ThemeName, Partial<MarkColors>>>>;
}

/** A brand, by data alone. */
export interface BrandTheme {
  /** The value of `data-brand`: letters, digits and `-`. */
  readonly brand: string;
  /** Tokens that it changes in the themes; what it leaves out stays. */
  readonly tokens: BrandOverrides;
  readonly logo?: BrandLogo;
}

/** The mark's colours travel as variables of their own beside the tokens. */
const withMark = ({ tokens, logo }: BrandTheme): BrandOverrides =>
  Object.fromEntries(
    themeNames.map((name) => [
      name,
      { ...tokens[name], ...(logo?.colors?.[name] && { mark: logo.colors[name] }) },
    ]),
  );

/**
 * The style sheet of a brand: it colours whatever stands under `data-brand`, in either theme. `UiProvider brand`
 * renders it for the page; put it beside an element with the attribute to show a brand in a part of one.
 *
 * @throws TypeError when the name or a value could leave its place in the style sheet.
 * @example
 * brandStyle({ brand: 'jade', tokens: { default: { color: { accent: '#0f6b4f' } } } });
 *
 * Source: "the specification", section 3 (brand settings); requirement BRD-1.
 */
export const brandStyle = (brand: BrandTheme): string => brandCss(brand.brand, withMark(brand));
