import type { EventView, LocalText } from '@pavilion/contract';
import {
  type BoardColumn,
  boardColumns,
  marketId,
  marketTypes,
  type Sport,
  sports,
} from '@pavilion/contract/sports';
import { inEachLanguage, messagesIn } from '@pavilion/format';
import { type MarketLabel, marketMessages } from '../../../../shared/sports/market-messages';
import type { BoardLayout } from './address';

/** A column of the board with its title. */
export interface TitledColumn extends BoardColumn {
  readonly title: LocalText;
}

/** Columns of one period. */
export interface ColumnGroup {
  readonly period: string;
  readonly columns: readonly TitledColumn[];
}

/** The winner of a map is in columns of the map, so the title does not name the map again. */
const titleOf = (sport: Sport, type: string): LocalText =>
  marketTypes[sport][type === 'mapWinner' ? marketId.moneyLine : type]!.name.short;

const columnGroups = (sport: Sport): readonly ColumnGroup[] => {
  const columns = boardColumns(sport).map((column) => ({ ...column, title: titleOf(sport, column.type) }));
  const periods = [...new Set(columns.map(({ period }) => period))];
  return periods.map((period) => ({ period, columns: columns.filter((column) => column.period === period) }));
};

const asian = Object.fromEntries(sports.map((sport) => [sport, columnGroups(sport)])) as Readonly<
  Record<Sport, readonly ColumnGroup[]>
>;

const textOf = (label: MarketLabel): LocalText =>
  inEachLanguage((language) => messagesIn(marketMessages, language)[label]);

const teamTitles: Readonly<Record<string, LocalText>> = { h: textOf('homeWin'), a: textOf('awayWin') };

const sideTitle = (sport: Sport, type: string, side: string): LocalText =>
  teamTitles[side] ?? marketTypes[sport][type]!.sideNames[side]!.short;

/** The winner's sides as columns of their own, then the first handicap and total of the whole match. */
const european = (sport: Sport): readonly ColumnGroup[] => {
  const [whole] = asian[sport];
  const columns = whole!.columns;
  const winners = columns.filter(({ lines }) => lines === 'none');
  return [
    {
      period: 'ft',
      columns: [
        ...winners.flatMap((column) =>
          ['h', 'd', 'a']
            .filter((side) => column.sides.includes(side))
            .map((side) => ({ ...column, sides: [side], title: sideTitle(sport, column.type, side) })),
        ),
        ...columns.filter(({ lines }) => lines !== 'none'),
      ],
    },
  ];
};

export const columnKey = ({ period, type }: { readonly period: string; readonly type: string }) =>
  `${period} ${type}`;

/**
 * The periods that most matches offer, and the keys of the columns in which any match has a line: others are empty in every row.
 * A board in play begins with the matches that are beyond their first half.
 */
export const offeredKeys = (events: readonly Pick<EventView, 'markets'>[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { markets } of events) {
    const open = markets.filter(({ lines }) => lines.length > 0);
    for (const key of new Set(open.flatMap((market) => [market.period, columnKey(market)])))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].flatMap(([key, count]) => (key.includes(' ') || count > events.length / 2 ? [key] : []));
};

/** The columns of a sport's board. */
export const columnsOf = (sport: Sport, layout: BoardLayout): readonly ColumnGroup[] =>
  layout === 'asian' ? asian[sport] : european(sport);
