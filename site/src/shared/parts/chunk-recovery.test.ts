import { createChunkRecovery } from './chunk-recovery';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/old.js');

const set = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
  answers = async () => true,
) => {
  const reload = jest.fn();
  return { reload, recovery: createChunkRecovery({ storage: () => storage, reload, answers }) };
};

describe('a chunk that is gone', () => {
  beforeEach(() => sessionStorage.clear());

  it('[APP-5] is recovered from once', async () => {
    const { recovery, reload } = set();
    expect(await recovery.recover(missing, 'a.tsx')).toBe(true);
    expect(await recovery.recover(missing, 'a.tsx')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[APP-5] may be recovered from again after it came', async () => {
    const { recovery, reload } = set();
    await recovery.recover(missing, 'a.tsx');
    recovery.arrived('a.tsx');
    expect(await recovery.recover(missing, 'a.tsx')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[APP-5] of several files that are gone at once remembers each: no two take turns in reloading for ever', async () => {
    const { recovery, reload } = set();
    const all = () =>
      Promise.all(['a.tsx', 'b.tsx', 'c.tsx'].map((source) => recovery.recover(missing, source)));
    expect(await all()).toEqual([true, true, true]);
    expect(await all()).toEqual([false, false, false]);
    expect(reload).toHaveBeenCalledTimes(3);
    recovery.arrived('b.tsx');
    expect(await all()).toEqual([false, true, false]);
  });

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
