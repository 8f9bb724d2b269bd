import { recoverChunk } from './chunk-recovery';

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

describe('a chunk that is gone', () => {
  beforeEach(() => sessionStorage.clear());

  it('[APP-5] is recovered from once; a later deployment may be recovered from again', async () => {
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

  it('[APP-5] among several that are gone at once costs one reload, and none of them another', async () => {
    const { recover, reload } = set();
    const all = () => Promise.all([recover(), recover(), recover()]);
    // All wait for the page that goes.
    expect(await all()).toEqual([true, true, true]);
    // The page was loaded anew, and they are gone still: no two take turns in reloading for ever.
    for (let turn = 0; turn < 3; turn += 1) expect(await all()).toEqual([false, false, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'nonsense', 'a.tsx b.tsx', 'NaN', '-1', '0'])(
    '[APP-5] is recovered from with %j for a memory, once',
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
