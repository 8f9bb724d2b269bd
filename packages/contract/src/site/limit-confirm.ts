import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
import { limitKinds, spansOrEach } from '../limit-kinds';
import { limits } from '../limits';
import { inHours } from '../time-units';
export const limitConfirm = defineCall({
  path: '/site/api/v1/protection/limit/confirm',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: `Confirms a higher limit that has waited ${inHours(limits.protection.raiseWaits)} hours. 20309 when there is none to confirm`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  request: Type.Object({ kind: oneOf(limitKinds), span: oneOf(spansOrEach) }),
  response: ProtectionInfo,
});
