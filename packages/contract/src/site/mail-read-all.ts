import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, oneOf } from '../entities/common';
import { UnreadMail } from '../entities/mail';
import { mailKinds } from '../mail-kinds';

export const mailReadAll = defineCall({
  path: '/site/api/v1/mail/read-all',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Marks all mails up to the newest one that the page shows as read: later ones stay unread',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Mail'] },
  request: Type.Object({ upTo: Id, kind: Type.Optional(oneOf(mailKinds)) }),
  response: UnreadMail,
});
