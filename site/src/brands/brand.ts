import type { GameCategory } from '@pavilion/contract';
import { type Localized, languageIds } from '@pavilion/format';
import { type BrandTheme, type ThemeName, themeNames } from '@pavilion/ui';
import type { AccountMenuPage } from '../app/menus/menus';
import type { Locale } from '../shared/messages/locale';
import type { SceneName } from '../shared/scenes/scene-url';
import type { catalogues } from './catalogues.generated';

type Text = Localized<string>;

type Catalogues = typeof catalogues;

/** Texts of a brand in place of those of the site, by catalogue and key. */
export type BrandWords = {
  readonly [Id in keyof Catalogues]?: {
    readonly [Key in keyof Catalogues[Id]['zh-CN']]?: string;
  };
};

/** The parts of the site that a brand can switch off (`Brand.off`). */
export const brandFeatures = [
  'promotions',
  'vip',
  'rebate',
  'mall',
  'mail',
  'feedback',
  'agents',
  'tutorials',
  'assistedDeposit',
  'demo',
  'download',
  'rooms',
] as const;

/** A part of the site that a brand can switch off. */
export type BrandFeature = (typeof brandFeatures)[number];

/** A file in `site/public`, or one for each theme; a theme that is left out shows the file of `default`. */
export type BrandPicture =
  | string
  | (Readonly<Partial<Record<ThemeName, string>>> & { readonly default: string });

/** A file in place of a drawn scene, or one for each theme; without `default`, a theme that is left out keeps the drawing. */
export type ScenePicture = string | Readonly<Partial<Record<ThemeName, string>>>;

/** The file of a picture in a theme; undefined for a scene that is drawn there. */
export const pictureIn = (picture: ScenePicture, theme: ThemeName): string | undefined =>
  typeof picture === 'string' ? picture : (picture[theme] ?? picture.default);

/** Two lines in each language. */
type Slogan = Localized<readonly [first: string, second: string]>;

/** A banner of Home. */
export interface BrandBanner {
  readonly title: Text;
  readonly subtitle: Text;
  readonly callToAction: Text;
  /** A path of the site. */
  readonly href: string;
  /** A wide picture; its left half is under the text. */
  readonly picture: BrandPicture;
}

/** A way to reach the support. */
export interface SupportContact {
  readonly name: Text;
  /** A path of the site, or an address with `https:`, `mailto:` or `tel:`. */
  readonly href: string;
}

/**
 * Everything that differs between two brands of the site (BRD-1). Read by the pages (`useBrand`). `brand` is the value of `data-brand` in the page and of
 * `BRAND` of the gateway. `npm run brand:check` checks assets, contrast, keys and languages of a brand.
 */
export interface Brand extends BrandTheme {
  /** The site title until preInfo arrives. */
  readonly siteName: Text;
  /** The short name next to the logo. */
  readonly name: Text;
  /** The name in Latin letters, under the Chinese one. */
  readonly latinName: string;
  /** The year in the copyright notice. */
  readonly since: number;
  /** The site id that every request carries. */
  readonly site: string;
  /** The address of the icon until preInfo arrives; a file in `site/public`. */
  readonly favicon: string;
  /** The theme that visitors see until they choose one. */
  readonly defaultTheme: ThemeName;
  /** The themes that visitors can choose. The default theme is one of them. */
  readonly themes: readonly ThemeName[];
  /** The language that visitors see until they choose one. */
  readonly defaultLocale: Locale;
  /** Host names of this brand, without port. */
  readonly hosts: readonly string[];
  /** The key that signs requests. It is public: every browser downloads it. */
  readonly signingKey: string;

