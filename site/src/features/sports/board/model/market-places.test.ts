import { placeMarkets } from './market-places';

const market = (rows: number, more: { isWide?: boolean; hasHistory?: boolean } = {}) => ({
  rows,
  isWide: false,
  hasHistory: false,
  ...more,
});

describe('the places of the markets of a match', () => {
  it('[SPT-8] fills the shorter of two columns', () => {
    // 3 rows of prices are 41 rows of the grid, 1 row is 23.
    expect(placeMarkets([market(3), market(1), market(1), market(1)])).toEqual([
      '1 / 1 / span 41',
      '1 / 2 / span 23',
      '24 / 2 / span 23',
      '42 / 1 / span 23',
    ]);
  });

  it('[SPT-8] begins a market of both columns below the longer one', () => {
    expect(placeMarkets([market(3), market(1), market(2, { isWide: true }), market(1)])).toEqual([
      '1 / 1 / span 41',
      '1 / 2 / span 23',
      '42 / 1 / span 32 / -1',
      '74 / 1 / span 23 / -1',
    ]);
  });

  it('[SPT-8] gives both columns to a last market that would be alone in its row', () => {
    expect(placeMarkets([market(1), market(1), market(1)])).toEqual([
      '1 / 1 / span 23',
      '1 / 2 / span 23',
      '24 / 1 / span 23 / -1',
    ]);
    expect(placeMarkets([market(1), market(1)])).toEqual(['1 / 1 / span 23', '1 / 2 / span 23']);
  });

  it('[SPT-8] moves no market to the other column when the history of a price is opened', () => {
    const columnsOf = (hasHistory: boolean) =>
      placeMarkets([market(1, { hasHistory }), market(1), market(1), market(1), market(3)]).map(
        (area) => area.split(' / ')[1],
      );
    expect(columnsOf(true)).toEqual(columnsOf(false));
    expect(placeMarkets([market(1, { hasHistory: true }), market(1), market(1), market(1)])[2]).toBe(
      '43 / 1 / span 23',
    );
  });
});
