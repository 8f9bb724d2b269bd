import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, oneOf } from '../entities/common';
import { MessageKey, MessagePictures, MessageText, SupportThread } from '../entities/support';
import { supportTopics } from '../enumerations';

export const ticketOpen = defineCall({
  path: '/site/api/v1/ticket/open',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Opens a ticket. The same key is the same ticket. 20511 tooManyTickets with 5 open ones, 20512 paymentDetailsRefused for a card number or a coin address',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Type.Object({
    topic: oneOf(supportTopics),
    key: MessageKey,
    text: MessageText,
    pictures: MessagePictures,
    follows: Type.Optional(Id),
  }),
  response: SupportThread,
});
