import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { SupportThread } from '../entities/support';

export const supportClose = defineCall({
  path: '/site/api/v1/support/close',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'Closes a thread; a closed one is answered unchanged',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Type.Object({ thread: Id }),
  response: SupportThread,
});
