import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, NextCursor } from '../entities/common';
import { AssistedDeposit } from '../entities/support';

export const assistedDepositList = defineCall({
  path: '/fd/api/v1/assisted-deposit/list',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The assisted deposits of the member, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Support', 'Deposits'] },
  request: Type.Object({
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(AssistedDeposit), nextCursor: NextCursor }),
});
