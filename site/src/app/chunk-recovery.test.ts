import { createChunkRecovery } from './chunk-recovery';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/old.js');

const set = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage) => {
  const reload = jest.fn();
  return { reload, recovery: createChunkRecovery({ storage, reload }) };
};

describe('a chunk that is gone', () => {
  beforeEach(() => sessionStorage.clear());

  it('[APP-5] is recovered from once', () => {
    const { recovery, reload } = set();
    expect(recovery.recover(missing, 'a.tsx')).toBe(true);
    expect(recovery.recover(missing, 'a.tsx')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[APP-5] may be recovered from again after it came', () => {
    const { recovery, reload } = set();
    recovery.recover(missing, 'a.tsx');
    recovery.arrived('a.tsx');
    expect(recovery.recover(missing, 'a.tsx')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[APP-5] leaves other errors to the fallback', () => {
    const { recovery, reload } = set();
    expect(recovery.recover(new Error('x is undefined'), 'a.tsx')).toBe(false);
    expect(recovery.recover('nothing', 'a.tsx')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('[APP-5] never reloads without a memory of it', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    const { recovery, reload } = set({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(recovery.recover(missing, 'a.tsx')).toBe(false);
    recovery.arrived('a.tsx');
    expect(reload).not.toHaveBeenCalled();
  });
});
