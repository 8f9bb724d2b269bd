import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { UnreadSupport } from '../entities/support';

export const supportSeen = defineCall({
  path: '/site/api/v1/support/seen',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'Marks the messages of a thread up to the newest one that the page shows as seen',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Type.Object({ thread: Id, upTo: Id }),
  response: UnreadSupport,
});
