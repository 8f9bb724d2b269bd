import { buildEvent, buildMarket } from '../../testing/build-event';
import { offeredKeys } from './columns';

const of = (id: string, ...periods: string[]) =>
  buildEvent({ id, markets: periods.map((period) => buildMarket(id, 'ah', period, { h: 1900, a: 1900 })) });

describe('the periods and columns of a board', () => {
  it('[SPT-8] leaves out a period that most matches lack, and a column that all lack', () => {
    const [whole, both] = [of('a', 'ft'), of('b', 'ft', 'h1')];
    expect(offeredKeys([whole, whole, both])).toEqual(['ft', 'ft ah', 'h1 ah']);
    expect(offeredKeys([whole, both, both])).toEqual(['ft', 'ft ah', 'h1', 'h1 ah']);
  });

  it('[SPT-8] counts no market without lines', () => {
    const event = of('a', 'ft', 'h1');
    const markets = event.markets.map((market) => ({
      ...market,
      lines: market.period === 'h1' ? [] : market.lines,
    }));
    expect(offeredKeys([{ markets }])).toEqual(['ft', 'ft ah']);
  });
});
