import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { SupportThread } from '../entities/support';

export const supportJoin = defineCall({
  path: '/site/api/v1/support/join',
  auth: 'member',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Moves the chat that this device had before the login into the chat of the member',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Empty,
  response: SupportThread,
});
