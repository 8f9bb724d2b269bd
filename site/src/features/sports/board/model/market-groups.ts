import { boardTypes, type MarketName, marketId, periodKind, type Sport } from '@pavilion/contract/sports';
import type { MarketLayout } from '../../feed/feed-types';
import type { SportsKey } from '../../messages/sports-messages';

/** A tab of the opened match. */
export interface MarketGroup {
  readonly id: string;
  readonly title: SportsKey;
  readonly has: (market: Pick<MarketLayout, 'type' | 'period'>) => boolean;
}

/** A tab of certain market types. */
interface TypeGroup extends MarketGroup {
  readonly types: readonly MarketName[];
}

const group = (id: string, title: SportsKey, has: MarketGroup['has']): MarketGroup => ({ id, title, has });
const byType = (id: string, title: SportsKey, ...types: readonly MarketName[]): TypeGroup => ({
  ...group(id, title, ({ type }) => (types as readonly string[]).includes(type)),
  types,
});

const all = group('all', 'groupAll', () => true);
const halves = group('half', 'groupHalf', ({ period }) => periodKind(period) === 'h');
const maps = group('maps', 'groupMaps', ({ period }) => ['m', 'mr'].includes(periodKind(period)));

/** The tabs between “all” and “special”. */
const ownGroups: Readonly<Record<Sport, readonly (MarketGroup | TypeGroup)[]>> = {
  football: [
    byType('lines', 'groupLines', marketId.handicap, marketId.overUnder),
    halves,
    byType('goals', 'groupGoals', marketId.bothTeamsToScore, marketId.oddEven, 'nextGoal'),
    byType('score', 'groupScore', marketId.correctScore),
    byType('corners', 'groupCorners', 'cornersAh', 'cornersOu'),
  ],
  basketball: [
    byType('lines', 'groupPoints', marketId.handicap, marketId.overUnder),
    halves,
    group('quarters', 'groupQuarters', ({ period }) => periodKind(period) === 'q'),
  ],
  tennis: [byType('lines', 'groupSets', 'setsAh', 'gamesAh', 'gamesOu')],
  cs2: [maps],
  moba: [maps],
};

/** The market types that neither the board nor a tab of types lists, so that each one is on the board or in a tab. */
const specialOf = (sport: Sport): MarketGroup => {
  const named = ownGroups[sport].flatMap((each) => ('types' in each ? each.types : []));
  const listed: readonly string[] = [...boardTypes[sport], ...named];
  return group('special', 'groupSpecial', ({ type }) => !listed.includes(type));
};

/** The tabs of the opened match of a sport. A new market type is in “special” until a tab names it. */
export const marketGroupsOf = (sport: Sport): readonly MarketGroup[] => [
  all,
  ...ownGroups[sport],
  specialOf(sport),
];
