import { buildDepositChannel } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { bodyOf, channelOf, emptyDraft, errorsOf } from './draft';

const channel = buildDepositChannel({ min: '50.00', max: '50000.00' });
const other = buildDepositChannel({ code: 'wechat', fields: [], recommended: false });

describe('a draft of a deposit', () => {
  it('[MNY-3] enforces the limits to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 6_000_000n }), (cents) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const error = errorsOf({ ...emptyDraft, amount }, channel).amount;
        expect(error).toBe(cents < 5_000n ? 'belowMin' : cents > 5_000_000n ? 'aboveMax' : undefined);
      }),
    );
  });

  it('[MNY-3] validates and submits the fields of the chosen channel only', () => {
    const draft = { channel: '', amount: '100', values: { payerName: ' ' } };
    expect(errorsOf(draft, channel).fields).toEqual({ payerName: { reason: 'required' } });
    expect(errorsOf(draft, other).fields).toEqual({});
    const named = { ...draft, values: { payerName: ' 张三 ', unknown: '1' } };
    expect(bodyOf(named, channel).values).toEqual({ payerName: '张三' });
    expect(bodyOf(named, other)).toEqual({ channel: 'wechat', amount: '100' });
  });

  it('[MNY-3] falls back to the recommended channel when the chosen one is no longer open', () => {
    expect(channelOf([other, channel], { ...emptyDraft, channel: 'wechat' })).toBe(other);
    expect(channelOf([other, channel], { ...emptyDraft, channel: 'gone' })).toBe(channel);
    expect(channelOf([other], emptyDraft)).toBe(other);
    expect(channelOf([], emptyDraft)).toBeUndefined();
  });
});
