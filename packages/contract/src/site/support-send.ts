import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { MessageKey, MessagePictures, MessageText, SupportMessage, SupportThread } from '../entities/support';
import { limits } from '../limits';
import { inDays } from '../time-units';

export const supportSend = defineCall({
  path: '/site/api/v1/support/send',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: `Sends a message to support. A reply to a closed thread reopens it within ${inDays(limits.support.reopenWithin)} days, later 20513 threadClosed; in the chat it then begins a new thread. 20512 paymentDetailsRefused for a card number or a coin address`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Type.Object({
    thread: Type.Optional(Id),
    key: MessageKey,
    text: MessageText,
    pictures: MessagePictures,
  }),
  response: Type.Object({ thread: SupportThread, message: SupportMessage }),
});
