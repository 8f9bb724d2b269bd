import { type LocalText, type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { VenuePage } from '../venue';

/** The pages of a sports venue; the first one opens without a `gameCode`. */
const pagesOf = (sport: LocalText, esports: LocalText): readonly [VenuePage, VenuePage] => [
  { code: 'sport', category: 'sport', name: sport },
  { code: 'esports', category: 'gaming', name: esports },
];

/** The pages of each provider. The esports venues are brands of the same providers. */
export const sportsPages: Readonly<Record<SportsProvider, readonly [VenuePage, VenuePage]>> = {
  IMTY: pagesOf({ 'zh-CN': 'IM 体育', en: 'IM Sports' }, { 'zh-CN': 'IM 电竞', en: 'IM Esports' }),
  OBTY: pagesOf({ 'zh-CN': 'OB 体育', en: 'OB Sports' }, { 'zh-CN': 'YB 电竞', en: 'YB Esports' }),
  FBTY: pagesOf({ 'zh-CN': 'FB 体育', en: 'FB Sports' }, { 'zh-CN': 'LH 电竞', en: 'LH Esports' }),
};

/** The path of a page: `/sports/IMTY-esports`. Undefined for a page that the venue does not have. */
export const pagePath = (provider: SportsProvider, gameCode: string): string | undefined => {
  const pages = sportsPages[provider];
  const page = gameCode === '' ? pages[0] : pages.find(({ code }) => code === gameCode);
  return page && `/sports/${provider}-${page.code}`;
};

/** The names of the pages, by the last part of their paths. */
export const pageNames: ReadonlyMap<string, LocalText> = new Map(
  (Object.keys(sportsProviders) as SportsProvider[]).flatMap((provider) =>
    sportsPages[provider].map(({ code, name }) => [`${provider}-${code}`, name] as const),
  ),
);
