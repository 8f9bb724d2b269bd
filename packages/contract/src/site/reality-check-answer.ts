import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
export const realityCheckAnswer = defineCall({
  path: '/site/api/v1/protection/reality-check/answer',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Answers a reality check: play goes on until the next one, or the play session ends',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  request: Type.Object({ answer: oneOf(['continue', 'stop']) }),
  response: ProtectionInfo,
});
