import type { Sport } from '@pavilion/contract/sports';
import type { SportsKey } from '../../messages/sports-messages';
import type { BoardLayout } from './address';

/** A column of the board: a market of every match, its sides one below the other. */
export interface BoardColumn {
  readonly type: string;
  readonly period: string;
  readonly sides: readonly string[];
  readonly title: SportsKey;
  readonly kind: 'handicap' | 'total' | 'winner';
}

/** Columns of one period. */
export interface ColumnGroup {
  readonly period: string;
  readonly columns: readonly BoardColumn[];
}

const handicap = (type: string, period: string, title: SportsKey): BoardColumn => ({
  type,
  period,
  sides: ['h', 'a'],
  title,
  kind: 'handicap',
});
const total = (type: string, period: string, title: SportsKey): BoardColumn => ({
  type,
  period,
  sides: ['o', 'u'],
  title,
  kind: 'total',
});
const winner = (type: string, period: string, sides: readonly string[], title: SportsKey): BoardColumn => ({
  type,
  period,
  sides,
  title,
  kind: 'winner',
});

const asian: Readonly<Record<Sport, readonly ColumnGroup[]>> = {
  football: ['ft', 'h1'].map((period) => ({
    period,
    columns: [
      handicap('ah', period, 'ah'),
      total('ou', period, 'ou'),
      winner('1x2', period, ['h', 'a', 'd'], 'resultWinner'),
    ],
  })),
  basketball: [
    {
      period: 'ft',
      columns: [
        handicap('ah', 'ft', 'ahPoints'),
        total('ou', 'ft', 'ou'),
        winner('ml', 'ft', ['h', 'a'], 'ml'),
      ],
    },
    { period: 'h1', columns: [handicap('ah', 'h1', 'ahPoints'), total('ou', 'h1', 'ou')] },
  ],
  tennis: [
    {
      period: 'ft',
      columns: [
        winner('ml', 'ft', ['h', 'a'], 'ml'),
        handicap('setsAh', 'ft', 'setsAh'),
        handicap('gamesAh', 'ft', 'gamesAh'),
        total('gamesOu', 'ft', 'gamesOu'),
      ],
    },
  ],
  cs2: [
    {
      period: 'ft',
      columns: [
        winner('ml', 'ft', ['h', 'a'], 'ml'),
        handicap('mapsAh', 'ft', 'mapsAh'),
        total('mapsOu', 'ft', 'mapsOu'),
      ],
    },
    {
      period: 'm1',
      columns: [winner('mapWinner', 'm1', ['h', 'a'], 'ml'), handicap('roundsAh', 'm1', 'roundsAh')],
    },
    {
      period: 'm2',
      columns: [winner('mapWinner', 'm2', ['h', 'a'], 'ml'), handicap('roundsAh', 'm2', 'roundsAh')],
    },
  ],
  moba: [
    {
      period: 'ft',
      columns: [
        winner('ml', 'ft', ['h', 'a'], 'ml'),
        handicap('mapsAh', 'ft', 'mapsAh'),
        total('mapsOu', 'ft', 'mapsOu'),
      ],
    },
    {
      period: 'm1',
      columns: [winner('mapWinner', 'm1', ['h', 'a'], 'ml'), total('killsOu', 'm1', 'killsOu')],
    },
    {
      period: 'm2',
      columns: [winner('mapWinner', 'm2', ['h', 'a'], 'ml'), total('killsOu', 'm2', 'killsOu')],
    },
  ],
};

const sideTitles: Readonly<Record<string, SportsKey>> = { h: 'homeWin', d: 'drawLong', a: 'awayWin' };

/** The winner's sides as columns of their own, then the first handicap and total of the whole match. */
const european = (sport: Sport): readonly ColumnGroup[] => {
  const [whole] = asian[sport];
  const columns = whole!.columns;
  const winners = columns.filter(({ kind }) => kind === 'winner');
  return [
    {
      period: 'ft',
      columns: [
        ...winners.flatMap((column) =>
          ['h', 'd', 'a']
            .filter((side) => column.sides.includes(side))
            .map((side) => ({ ...column, sides: [side], title: sideTitles[side]! })),
        ),
        ...columns.filter(({ kind }) => kind !== 'winner'),
      ],
    },
  ];
};

/** The columns of a sport's board. */
export const columnsOf = (sport: Sport, layout: BoardLayout): readonly ColumnGroup[] =>
  layout === 'asian' ? asian[sport] : european(sport);
