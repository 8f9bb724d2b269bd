import { type LocalText, type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { VenuePage } from '../venue';

/** The pages of each sports venue; the first one opens without a `gameCode`. */
export const sportsPages = [
  { code: 'sport', category: 'sport' },
  { code: 'esports', category: 'gaming' },
] as const satisfies readonly VenuePage[];

type PageCode = (typeof sportsPages)[number]['code'];

/** The esports venues are brands of the same providers. */
const names: Readonly<Record<SportsProvider, Readonly<Record<PageCode, LocalText>>>> = {
  IMTY: {
    sport: { 'zh-CN': 'IM 体育', en: 'IM Sports' },
    esports: { 'zh-CN': 'IM 电竞', en: 'IM Esports' },
  },
  OBTY: {
    sport: { 'zh-CN': 'OB 体育', en: 'OB Sports' },
    esports: { 'zh-CN': 'YB 电竞', en: 'YB Esports' },
  },
  FBTY: {
    sport: { 'zh-CN': 'FB 体育', en: 'FB Sports' },
    esports: { 'zh-CN': 'LH 电竞', en: 'LH Esports' },
  },
};

/** The path of a page: `/sports/IMTY-esports`. Undefined for a page that the venue does not have. */
export const pagePath = (provider: SportsProvider, gameCode: string): string | undefined => {
  const page = sportsPages.find(({ code }) => code === (gameCode || sportsPages[0].code));
  return page && `/sports/${provider}-${page.code}`;
};

/** The names of the pages, by the last part of their paths. */
export const pageNames: ReadonlyMap<string, LocalText> = new Map(
  (Object.keys(sportsProviders) as SportsProvider[]).flatMap((provider) =>
    sportsPages.map(({ code }) => [`${provider}-${code}`, names[provider][code]] as const),
  ),
);
