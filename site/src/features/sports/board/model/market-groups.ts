import { type MarketName, marketId, periodKind, type Sport } from '@pavilion/contract/sports';
import type { MarketLayout } from '../../feed/feed-types';
import type { SportsKey } from '../../messages/sports-messages';

/** A tab of the opened match. */
export interface MarketGroup {
  readonly id: string;
  readonly title: SportsKey;
  readonly has: (market: Pick<MarketLayout, 'type' | 'period'>) => boolean;
}

const group = (id: string, title: SportsKey, has: MarketGroup['has']): MarketGroup => ({ id, title, has });
const byType = (id: string, title: SportsKey, ...types: readonly MarketName[]) =>
  group(id, title, ({ type }) => (types as readonly string[]).includes(type));

const all = group('all', 'groupAll', () => true);
const halves = group('half', 'groupHalf', ({ period }) => periodKind(period) === 'h');
const maps = group('maps', 'groupMaps', ({ period }) => ['m', 'mr'].includes(periodKind(period)));

/** The tabs of the opened match of each sport. */
export const marketGroups: Readonly<Record<Sport, readonly MarketGroup[]>> = {
  football: [
    all,
    byType('lines', 'groupLines', marketId.handicap, marketId.overUnder),
    halves,
    byType('goals', 'groupGoals', marketId.bothTeamsToScore, marketId.oddEven, 'nextGoal'),
    byType('score', 'groupScore', marketId.correctScore),
    byType('corners', 'groupCorners', 'cornersAh', 'cornersOu'),
    byType('special', 'groupSpecial', marketId.doubleChance, marketId.halfTimeFullTime),
  ],
  basketball: [
    all,
    byType('lines', 'groupPoints', marketId.handicap, marketId.overUnder),
    halves,
    group('quarters', 'groupQuarters', ({ period }) => periodKind(period) === 'q'),
    byType('special', 'groupSpecial', 'homeOu', 'awayOu', marketId.oddEven),
  ],
  tennis: [
    all,
    byType('lines', 'groupSets', 'setsAh', 'gamesAh', 'gamesOu'),
    byType('special', 'groupSpecial', 'setWinner', 'gameWinner'),
  ],
  cs2: [all, maps, byType('special', 'groupSpecial', 'pistol')],
  moba: [all, maps, byType('special', 'groupSpecial', 'firstBlood', 'firstTower')],
};
