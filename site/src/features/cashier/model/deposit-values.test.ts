import { buildDepositChannel } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { channelOf } from './deposit-channel';
import { depositBody, emptyDeposit, validateDeposit, valuesOfBody } from './deposit-values';

const channel = buildDepositChannel({ min: '50.00', max: '50000.00' });
const other = buildDepositChannel({ code: 'wechat', fields: [], recommended: false });

describe('the values of a deposit', () => {
  it('[MNY-3] enforces the limits to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 6_000_000n }), (cents) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const error = validateDeposit({ ...emptyDeposit, amount }, channel).amount?.reason;
        expect(error).toBe(cents < 5_000n ? 'below' : cents > 5_000_000n ? 'above' : undefined);
      }),
    );
  });

  it('[MNY-3] validates and submits the fields of the chosen channel only', () => {
    const values = { channel: '', amount: '100', payerName: ' ' };
    expect(validateDeposit(values, channel)).toEqual({ payerName: { reason: 'required' } });
    expect(validateDeposit(values, other)).toEqual({});
    const named = { ...values, payerName: ' 张三 ', unknown: '1' };
    expect(depositBody(named, channel).values).toEqual({ payerName: '张三' });
    expect(depositBody(named, other)).toEqual({ channel: 'wechat', amount: '100' });
    expect(valuesOfBody(depositBody(named, channel))).toMatchObject({ amount: '100', payerName: '张三' });
  });

  it('[MNY-3] falls back to the recommended channel when the chosen one is no longer open', () => {
    expect(channelOf([other, channel], 'wechat')).toBe(other);
    expect(channelOf([other, channel], 'gone')).toBe(channel);
    expect(channelOf([other], '')).toBe(other);
    expect(channelOf([], '')).toBeUndefined();
  });
});
