import { roomLoad } from './room-load';
import { holds, type RowTools } from './row';

jest.mock('./redis', () => ({ hasRedis: () => false }));

describe('row 26', () => {
  it.each([true, false])('[LIV-3] does not hold on a machine without Redis, quick: %s', async (quick) => {
    const options = { seed: 1, quick, deadline: Date.now() + 1_000 };
    expect(holds(await roomLoad.run(options, {} as RowTools))).toBe(false);
  });
});
