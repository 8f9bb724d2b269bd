import { buildPayoutAccount, buildWithdrawalRules } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { accountOf, amountLimitsOf, nextEnd, validateWithdrawal } from './withdrawal-values';

const now = Date.parse('2026-01-10T00:00:00.000Z');
const text = (minor: number) => (minor / 100).toFixed(2);
const minor = fc.integer({ min: 0, max: 1_000_000 });

describe('the values of a withdrawal', () => {
  it('[MNY-3] is limited by the lowest of balance, level and the day’s remaining limit', () => {
    fc.assert(
      fc.property(minor, minor, minor, (balance, max, dayLeft) => {
        const rules = buildWithdrawalRules({ max: text(max), dayLeft: text(dayLeft) });
        expect(amountLimitsOf(text(balance), rules).max).toBe(text(Math.min(balance, max, dayLeft)));
      }),
    );
  });

  it('[MNY-3] requires an amount within the limits and a password of six digits', () => {
    const values = { payoutAccount: '', amount: '100', password: '123456' };
    const limits = { min: '100.00', max: '500.00' };
    const errorsOf = (changed: Partial<typeof values>) =>
      validateWithdrawal({ ...values, ...changed }, limits);
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ amount: '', password: '12345' })).toEqual({
      amount: { reason: 'required' },
      password: { reason: 'required' },
    });
    expect(errorsOf({ amount: '99.99' })).toEqual({ amount: { reason: 'below' } });
    expect(errorsOf({ amount: '500.01' })).toEqual({ amount: { reason: 'above' } });
  });

  it('[MNY-3] uses the chosen account, else the first usable one', () => {
    const cooling = buildPayoutAccount({ id: 'new', state: 'cooling', usableAt: '2026-01-11T00:00:00.000Z' });
    const old = buildPayoutAccount({ id: 'old' });
    const other = buildPayoutAccount({ id: 'other' });
    const pick = (payoutAccount: string) => accountOf([cooling, old, other], { payoutAccount }, now)?.id;
    expect(pick('')).toBe('old');
    expect(pick('other')).toBe('other');
    expect(pick('new')).toBe('old');
    expect(accountOf([cooling], { payoutAccount: '' }, now)).toBeUndefined();
    // The answer is as old as the page.
    expect(accountOf([cooling], { payoutAccount: '' }, Date.parse(cooling.usableAt))?.id).toBe('new');
  });

  it('[RTE-1] is out of date at the next end of a lock or a cooling period', () => {
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    const lock = (until: string | null) => ({ reason: 'times', until, amount: null }) as const;
    const cooling = buildPayoutAccount({ state: 'cooling', usableAt: at(2) });
    const usable = buildPayoutAccount({ usableAt: at(1) });
    expect(nextEnd([lock(at(3)), lock(null), lock(at(0))], [usable, cooling], now)).toBe(now + 2 * 3_600_000);
    expect(nextEnd([lock(at(3))], [usable], now)).toBe(now + 3 * 3_600_000);
    expect(nextEnd([lock(at(0)), lock(null)], [usable], now)).toBeUndefined();
  });
});
