import { errorCodes } from '@pavilion/contract';
import { createMemberLimit } from './member-limit';

const [atOnce, waiting] = [4, 250];

describe('operations of one member', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Operations that run until the test ends them; each answers the code that it ended with. */
  const start = (count: number) => {
    const limit = createMemberLimit();
    const running: (() => void)[] = [];
    const operation = () => new Promise<number>((resolve) => running.push(() => resolve(errorCodes.success)));
    const codeOf = (task: Promise<number>) => task.catch(({ code }: { code: number }) => code);
    const codes = Array.from({ length: count }, () => codeOf(limit('one', operation)));
    return { limit, running, codes, codeOf, operation };
  };

  it('[REQ-10] run four at a time; 250 wait, and more are rejected with 20004', async () => {
    const { limit, running, codes, codeOf, operation } = start(atOnce + waiting + 1);
    expect(await codes.at(-1)).toBe(errorCodes.tooManyRequests);
    expect(running).toHaveLength(atOnce);
    expect(limit.waiting()).toBe(waiting);
    const other = codeOf(limit('other', operation));
    running.at(-1)?.();
    expect(await other).toBe(errorCodes.success);
  });

  it('[REQ-10] are rejected with 20004 when they have waited for 10 s, and not before', async () => {
    const { limit, running, codes } = start(atOnce + 2);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(limit.waiting()).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await Promise.all(codes.slice(atOnce))).toEqual(Array(2).fill(errorCodes.tooManyRequests));
    expect(running).toHaveLength(atOnce);
  });
});
