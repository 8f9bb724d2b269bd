import { type MarketName, marketId, type Sport } from '@pavilion/contract/sports';
import type { MarketLabel } from '../../../../shared/sports/sports-messages';
import type { BoardLayout } from './address';

/** A column of the board: a market of every match, its sides one below the other. */
export interface BoardColumn {
  readonly type: MarketName;
  readonly period: string;
  readonly sides: readonly string[];
  readonly title: MarketLabel;
  readonly kind: 'handicap' | 'total' | 'winner';
}

/** Columns of one period. */
export interface ColumnGroup {
  readonly period: string;
  readonly columns: readonly BoardColumn[];
}

const handicap = (type: MarketName, period: string, title: MarketLabel): BoardColumn => ({
  type,
  period,
  sides: ['h', 'a'],
  title,
  kind: 'handicap',
});
const total = (type: MarketName, period: string, title: MarketLabel): BoardColumn => ({
  type,
  period,
  sides: ['o', 'u'],
  title,
  kind: 'total',
});
const winner = (
  type: MarketName,
  period: string,
  sides: readonly string[],
  title: MarketLabel,
): BoardColumn => ({
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
      handicap(marketId.handicap, period, 'ah'),
      total(marketId.overUnder, period, 'ouShort'),
      winner(marketId.matchResult, period, ['h', 'a', 'd'], 'matchResultShort'),
    ],
  })),
  basketball: [
    {
      period: 'ft',
      columns: [
        handicap(marketId.handicap, 'ft', 'ahPointsShort'),
        total(marketId.overUnder, 'ft', 'ouShort'),
        winner(marketId.moneyLine, 'ft', ['h', 'a'], 'ml'),
      ],
    },
    {
      period: 'h1',
      columns: [
        handicap(marketId.handicap, 'h1', 'ahPointsShort'),
        total(marketId.overUnder, 'h1', 'ouShort'),
      ],
    },
  ],
  tennis: [
    {
      period: 'ft',
      columns: [
        winner(marketId.moneyLine, 'ft', ['h', 'a'], 'ml'),
        handicap('setsAh', 'ft', 'setsAh'),
        handicap('gamesAh', 'ft', 'gamesAh'),
        total('gamesOu', 'ft', 'gamesOuShort'),
      ],
    },
  ],
  cs2: [
    {
      period: 'ft',
      columns: [
        winner(marketId.moneyLine, 'ft', ['h', 'a'], 'ml'),
        handicap('mapsAh', 'ft', 'mapsAh'),
        total('mapsOu', 'ft', 'mapsOuShort'),
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
        winner(marketId.moneyLine, 'ft', ['h', 'a'], 'ml'),
        handicap('mapsAh', 'ft', 'mapsAh'),
        total('mapsOu', 'ft', 'mapsOuShort'),
      ],
    },
    {
      period: 'm1',
      columns: [winner('mapWinner', 'm1', ['h', 'a'], 'ml'), total('killsOu', 'm1', 'killsOuShort')],
    },
    {
      period: 'm2',
      columns: [winner('mapWinner', 'm2', ['h', 'a'], 'ml'), total('killsOu', 'm2', 'killsOuShort')],
    },
  ],
};

const sideTitles: Readonly<Record<string, MarketLabel>> = { h: 'homeWin', d: 'draw', a: 'awayWin' };

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
