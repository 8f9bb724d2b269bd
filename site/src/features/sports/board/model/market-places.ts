/** What decides the size of a market of an opened match. */
export interface MarketSize {
  /** Rows of prices. */
  readonly rows: number;
  readonly isWide: boolean;
  readonly hasHistory: boolean;
}

/** The height of a row of the grid, px. Rows that are too low for their content grow. */
export const gridRow = 4;

/** In rows of the grid, with the distance to the next market: title and edges, a row of prices, the history of the price. */
const frame = 14;
const pricesRow = 9;
const history = 19;

/** A place as the CSS property `grid-area`. */
type GridArea = string;

/**
 * The places of markets in two columns, in their order: each goes into the column that is shorter, and wide ones take both, as
 * does the last of the others where the columns end at one height. The column does not depend on opened histories, so that
 * opening one moves no market to the other side.
 */
export const placeMarkets = (markets: readonly MarketSize[]): readonly GridArea[] => {
  /** The ends of the columns, without and with histories. */
  let closed: readonly [number, number] = [1, 1];
  let open: readonly [number, number] = [1, 1];
  const last = markets.findLastIndex(({ isWide }) => !isWide);
  return markets.map(({ rows, isWide, hasHistory }, index) => {
    const low = frame + rows * pricesRow;
    const high = low + (hasHistory ? history : 0);
    if (isWide || (index === last && closed[0] === closed[1])) {
      const start = Math.max(...open);
      const end = Math.max(...closed) + low;
      closed = [end, end];
      open = [start + high, start + high];
      return `${start} / 1 / span ${high} / -1`;
    }
    const isSecond = closed[1] < closed[0];
    const start = open[isSecond ? 1 : 0];
    closed = isSecond ? [closed[0], closed[1] + low] : [closed[0] + low, closed[1]];
    open = isSecond ? [open[0], start + high] : [start + high, open[1]];
    return `${start} / ${isSecond ? 2 : 1} / span ${high}`;
  });
};
