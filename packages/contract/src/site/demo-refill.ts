import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount } from '../entities/common';

export const demoRefill = defineCall({
  path: '/site/api/v1/user/demo/refill',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Fills the money of a demo up again, when little is left',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance', 'Transactions'] },
  request: Type.Object({}),
  response: Type.Object({ balance: Amount }),
});
