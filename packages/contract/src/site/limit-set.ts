import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Nullable, oneOf } from '../entities/common';
import { LimitAmount, ProtectionInfo } from '../entities/protection';
import { limitKinds, spansOrEach } from '../limit-kinds';
import { limits } from '../limits';
import { inHours } from '../time-units';
export const limitSet = defineCall({
  path: '/site/api/v1/protection/limit/set',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: `Sets a limit. A lower one is in force at once; a higher one, or none, waits ${inHours(limits.protection.raiseWaits)} hours and for a confirmation. 10003 for an amount that is no limit of this kind`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  request: Type.Object({
    kind: oneOf(limitKinds),
    span: oneOf(spansOrEach),
    amount: Nullable(LimitAmount, { description: 'Null: no limit' }),
  }),
  response: ProtectionInfo,
});
