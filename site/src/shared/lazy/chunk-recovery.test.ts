import { recoverChunk, retryChunk } from './chunk-recovery';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/old.js');
const rest = 600_000;

const set = (
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  isSiteReachable = async () => true,
) => {
  const reload = jest.fn();
  let time = Date.UTC(2026, 0, 1);
  const ports = { storage: () => storage, now: () => time, reload, isSiteReachable };
  return {
    reload,
    recover: (error: unknown = missing) => recoverChunk(error, ports),
    pass: (ms: number) => {
      time += ms;
    },
  };
};

describe('a missing chunk', () => {
  beforeEach(() => sessionStorage.clear());

  it('[APP-5] reloads once per interval', async () => {
    const { recover, reload, pass } = set();
    expect(await recover()).toBe(true);
    expect(await recover()).toBe(false);
    pass(rest - 1);
    expect(await recover()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await recover()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[APP-5] reloads once for several missing chunks', async () => {
    const { recover, reload } = set();
    const all = () => Promise.all([recover(), recover(), recover()]);
    expect(await all()).toEqual([true, true, true]);
    // They are still missing after the reload: another reload would not help.
    for (let turn = 0; turn < 3; turn += 1) expect(await all()).toEqual([false, false, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'nonsense', 'a.tsx b.tsx', 'NaN', '-1', '0'])(
    '[APP-5] reloads once when the stored time is %j',
    async (kept) => {
      sessionStorage.setItem('pavilion.reloaded-at', kept);
      const { recover, reload } = set();
      expect(await recover()).toBe(true);
      expect(await recover()).toBe(false);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('[APP-5] leaves other errors to the fallback', async () => {
    const { recover, reload } = set();
    expect(await recover(new Error('x is undefined'))).toBe(false);
    expect(await recover('nothing')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('[APP-5] does not leave the page for a site that is down, and may try again when it is back', async () => {
    let up = false;
    const { recover, reload } = set(sessionStorage, async () => up);
    expect(await recover()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    up = true;
    expect(await recover()).toBe(true);
  });

  it('[APP-5] never reloads without a memory of it', async () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    const { recover, reload } = set({ getItem: forbidden, setItem: forbidden });
    expect(await recover()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a retry of a chunk', () => {
  const missing = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };

  it.each([
    ['loads', 'up', async () => {}, false],
    ['fails again', 'up', missing, true],
    ['fails again', 'down', missing, false],
  ] as const)(
    '[APP-5] that %s while the site is %s: reloads the page only if needed',
    async (_, site, load, reloads) => {
      const reload = jest.fn();
      expect(await retryChunk(load, { reload, isSiteReachable: async () => site === 'up' })).toBe(reloads);
      expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
    },
  );
});
