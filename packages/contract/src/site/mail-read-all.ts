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
  summary:
    'Marks the mails that the page shows as read, and those older than all of them: others stay unread',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Mail'] },
  request: Type.Object({
    ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Mails that the page shows' })),
    upTo: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description:
          'This mail and all older ones, which the page may not have loaded. Not the newest one that it shows: a mail that was being stored when the page was loaded may have an older id',
      }),
    ),
    kind: Type.Optional(oneOf(mailKinds)),
  }),
  response: UnreadMail,
});
