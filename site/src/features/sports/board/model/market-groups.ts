import type { Sport } from '@pavilion/contract/sports';
import { periodKind } from '@pavilion/contract/sports';
import type { MarketLayout } from '../../feed/feed-types';
import type { SportsKey } from '../../messages/sports-messages';

/** A tab of the opened match. */
export interface MarketGroup {
  readonly id: string;
  readonly title: SportsKey;
  readonly has: (market: Pick<MarketLayout, 'type' | 'period'>) => boolean;
}

const group = (id: string, title: SportsKey, has: MarketGroup['has']): MarketGroup => ({ id, title, has });
const byType = (id: string, title: SportsKey, ...types: string[]) =>
  group(id, title, ({ type }) => types.includes(type));

const all = group('all', 'groupAll', () => true);
const halves = group('half', 'groupHalf', ({ period }) => periodKind(period) === 'h');
const maps = group('maps', 'groupMaps', ({ period }) => ['m', 'mr'].includes(periodKind(period)));

/** The tabs of the opened match of each sport. */
export const marketGroups: Readonly<Record<Sport, readonly MarketGroup[]>> = {
  football: [
    all,
    byType('lines', 'groupLines', 'ah', 'ou'),
    halves,
    byType('goals', 'groupGoals', 'btts', 'oe', 'nextGoal'),
    byType('score', 'groupScore', 'cs'),
    byType('corners', 'groupCorners', 'cornersAh', 'cornersOu'),
    byType('special', 'groupSpecial', 'dc', 'htft'),
  ],
  basketball: [
    all,
    byType('lines', 'groupPoints', 'ah', 'ou'),
    halves,
    group('quarters', 'groupQuarters', ({ period }) => periodKind(period) === 'q'),
    byType('special', 'groupSpecial', 'homeOu', 'awayOu', 'oe'),
  ],
  tennis: [
    all,
    byType('lines', 'groupSets', 'setsAh', 'gamesAh', 'gamesOu'),
    byType('special', 'groupSpecial', 'setWinner', 'gameWinner'),
  ],
  cs2: [all, maps, byType('special', 'groupSpecial', 'pistol')],
  moba: [all, maps, byType('special', 'groupSpecial', 'firstBlood', 'firstTower')],
};
