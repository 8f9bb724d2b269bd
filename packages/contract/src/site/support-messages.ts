import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, Id, NextCursor } from '../entities/common';
import { SupportMessage, SupportThread } from '../entities/support';

export const supportMessages = defineCall({
  path: '/site/api/v1/support/messages',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'The messages of a thread, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Support'] },
  request: Type.Object({
    thread: Id,
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({
    thread: SupportThread,
    items: Type.Array(SupportMessage),
    nextCursor: NextCursor,
  }),
});
