import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, NextCursor, oneOf } from '../entities/common';
import { Mail } from '../entities/mail';
import { mailKinds } from '../mail-kinds';

export const mailList = defineCall({
  path: '/site/api/v1/mail/list',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The member’s mails that are still stored, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Mail'] },
  request: Type.Object({
    kind: Type.Optional(oneOf(mailKinds)),
    unreadOnly: Type.Optional(Type.Boolean()),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(Mail), nextCursor: NextCursor }),
});
