import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Id } from '../entities/common';

/** The specification names the call (REQ-5) without its body. */
export const manualDividend = defineCall({
  path: '/act/api/v1/dividend/manual/lead',
  auth: 'member',
  needs: 'offer',
  idempotent: true,
  provenance: 'spec',
  summary: 'Claims a dividend that was granted to the member: its amount is credited to the wallet once',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Dividends', 'Balance', 'Transactions', 'Turnover'] },
  request: Type.Object({ id: Id }),
  response: Type.Object({ id: Id, amount: Amount, balance: Amount }),
});
