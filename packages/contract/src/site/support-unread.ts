import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { UnreadSupport } from '../entities/support';

export const supportUnread = defineCall({
  path: '/site/api/v1/support/unread',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'Unread messages of support by kind of thread',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Support'] },
  request: Empty,
  response: UnreadSupport,
});
