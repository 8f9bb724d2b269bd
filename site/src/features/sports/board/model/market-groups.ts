import { boardTypes, type MarketTab, marketTypes, periodKind, type Sport } from '@pavilion/contract/sports';
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

/** The tabs of certain periods, after the first tab of certain types. */
const periodGroups: Readonly<Record<Sport, readonly MarketGroup[]>> = {
  football: [halves],
  basketball: [halves, quarters],
  tennis: [],
  cs2: [maps],
  moba: [maps],
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
  return [all, ...(first ? [first] : []), ...periodGroups[sport], ...others, specialOf(sport)];
};
