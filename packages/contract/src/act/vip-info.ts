import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty, Id, LocalText, Moment, Nullable, oneOf } from '../entities/common';
import { giftStates } from '../enumerations';
import { vipGiftKinds } from '../vip-gift-kinds';

/** Progress to a required amount. */
const progress = { done: Amount, required: Amount, left: Amount };

export const vipInfo = defineCall({
  path: '/act/api/v1/vip/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The VIP level of the member, the way to the next one, what keeps it, and its gifts',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Turnover', 'Dividends'] },
  request: Empty,
  response: Type.Object({
    level: Type.Integer({ minimum: 0 }),
    isPinned: Type.Boolean({ description: 'Set by hand: the level does not change by itself' }),
    next: Nullable(
      Type.Object({
        level: Type.Integer({ minimum: 1 }),
        turnover: Type.Object(progress),
        deposits: Type.Object(progress),
        regain: Nullable(Type.Object(progress), {
          description: 'Turnover within the period that gives back a level that was lost',
        }),
      }),
      { description: 'Null at the top level, and while the account is closed for play' },
    ),
    keep: Nullable(
      Type.Object({
        ...progress,
        until: Nullable(Moment, { description: 'Null while a self-exclusion has no end' }),
        isPaused: Type.Boolean({ description: 'The account is closed for play, so the period does not run' }),
      }),
      { description: 'Turnover that keeps the level; null at level 0' },
    ),
    gifts: Type.Array(
      Type.Object({
        id: Id,
        kind: oneOf(vipGiftKinds),
        title: LocalText,
        amount: Amount,
        turnover: Amount,
        state: oneOf(giftStates),
        expiresAt: Nullable(Moment),
        claimedAt: Nullable(Moment),
      }),
      { description: 'Claimable ones first; `manualDividend` claims them' },
    ),
  }),
});
