import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, oneOf } from '../entities/common';
import { fieldValues } from '../entities/form';
import { MessageKey, MessagePictures, MessageText, SupportThread } from '../entities/support';
import { supportTopics } from '../support-topics';

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
    values: Type.Optional(fieldValues('By the names of the fields of the topic (`supportTopicDefinitions`)')),
    key: MessageKey,
    text: MessageText,
    pictures: MessagePictures,
    follows: Type.Optional(Id),
  }),
  response: SupportThread,
});
