import { type Static, Type } from '@sinclair/typebox';
import {
  assistedDepositStates,
  messageAuthors,
  paymentMarks,
  threadKinds,
  threadStates,
} from '../enumerations';
import { limits } from '../limits';
import { supportTopics } from '../support-topics';
import { Amount, Id, LocalText, Moment, Nullable, oneOf } from './common';
import { fieldDetails } from './form';

/** Identifies a message when it is sent again after a lost answer; the same key is the same message. */
export const MessageKey = Type.String({
  pattern: '^[\\x21-\\x7e]{8,64}$',
  examples: ['message-key-1'],
  description: 'Chosen at random; the same one when the message is sent again',
});

/** The text of a message from a form. Characters are at most as many as text units. */
export const MessageText = Type.String({
  maxLength: limits.support.text,
  examples: ['您好'],
  description: `At most ${limits.support.text} text units; can be empty with a picture`,
});

/** The ids of the pictures of a message from a form. */
export const MessagePictures = Type.Array(Id, {
  maxItems: limits.support.pictures,
  description: 'Of `supportPictureAdd`',
});

/** A message in a thread. */
export const SupportMessage = Type.Object({
  id: Id,
  author: oneOf(messageAuthors),
  name: Nullable(LocalText, { description: 'Of staff; null for the customer and the system' }),
  isAutomatic: Type.Boolean({ description: 'Whether a program wrote it' }),
  text: LocalText,
  pictures: Type.Array(Id, { description: 'For `supportPicture`' }),
  at: Moment,
});
export type SupportMessage = Static<typeof SupportMessage>;

/** A thread of a customer with support. */
export const SupportThread = Type.Object({
  id: Id,
  kind: oneOf(threadKinds),
  topic: Nullable(oneOf(supportTopics), { description: 'Of a ticket' }),
  details: fieldDetails('The fields of the topic that were filled in'),
  state: oneOf(threadStates),
  excerpt: Type.String({ description: 'The start of the first message of the customer' }),
  follows: Nullable(Id, { description: 'The closed thread that it continues' }),
  unread: Type.Integer({ minimum: 0, description: 'Messages that the customer has not read' }),
  readUpTo: Nullable(Id, { description: 'The last message that the customer has read' }),
  seenUpTo: Nullable(Id, { description: 'The last message that support has seen' }),
  answerBy: Nullable(Moment, {
    description: 'When support answers at the latest; null unless it is waited for',
  }),
  closedBy: Nullable(oneOf(messageAuthors), {
    description: 'Of a closed thread; `system` after a long silence',
  }),
  reopenUntil: Nullable(Moment, { description: 'Of a closed thread: until then a reply reopens it' }),
  at: Moment,
  lastAt: Moment,
});
export type SupportThread = Static<typeof SupportThread>;

/** A common question with its answer. */
export const SupportQuestion = Type.Object({
  id: Id,
  topic: oneOf(supportTopics),
  question: LocalText,
  answer: LocalText,
  href: Nullable(Type.String(), { description: 'The page of this site where the step is taken' }),
});
export type SupportQuestion = Static<typeof SupportQuestion>;

/** When persons answer, in the time of the brand. */
export const SupportHours = Type.Object({
  from: Type.String({ examples: ['09:00'] }),
  to: Type.String({ examples: ['24:00'] }),
  isOpen: Type.Boolean(),
  opensAt: Nullable(Moment, { description: 'Null while open' }),
});
export type SupportHours = Static<typeof SupportHours>;

const count = Type.Integer({ minimum: 0 });
/** Messages of support that the customer has not read, in total and by kind of thread. */
export const UnreadSupport = Type.Object({
  total: count,
  ticket: count,
  chat: count,
  assistedDeposit: count,
});
export type UnreadSupport = Static<typeof UnreadSupport>;

/** A deposit that support helps with. Its money comes by an ordinary deposit order, whose page has the payee. */
export const AssistedDeposit = Type.Object({
  id: Id,
  thread: Id,
  amount: Amount,
  channel: Type.Object({ code: Id, name: LocalText, mark: oneOf(paymentMarks) }),
  note: Type.String(),
  state: oneOf(assistedDepositStates),
  order: Nullable(Id, { description: 'The deposit order; null before it is instructed' }),
  reason: Nullable(LocalText, { description: 'Why it was refused' }),
  at: Moment,
  expiresAt: Nullable(Moment, { description: 'While it is open: of the request, then of its order' }),
  endedAt: Nullable(Moment),
});
export type AssistedDeposit = Static<typeof AssistedDeposit>;
