import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, NextCursor, oneOf } from '../entities/common';
import { SupportThread } from '../entities/support';
import { threadKinds, threadStates } from '../enumerations';

export const supportThreads = defineCall({
  path: '/site/api/v1/support/threads',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'The threads with support, the one with the newest message first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Support'] },
  request: Type.Object({
    kind: Type.Optional(oneOf(threadKinds)),
    state: Type.Optional(oneOf(threadStates)),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(SupportThread), nextCursor: NextCursor }),
});
