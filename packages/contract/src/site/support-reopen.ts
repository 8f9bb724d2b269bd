import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { SupportThread } from '../entities/support';
import { limits } from '../limits';

export const supportReopen = defineCall({
  path: '/site/api/v1/support/reopen',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: `Reopens a thread within ${limits.support.reopenWithin / 86_400_000} days of its closing, later 20513 threadClosed; another one is answered unchanged`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Type.Object({ thread: Id }),
  response: SupportThread,
});
