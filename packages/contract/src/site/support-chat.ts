import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty, LocalText, Nullable } from '../entities/common';
import { SupportHours, SupportThread } from '../entities/support';

export const supportChat = defineCall({
  path: '/site/api/v1/support/chat',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'The chat of the member, or of the visitor by its device, and when persons answer',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Support'] },
  request: Empty,
  response: Type.Object({
    thread: Nullable(SupportThread, { description: 'Null before the first message' }),
    hours: SupportHours,
    agent: Nullable(LocalText, {
      description: 'The name of the program that answers at once; null: persons only',
    }),
    canJoin: Type.Boolean({
      description: 'Whether this device has a chat from before the login, see `supportJoin`',
    }),
  }),
});
