import { buildEvent, buildMarket } from '../../testing/build-event';
import { offeredPeriods } from './columns';

const of = (id: string, ...periods: string[]) =>
  buildEvent({ id, markets: periods.map((period) => buildMarket(id, 'ah', period, { h: 1900, a: 1900 })) });

describe('the periods with columns', () => {
  it('[SPT-8] leaves out a period that most matches lack', () => {
    const [whole, both] = [of('a', 'ft'), of('b', 'ft', 'h1')];
    expect([...offeredPeriods([whole, whole, both])]).toEqual(['ft']);
    expect([...offeredPeriods([whole, both, both])]).toEqual(['ft', 'h1']);
  });

  it('[SPT-8] counts no market without lines', () => {
    const event = of('a', 'ft', 'h1');
    const markets = event.markets.map((market) => ({
      ...market,
      lines: market.period === 'h1' ? [] : market.lines,
    }));
    expect([...offeredPeriods([{ markets }])]).toEqual(['ft']);
  });
});
