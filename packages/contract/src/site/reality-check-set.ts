import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneIntegerOf } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
import { realityCheckMinutes } from '../enumerations';
import { limits } from '../limits';
import { inHours } from '../time-units';
export const realityCheckSet = defineCall({
  path: '/site/api/v1/protection/reality-check/set',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: `Sets the interval of reality checks. A shorter one is in force at once, a longer one after ${inHours(limits.protection.longerCheckWaits)} hours`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  request: Type.Object({ minutes: oneIntegerOf(realityCheckMinutes) }),
  response: ProtectionInfo,
});
