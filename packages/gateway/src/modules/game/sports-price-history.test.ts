import { errorCodes } from '@pavilion/contract';
import { createTestBook, home, type TestBook } from '../../domain/sports/testing/test-book';

const hour = 3_600_000;

describe('the history of a price', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());

  const historyOf = (selection: string) =>
    book.gateway.call('sportsPriceHistory', { provider: 'IMTY', selection });

  it('[SPT-8] has the prices of the last day before the start, at equal intervals up to now', async () => {
    const event = await book.newEvent(30 * hour);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { prices: [2100, 1800] });
    book.gateway.clock.advance(2 * hour);
    const { data } = await historyOf(home(event));
    expect(data.points).toHaveLength(48);
    expect(data.points.at(-1)).toEqual({ at: book.gateway.clock.now(), price: 2100 });
    expect(data.points[0]).toEqual({ at: book.gateway.clock.now() - 24 * hour, price: 2000 });
    const moved = data.points.find(({ price }) => price === 2100)!;
    expect(book.gateway.clock.now() - moved.at).toBeLessThanOrEqual(2 * hour);
    const steps = data.points.slice(1).map(({ at }, index) => at - data.points[index]!.at);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  });

  it('[SPT-8] begins half an hour before the start of a match in play, and omits moments without a price', async () => {
    const event = await book.newEvent(-hour, { lines: [-2] });
    book.change(event, { lines: [-3] });
    book.gateway.clock.advance(1_000);
    const { data } = await historyOf(home(event));
    expect(data.points.length).toBeGreaterThan(40);
    expect(data.points.at(-1)!.at).toBeLessThan(book.gateway.clock.now());
    expect(data.points[0]!.at).toBe(book.gateway.clock.now() - hour - 1_000 - hour / 2);
  });

  it('[SPT-8] rejects an invalid selection and an unknown event', async () => {
    expect((await historyOf('x')).status_code).toBe(errorCodes.validationError);
    expect((await historyOf(home('fb.unknown.1'))).status_code).toBe(errorCodes.notFound);
  });
});
