import { buildDepositChannel } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { bodyOf, channelOf, emptyDraft, faultsOf } from './draft';

const channel = buildDepositChannel({ min: '50.00', max: '50000.00', needsPayerName: true });
const other = buildDepositChannel({
  code: 'wechat',
  kind: 'wechat',
  needsPayerName: false,
  recommended: false,
});

describe('a draft of a deposit', () => {
  it('[MNY-3] knows the limits to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 6_000_000n }), (cents) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const fault = faultsOf({ ...emptyDraft, amount, payerName: '张三' }, channel).amount;
        expect(fault).toBe(cents < 5_000n ? 'belowMin' : cents > 5_000_000n ? 'aboveMax' : undefined);
      }),
    );
  });

  it('[MNY-3] asks for a payer’s name only where the channel does, and sends it only there', () => {
    const draft = { channel: '', amount: '100', payerName: ' ' };
    expect(faultsOf(draft, channel)).toEqual({ payerName: 'required' });
    expect(faultsOf(draft, other)).toEqual({});
    expect(bodyOf({ ...draft, payerName: ' 张三 ' }, channel).payerName).toBe('张三');
    expect(bodyOf({ ...draft, payerName: '张三' }, other)).toEqual({ channel: 'wechat', amount: '100' });
  });

  it('[MNY-3] falls back to the recommended channel when the chosen one went away', () => {
    expect(channelOf([other, channel], { ...emptyDraft, channel: 'wechat' })).toBe(other);
    expect(channelOf([other, channel], { ...emptyDraft, channel: 'gone' })).toBe(channel);
    expect(channelOf([other], emptyDraft)).toBe(other);
    expect(channelOf([], emptyDraft)).toBeUndefined();
  });
});
