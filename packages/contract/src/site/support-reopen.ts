import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { SupportThread } from '../entities/support';
import { limits } from '../limits';
import { inDays } from '../time-units';

export const supportReopen = defineCall({
  path: '/site/api/v1/support/reopen',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: `Reopens a thread within ${inDays(limits.support.reopenWithin)} days of its closing, later 20513 threadClosed; another one is answered unchanged`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Type.Object({ thread: Id }),
  response: SupportThread,
});
