import { type GameCategory, type LocalText, limits } from '@pavilion/contract';
import type { LimitCaps } from '../domain/protection';
import { StartupError } from '../startup-error';

/**
 * What names a brand and what it offers. The pages bring it for each of their brands (`PageServer.brands`), so that a brand of the
 * site needs no row here. Read by the calls that name the site and list games and channels, for the brand of the requested host.
 */
export interface BrandIdentity {
  /** The value of `BRAND`. */
  readonly brand: string;
  /** The title of the site. */
  readonly siteName: LocalText;
  readonly name: LocalText;
  /** The address of the icon. */
  readonly favicon: string;
  readonly defaultLocale: keyof LocalText;
  /** Host names of the brand, without port. The first one on this machine is in the printed address. */
  readonly hosts: readonly string[];
  /** The origin of a cache that pages may ask for preInfo, if there is one. */
  readonly cacheHost?: string | undefined;
  /** The phone number of the support, if there is one. */
  readonly servicePhone?: string | undefined;
  /** The categories of games that the brand offers; all by default. */
  readonly categories?: readonly GameCategory[] | undefined;
  /** Codes of the games that it offers; all of its categories by default. */
  readonly games?: readonly string[] | undefined;
  /** Codes of the deposit channels that it offers; all by default. */
  readonly depositChannels?: readonly string[] | undefined;
  /** The youngest age of members, in years; `limits.adultAge` by default. */
  readonly adultAge?: number | undefined;
}

/**
 * The rules of a brand, which hold for all members of the gateway that starts with it. Its services get the rules as `rules`, of which
 * each picks those that it reads; the pages get none. `usualRules` has the value of each for brands that do not set it.
 */
export interface BrandRules {
  /** The postal address of the operator, as `address` of preInfo; empty by default, since nobody operates a brand for play money. */
  readonly address: string;
  /** Time zone of the brand's calendar. */
  readonly timeZone: string;
  /**
   * Whether members may cancel a withdrawal until it is paid. False by default, unless the brand is for play money only: taking money
   * back to play on is a known harm, and many regulators forbid it.
   */
  readonly withdrawalsMayBeCancelled: boolean;
  /**
   * Whom a friend counts for whose inviter belongs to an agent. `member-first`, by default: the inviter is rewarded, and the
   * agent's month bears the bonus. `agent-first`: the inviter is not.
   */
  readonly invitations: 'member-first' | 'agent-first';
  /** Limits of deposits, stakes, the stake per bet, losses and playing time for all members (PRO-1); none unless given. */
  readonly limitCaps: LimitCaps;
  /** Whole hours of the brand's day in which persons of support answer (SUP-1): `from` is before `to`, and `to` at most 24. */
  readonly supportHours: { readonly from: number; readonly to: number };
}

/** All that a gateway knows of a brand. Read when it starts. */
export interface GatewayBrand extends BrandIdentity, BrandRules {}

const usualRules: BrandRules = {
  address: '',
  timeZone: 'Asia/Shanghai',
  // guard: withdrawals-final-by-default
  withdrawalsMayBeCancelled: false,
  invitations: 'member-first',
  limitCaps: {},
  supportHours: { from: 9, to: 24 },
};

/** The brands of a gateway without pages, and the rules of brands that differ from the usual ones. */
const table: readonly GatewayBrand[] = [
  {
    ...usualRules,
    brand: 'pavilion',
    siteName: { 'zh-CN': '华亭 Pavilion · 模拟娱乐平台', en: 'Pavilion · play-money games' },
    name: { 'zh-CN': '华亭', en: 'Pavilion' },
    favicon: '/favicon.svg',
    defaultLocale: 'zh-CN',
    hosts: ['localhost', '127.0.0.1'],
    withdrawalsMayBeCancelled: true,
  },
  {
    ...usualRules,
    brand: 'jade',
    siteName: { 'zh-CN': '青瓷 Jade · 模拟娱乐平台', en: 'Jade · play-money games' },
    name: { 'zh-CN': '青瓷', en: 'Jade' },
    favicon: '/jade.svg',
    defaultLocale: 'en',
    hosts: ['jade.localhost'],
    withdrawalsMayBeCancelled: true,
  },
];

/** The brands of a gateway. */
export interface Brands {
  /** The brand of `BRAND`: its rules hold, and it serves every host that no brand lists. */
  readonly main: GatewayBrand;
  readonly all: readonly GatewayBrand[];
  /** Host names of all brands. */
  readonly hosts: readonly string[];
  /** The brand of a requested host, with or without port. */
  ofHost(host: string): GatewayBrand;
}

/** The time of an answer is counted from one opening to the next, which hours that end before they begin would never reach. */
const checkSupportHours = (brand: string, { from, to }: BrandRules['supportHours']): void => {
  if ([from, to].every(Number.isInteger) && from >= 0 && from < to && to <= 24) return;
  throw new StartupError(
    `The support hours of brand "${brand}" are ${from} to ${to}. They are whole hours from 0 to 24, the first before the last.`,
  );
};

/**
 * Chooses among the brands of the site, or among those of the table when the gateway knows no site.
 *
 * @param name the value of `BRAND`; by default the first brand.
 * @throws StartupError for a name that no brand has, and for hours of support that do not begin and end on the same day.
 */
export const chooseBrands = (name?: string, ofPages?: readonly BrandIdentity[]): Brands => {
  const brands = ofPages?.map((identity): GatewayBrand => {
    const rules = table.find(({ brand }) => brand === identity.brand) ?? usualRules;
    return { ...rules, ...identity };
  });
  const all = brands ?? table;
  for (const { brand, supportHours } of all) checkSupportHours(brand, supportHours);
  const main = name === undefined ? all[0] : all.find(({ brand }) => brand === name);
  if (!main) {
    const names = all.map(({ brand }) => brand).join(', ');
    throw new StartupError(`There is no brand "${name}". BRAND is one of: ${names}.`);
  }
  return {
    main,
    all,
    hosts: all.flatMap(({ hosts }) => hosts),
    ofHost: (host) => {
      const hostname = host.replace(/:\d+$/, '').toLowerCase();
      return all.find(({ hosts }) => hosts.includes(hostname)) ?? main;
    },
  };
};

/** Whether a brand offers a game, or the games of a category that are not in the catalogue. */
export const offersGame = (
  { categories, games }: Pick<BrandIdentity, 'categories' | 'games'>,
  { code, category }: { readonly code?: string | undefined; readonly category: GameCategory },
): boolean =>
  (categories?.includes(category) ?? true) && (code === undefined || (games?.includes(code) ?? true));

/** The youngest age of the members of a brand, in years. */
export const adultAgeOf = ({ adultAge = limits.adultAge }: Pick<BrandIdentity, 'adultAge'>): number =>
  adultAge;

/**
 * Puts the brand into a text of the registries: `{brand}` and `{BRAND}` are its name in addresses, `{name}` the one that
 * people read in Latin letters, `{age}` the youngest age of its members.
 */
export const brandText = (text: string, identity: BrandIdentity): string => {
  const { brand, name } = identity;
  return text
    .replaceAll('{brand}', brand)
    .replaceAll('{BRAND}', brand.toUpperCase())
    .replaceAll('{name}', name.en)
    .replaceAll('{age}', String(adultAgeOf(identity)));
};
