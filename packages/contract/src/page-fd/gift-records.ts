import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, NextCursor, oneOf } from '../entities/common';
import { GiftRecord, recordFilter } from '../entities/records';
import { giftStates } from '../enumerations';

export const giftRecords = defineCall({
  path: '/page/fd/api/v1/record/gifts',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Bonuses granted to the member, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Dividends'] },
  request: Type.Object({
    ...recordFilter,
    state: Type.Optional(oneOf(giftStates)),
    claimedOn: Type.Optional(
      oneOf(['wallet', 'vip'], {
        description: 'Only gifts that are claimed on the page of VIP, or only the others',
      }),
    ),
  }),
  response: Type.Object({
    items: Type.Array(GiftRecord),
    nextCursor: NextCursor,
    totals: Type.Object({ count: Type.Integer(), amount: Amount, claimed: Amount }),
  }),
});
