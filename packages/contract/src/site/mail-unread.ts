import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { UnreadMail } from '../entities/mail';

export const mailUnread = defineCall({
  path: '/site/api/v1/mail/unread',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Unread mails by kind',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Mail'] },
  request: Empty,
  response: UnreadMail,
});
