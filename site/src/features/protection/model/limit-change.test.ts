import { effectOf, isUsedUp, usedShare, validateLimit } from './limit-change';

const values = (amount: string, isOff = false) => ({ amount, isOff });

describe('a change of a limit', () => {
  it.each([
    [null, values(''), 'unknown'],
    [null, values('500'), 'lower'],
    [null, values('', true), 'same'],
    ['500.00', values('499.99'), 'lower'],
    ['500.00', values('500'), 'same'],
    ['500.00', values('500.01'), 'higher'],
    ['500.00', values('', true), 'higher'],
  ] as const)('[PRO-1] from %s to %j is %s', (current, changed, effect) => {
    expect(effectOf(current, changed)).toBe(effect);
  });

  it('[PRO-1] accepts any amount above zero up to the greatest', () => {
    expect(validateLimit('deposit')(values('123.45'))).toEqual({});
    expect(validateLimit('deposit')(values('', true))).toEqual({});
    expect(validateLimit('deposit')(values('')).amount?.reason).toBe('required');
    expect(validateLimit('deposit')(values('0.00')).amount?.reason).toBe('below');
    expect(validateLimit('time')(values('1441')).amount).toEqual({ reason: 'above', limit: '1440' });
  });

  it('[PRO-1] recognises a limit that is used up', () => {
    expect(isUsedUp('120.00', values('120'))).toBe(true);
    expect(isUsedUp('120.00', values('120.01'))).toBe(false);
    expect(isUsedUp('120.00', values('', true))).toBe(false);
    expect(isUsedUp(null, values('120'))).toBe(false);
  });

  it('[PRO-1] shows the used part between none and all', () => {
    expect(usedShare({ used: '120.00', inForce: '480.00' })).toBe(0.25);
    expect(usedShare({ used: '-30.00', inForce: '480.00' })).toBe(0);
    expect(usedShare({ used: '500.00', inForce: '480.00' })).toBe(1);
    expect(usedShare({ used: '500.00', inForce: null })).toBe(0);
  });
});