  /**
   * The origin of the cache that answers preInfo while the gateway does not respond; the gateway's own by default.
   *
   * @example
   * cacheHost: 'https://cache.lantern.example'
   */
  readonly cacheHost?: string;
  /**
   * Whether every request carries a hash of the device's traits and its IP address; not by default.
   *
   * @example
   * fingerprint: true
   */
  readonly fingerprint?: boolean;
  /**
   * The two lines beside login and registration, which Chinese writes as a couplet; none by default.
   *
   * @example
   * slogan: { 'zh-CN': ['灯火一城', '今夜同游'], en: ['A city of lights,', 'a night for all.'] }
   */
  readonly slogan?: Slogan;
  /**
   * The slogan in themes whose picture beside login and registration shows another world; `slogan` by default.
   *
   * @example
   * themeSlogans: { space: { 'zh-CN': ['星河一线', '今夜同渡'], en: ['One river of stars,', 'a crossing for all.'] } }
   */
  readonly themeSlogans?: Readonly<Partial<Record<ThemeName, Slogan>>>;
  /**
   * A picture of logo and name, in place of the drawn ones. Its text alternative is the brand's name.
   *
   * @example
   * logoImage: { src: '/lantern-logo.svg', width: 132, height: 40 }
   */
  readonly logoImage?: {
    readonly src: BrandPicture;
    /** Size on the page, CSS pixels. */
    readonly width: number;
    readonly height: number;
  };
  /**
   * Pictures in place of the drawn scenes, by the scene's name: `auth` is beside login and registration,
   * `festival`, `jackpot`, `stadium` and `invite` are in banners, pop-ups and floating icons. They fill their box, as
   * `background-size: cover` does. A theme without a file, where there is no `default`, keeps the drawn scene.
   *
   * @example
   * pictures: { auth: { default: '/lantern-day.svg', space: '/lantern-night.svg' }, festival: '/lantern.svg' }
   */
  readonly pictures?: Readonly<Partial<Record<SceneName, ScenePicture>>>;
  /**
   * The currency symbol before amounts of money; `¥` by default. Its place and two decimals are the same for all brands, and the unit of the
   * ledger does not change.
   *
   * @example
   * currency: 'L$'
   */
  readonly currency?: string;
  /**
   * Texts in place of those of the site, by language, catalogue (`catalogues.generated.ts`) and key. A text has the placeholders of the one
   * that it replaces. Texts in no catalogue do not change, such as help articles, messages of errors, rules of promotions, names of
   * incidents in matches, and texts of the kit and of the gateway.
   *
   * @example
   * words: {
   *   'zh-CN': { titles: { vip: '灯友会' } },
   *   en: { titles: { vip: 'Lantern club' } },
   * }
   */
  readonly words?: Readonly<Partial<Record<Locale, BrandWords>>>;
  /**
   * The first entries of the account menu in the header; the others follow in their usual order.
   *
   * @example
   * accountMenu: ['profile', 'vip']
   */
  readonly accountMenu?: readonly AccountMenuPage[];
  /**
   * The phone number and contacts of the support, in the footer; the gateway answers the phone number in `preInfo`.
   *
   * @example
   * support: {
   *   phone: '400 000 0000',
   *   contacts: [{ name: { 'zh-CN': '邮件客服', en: 'Email' }, href: 'mailto:help@lantern.example' }],
   * }
   */
  readonly support?: { readonly phone?: string; readonly contacts?: readonly SupportContact[] };
  /**
   * The categories of games that the brand offers, in the order of menus and of Home, which shows the first one largest.
   * All by default. A category that is left out has no lobby, and its games cannot be opened. The pages of the sports venues
   * belong to `sport`, and those of their esports to `gaming`: a brand with only one of them opens only its pages.
   *
   * @example
   * categories: ['egame', 'sport']
   */
  readonly categories?: readonly GameCategory[];
  /**
   * The codes of the games that the brand offers; all of its categories by default. `docs/games.md` lists them.
   *
   * @example
   * games: ['koi-gate', 'golden-dragon']
   */
  readonly games?: readonly string[];
  /**
   * The codes of the deposit channels that the brand offers; all by default. `docs/capabilities.md` lists them.
   *
   * @example
   * depositChannels: ['bank', 'alipay', 'wechat']
   */
  readonly depositChannels?: readonly string[];
  /**
   * The youngest age of members, in whole years; 18 by default (`limits.adultAge`). Forms and gateway check it, and every text
   * shows it: `{age}`.
   *
   * @example
   * adultAge: 21
   */
  readonly adultAge?: number;
  /**
   * Features that the brand does not have: their pages do not exist, their addresses open nothing, and no menu or button
   * leads to them.
   *
   * @example
   * off: ['mall', 'agents']
   */
  readonly off?: readonly BrandFeature[];
  /**
   * The languages that visitors can choose; all by default. The default language is one of them.
   *
   * @example
   * locales: ['zh-CN']
   */
  readonly locales?: readonly Locale[];
  /**
   * The names of themes on the theme switch, where they differ from the kit's.
   *
   * @example
   * themeNames: { default: { 'zh-CN': '白昼', en: 'Day' } }
   */
  readonly themeNames?: Readonly<Partial<Record<ThemeName, Text>>>;
  /**
   * Paragraphs at the end of the footer, after the statement about play money: company, address, licence. In place of the
   * kit's statement about licences.
   *
   * @example
   * legal: [{ 'zh-CN': '灯会互动娱乐有限公司', en: 'Lantern Interactive Ltd' }]
   */
  readonly legal?: readonly Text[];
  /**
   * The banners of Home; those of the gateway by default.
   *
   * @example
   * banners: [
   *   {
   *     title: { 'zh-CN': '灯会开张', en: 'The lanterns are lit' },
   *     subtitle: { 'zh-CN': '注册即可游玩', en: 'Register and play' },
   *     callToAction: { 'zh-CN': '立即注册', en: 'Register now' },
   *     href: paths.user.register,
   *     picture: '/lantern-festival.svg',
   *   },
   * ]
   */
  readonly banners?: readonly BrandBanner[];
}

/** The themes that a brand offers, in the order of the switch. */
export const offeredThemes = ({ themes }: Pick<Brand, 'themes'>): readonly ThemeName[] =>
  themeNames.filter((name) => themes.includes(name));

/** The languages that a brand offers, in the order of the switch. */
export const offeredLocales = ({ locales }: Pick<Brand, 'locales'>): readonly Locale[] =>
  languageIds.filter((locale) => locales?.includes(locale) ?? true);
