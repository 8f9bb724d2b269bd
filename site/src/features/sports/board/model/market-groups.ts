import {
  boardTypes,
  type MarketTab,
  marketTypes,
  type PeriodKind,
  periodKind,
  type Sport,
} from '@pavilion/contract/sports';
import type { DetailKey } from '../../details/messages/detail-messages';
import type { MarketLayout } from '../../feed/feed-types';

/** A tab of the opened match. */
export interface MarketGroup {
  readonly id: string;
  readonly title: DetailKey;
  readonly has: (market: Pick<MarketLayout, 'type' | 'period'>) => boolean;
}

/** The titles of the tabs that rows of market types name. */
const titles: Readonly<Record<MarketTab, DetailKey>> = {
  lines: 'groupLines',
  points: 'groupPoints',
  sets: 'groupSets',
  goals: 'groupGoals',
  score: 'groupScore',
  corners: 'groupCorners',
};

const group = (id: string, title: DetailKey, has: MarketGroup['has']): MarketGroup => ({ id, title, has });

const all = group('all', 'groupAll', () => true);
const halves = group('half', 'groupHalf', ({ period }) => periodKind(period) === 'h');
const quarters = group('quarters', 'groupQuarters', ({ period }) => periodKind(period) === 'q');
const maps = group('maps', 'groupMaps', ({ period }) => ['m', 'mr'].includes(periodKind(period)));

/** The tab of a kind of period; the markets of the others are in the tabs of their types. */
const periodGroups: Readonly<Record<PeriodKind, MarketGroup | undefined>> = {
  ft: undefined,
  h: halves,
  q: quarters,
  s: undefined,
  sg: undefined,
  m: maps,
  mr: maps,
  g: undefined,
};

/** The tabs of the periods of a sport's market types, in the order of `periodGroups`. */
const periodGroupsOf = (sport: Sport): readonly MarketGroup[] => {
  const kinds = Object.values(marketTypes[sport]).flatMap(({ periods }) => periods);
  const groups = Object.entries(periodGroups).map(([kind, own]) => kinds.includes(kind as PeriodKind) && own);
  return [...new Set(groups)].filter((own) => own !== undefined && own !== false);
};

/** The tabs that the rows of the sport's market types name, in the order of the rows. */
const typeGroups = (sport: Sport): readonly MarketGroup[] => {
  const types = Object.entries(marketTypes[sport]);
  const tabs = new Set(types.flatMap(([, { tab }]) => tab ?? []));
  return [...tabs].map((tab) => group(tab, titles[tab], ({ type }) => marketTypes[sport][type]?.tab === tab));
};

/** The market types that neither the board nor a tab of types lists, so that each one is on the board or in a tab. */
const specialOf = (sport: Sport): MarketGroup => {
  const listed: readonly string[] = boardTypes[sport];
  return group(
    'special',
    'groupSpecial',
    ({ type }) => !listed.includes(type) && marketTypes[sport][type]?.tab === undefined,
  );
};

/** The tabs of the opened match of a sport. A market type whose row names no tab is in “special”, unless it is on the board. */
export const marketGroupsOf = (sport: Sport): readonly MarketGroup[] => {
  const [first, ...others] = typeGroups(sport);
  return [all, ...(first ? [first] : []), ...periodGroupsOf(sport), ...others, specialOf(sport)];
};
