import { createPlatformRefresh } from './platform-refresh';

const setup = (answers: (number | Error)[]) => {
  const asked: number[] = [];
  const shown: (number | string)[] = [];
  const refresh = createPlatformRefresh<number | string>({
    fetch: async () => {
      asked.push(Date.now());
      const answer = answers[Math.min(asked.length - 1, answers.length - 1)]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onCounts: (counts) => shown.push(counts),
    readCache: () => 'kept',
    setTimeout: (run, ms) => setTimeout(run, ms) as unknown as number,
    clearTimeout: (timer) => clearTimeout(timer),
  });
  return { asked, shown, refresh };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const down = new Error('down');

describe('createPlatformRefresh', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  it('[PLT-1] asks one second after the last of several requests', async () => {
    const { refresh, asked } = setup([1]);
    refresh.request();
    await pass(999);
    refresh.request();
    await pass(999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([1999]);
    refresh.stop();
  });

  it('[PLT-1] asks again each minute', async () => {
    const { refresh, asked, shown } = setup([1, 2, 3]);
    refresh.rest();
    await pass(61_000);
    expect(asked).toEqual([61_000]);
    await pass(61_000);
    expect(asked).toEqual([61_000, 122_000]);
    expect(shown).toEqual([1, 2]);
    refresh.stop();
  });

  it('[PLT-1] tries a failure again after 500 ms', async () => {
    const { refresh, asked, shown } = setup([down, 7]);
    refresh.request();
    await pass(1_500);
    expect(asked).toEqual([1_000, 1_500]);
    expect(shown).toEqual([7]);
    refresh.stop();
  });

  it('[PLT-1] gives up after three failures in total, then shows what was kept', async () => {
    const { refresh, asked, shown } = setup([down]);
    refresh.request();
    await pass(1_999);
    expect(shown).toEqual([]);
    await pass(1);
    expect(asked).toEqual([1_000, 1_500, 2_000]);
    expect(shown).toEqual(['kept']);
    await pass(60_999);
    expect(asked).toHaveLength(3);
    await pass(1);
    expect(asked).toHaveLength(4);
    refresh.stop();
  });

  it('[PLT-1] is silent once it is stopped', async () => {
    const { refresh, asked, shown } = setup([1]);
    refresh.request();
    await pass(1_000);
    refresh.stop();
    await pass(200_000);
    expect(asked).toHaveLength(1);
    expect(shown).toHaveLength(1);
  });
});
