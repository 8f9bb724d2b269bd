import { storageKeys } from '@pavilion/contract';
import { rememberRound, seenOf } from './seen-rounds';

describe('seen rounds', () => {
  const storage = () => localStorage;
  beforeEach(() => localStorage.clear());

  it('[FLP-1] keeps commitment and seed as they were first seen, of the last five rounds', () => {
    rememberRound(storage, 'a', { commitment: 'aa' });
    rememberRound(storage, 'a', { clientSeed: 'mine' });
    rememberRound(storage, 'a', { commitment: 'bb', clientSeed: 'other' });
    expect(seenOf(storage, 'a')).toEqual({ commitment: 'aa', clientSeed: 'mine' });
    for (const id of ['b', 'c', 'd', 'e', 'f']) rememberRound(storage, id, { commitment: id });
    expect(seenOf(storage, 'a')).toEqual({});
    expect(seenOf(storage, 'b')).toEqual({ commitment: 'b' });
  });

  it.each(['{', 'null', '"a"', '{"a":1}', '[1,["a"],["a",null],["a",{"commitment":1}]]'])(
    '[FLP-1] ignores the stored value %s, and replaces it',
    (kept) => {
      localStorage.setItem(storageKeys.flipRounds, kept);
      expect(seenOf(storage, 'a')).toEqual({});
      rememberRound(storage, 'a', { commitment: 'aa' });
      expect(seenOf(storage, 'a')).toEqual({ commitment: 'aa' });
    },
  );

  it('[FLP-1] has seen nothing when the browser denies its storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    rememberRound(denied, 'a', { commitment: 'aa' });
    expect(seenOf(denied, 'a')).toEqual({});
  });
});
