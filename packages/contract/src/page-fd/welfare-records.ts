import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, NextCursor, oneOf } from '../entities/common';
import { recordFilter, WelfareRecord } from '../entities/records';
import { welfareKinds } from '../enumerations';

export const welfareRecords = defineCall({
  path: '/page/fd/api/v1/record/welfare',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Rebates and other rewards for playing, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Transactions'] },
  request: Type.Object({ ...recordFilter, kind: Type.Optional(oneOf(welfareKinds)) }),
  response: Type.Object({
    items: Type.Array(WelfareRecord),
    nextCursor: NextCursor,
    totals: Type.Object({ count: Type.Integer(), amount: Amount }),
  }),
});
