import { placeMarkets } from './market-places';

const market = (rows: number, more: { isWide?: boolean; hasHistory?: boolean } = {}) => ({
  rows,
  isWide: false,
  hasHistory: false,
  ...more,
});

describe('the places of the markets of a match', () => {
  it('[SPT-8] fills the shorter of two columns', () => {
    // 3 rows of prices are 38 rows of the grid, 1 row is 22.
    expect(placeMarkets([market(3), market(1), market(1), market(1)])).toEqual([
      '1 / 1 / span 38',
      '1 / 2 / span 22',
      '23 / 2 / span 22',
      '39 / 1 / span 22',
    ]);
  });

  it('[SPT-8] begins a market of both columns below the longer one', () => {
    expect(placeMarkets([market(3), market(1), market(2, { isWide: true }), market(1)])).toEqual([
      '1 / 1 / span 38',
      '1 / 2 / span 22',
      '39 / 1 / span 30 / -1',
      '69 / 1 / span 22',
    ]);
  });

  it('[SPT-8] moves no market to the other column when the history of a price is opened', () => {
    const columnsOf = (hasHistory: boolean) =>
      placeMarkets([market(1, { hasHistory }), market(1), market(1), market(1)]).map(
        (area) => area.split(' / ')[1],
      );
    expect(columnsOf(true)).toEqual(columnsOf(false));
    expect(placeMarkets([market(1, { hasHistory: true }), market(1), market(1)])[2]).toBe('42 / 1 / span 22');
  });
});
