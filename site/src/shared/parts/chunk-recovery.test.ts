import { createChunkRecovery } from './chunk-recovery';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/old.js');
const minute = 60_000;

const set = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
  answers = async () => true,
) => {
  const reload = jest.fn();
  let time = 1_000_000;
  const ports = { storage: () => storage, now: () => time, reload, answers };
  return {
    reload,
    recovery: createChunkRecovery(ports),
    pass: (ms: number) => {
      time += ms;
    },
  };
};

describe('a chunk that is gone', () => {
  beforeEach(() => sessionStorage.clear());

  it('[APP-5] is recovered from once, for as long as it does not come', async () => {
    const { recovery, reload, pass } = set();
    expect(await recovery.recover(missing, 'a.tsx')).toBe(true);
    expect(await recovery.recover(missing, 'a.tsx')).toBe(false);
    pass(100 * minute);
    expect(await recovery.recover(missing, 'a.tsx')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[APP-5] may be recovered from again after it came, a minute after the last reload at the earliest', async () => {
    const { recovery, reload, pass } = set();
    await recovery.recover(missing, 'a.tsx');
    recovery.arrived('a.tsx');
    pass(minute - 1);
    expect(await recovery.recover(missing, 'a.tsx')).toBe(false);
    pass(1);
    expect(await recovery.recover(missing, 'a.tsx')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[APP-5] among several that are gone at once costs one reload, and none is waited for any longer', async () => {
    const { recovery, reload, pass } = set();
    const all = () =>
      Promise.all(['a.tsx', 'b.tsx', 'c.tsx'].map((source) => recovery.recover(missing, source)));
    expect(await all()).toEqual([true, true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
    // The page was loaded anew, and they are gone still: no two take turns in reloading for ever.
    for (const wait of [0, minute, minute]) {
      pass(wait);
      expect(await all()).toEqual([false, false, false]);
    }
    recovery.arrived('b.tsx');
    expect(await all()).toEqual([false, true, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[APP-5] is no reason for a second reload when another one was, a moment ago', async () => {
    const { recovery, reload, pass } = set();
    await recovery.recover(missing, 'a.tsx');
    recovery.arrived('a.tsx');
    expect(await recovery.recover(missing, 'b.tsx')).toBe(false);
    pass(minute);
    expect(await recovery.recover(missing, 'b.tsx')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'nonsense', 'a.tsx b.tsx', 'NaN', '-1'])(
    '[APP-5] is recovered from with %j for a memory, once',
    async (kept) => {
      sessionStorage.setItem('pavilion.reloaded-for', kept);
      const { recovery, reload } = set();
      expect(await recovery.recover(missing, 'c.tsx')).toBe(true);
      expect(await recovery.recover(missing, 'c.tsx')).toBe(false);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('[APP-5] leaves other errors to the fallback', async () => {
    const { recovery, reload } = set();
    expect(await recovery.recover(new Error('x is undefined'), 'a.tsx')).toBe(false);
    expect(await recovery.recover('nothing', 'a.tsx')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('[APP-5] does not leave the page for a site that is down, and may try again when it is back', async () => {
    let up = false;
    const { recovery, reload } = set(sessionStorage, async () => up);
    expect(await recovery.recover(missing, 'a.tsx')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    up = true;
    expect(await recovery.recover(missing, 'a.tsx')).toBe(true);
  });

  it('[APP-5] never reloads without a memory of it', async () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    const { recovery, reload } = set({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(await recovery.recover(missing, 'a.tsx')).toBe(false);
    recovery.arrived('a.tsx');
    expect(reload).not.toHaveBeenCalled();
  });
});
