import { type TableGame, tableEngine, tableVenueGame } from '../tables';
import type { Venue } from '../venue';

interface Coin {
  /** 1 heads, 2 tails, 3 edge, 4 lost under the table. */
  readonly beads: number;
}

const text = (zh: string, en: string) => ({ 'zh-CN': zh, en });

const returns: Readonly<Record<string, readonly number[]>> = {
  heads: [0, 280, 0, 100, 0],
  tails: [0, 0, 280, 100, 0],
  half: [0, 50, 310, 0, 0],
};

/** A table game for tests only: a coin with four outcomes of equal chance. Its rounds have the kind of a product's game. */
export const coinTable: TableGame<Coin> = {
  code: 'coin-table',
  name: text('抛硬币桌', 'Coin Table'),
  pinyin: 'paoyingbizhuo',
  initials: 'pybz',
  hot: false,
  isNew: false,
  cover: { motif: 'coin', colors: ['#101010', '#202020'] },
  version: 1,
  venue: 'PAVILION-ZR',
  kind: 'fan-tan',
  clock: { period: 30_000, bet: 20_000, guard: 1_000 },
  minStake: 100n,
  maxStake: 500_000n,
  chips: [100n, 1_000n],
  groups: [
    {
      id: 'faces',
      name: text('正反', 'Faces'),
      selections: [
        { id: 'heads', name: text('正面', 'Heads') },
        { id: 'tails', name: text('反面', 'Tails') },
        { id: 'half', name: text('半赔', 'Half back') },
      ],
      picks: [{ prefix: 'two', name: text('任选', 'Any two'), count: 2, of: 50 }],
    },
  ],
  draw: (random) => ({ beads: random(4) + 1 }),
  returnOf(selection, { beads }) {
    if (selection.startsWith('two:')) return beads === 1 ? 50_000 : 0;
    return returns[selection]?.[beads];
  },
  outcomes: () => [1, 2, 3, 4].map((beads) => [{ beads }, 1n] as const),
  mark: ({ beads }) => ({ text: text('点', 'dot'), tone: beads === 1 ? 'red' : 'blue' }),
};

/** A second table with the same rules. */
export const otherTable: TableGame<Coin> = {
  ...coinTable,
  code: 'other-table',
  drawnNumbers: ({ beads }) => ({ pieces: 'balls', numbers: [beads] }),
};

export const coinTables = [coinTable, otherTable] as readonly TableGame[];

export const coinTableVenue: Venue = {
  code: 'COIN-TABLE',
  name: text('硬币桌', 'Coin Tables'),
  category: 'realbet',
  engine: tableEngine,
  games: coinTables.map(tableVenueGame),
};
