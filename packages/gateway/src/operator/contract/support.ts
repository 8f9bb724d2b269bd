import { limits, messageAuthors, supportTopics, threadKinds, threadStates } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import { act, Cursor, Id, Local, MemberName, Nullable, OneOf, PageOf, Picture, read, Time } from './define';

const Thread = Type.Object({
  id: Type.String(),
  kind: OneOf(threadKinds),
  state: OneOf(threadStates),
  topic: Nullable(OneOf(supportTopics)),
  /** The fields of the topic that were filled in. */
  details: Type.Array(Type.Object({ name: Type.String(), label: Local, value: Local })),
  /** Null: a visitor. */
  member: Nullable(MemberName),
  excerpt: Type.String(),
  answerBy: Nullable(Time),
  isOverdue: Type.Boolean(),
  operator: Nullable(Type.Object({ id: Type.String(), title: Type.String() })),
  lastAt: Time,
});

export const supportCalls = {
  threadList: read(
    'Threads: overdue ones first, then by the time of their answer',
    ['support'],
    Type.Object({
      show: OneOf(['waiting', 'mine', 'answered', 'closed'] as const),
      kind: Type.Optional(OneOf(threadKinds)),
      cursor: Cursor,
    }),
    PageOf(Thread),
  ),
  threadInfo: read(
    'A thread with its last 100 messages; with the newest message that support has seen, when it shows them',
    ['support'],
    Type.Object({ id: Id, seenUpTo: Type.Optional(Id) }),
    Type.Object({
      thread: Thread,
      messages: Type.Array(
        Type.Object({
          id: Type.String(),
          author: OneOf(messageAuthors),
          name: Nullable(Local),
          isAutomatic: Type.Boolean(),
          text: Local,
          pictures: Type.Array(Type.String()),
          at: Time,
        }),
      ),
      /** The last message that the customer has seen. */
      readUpTo: Nullable(Type.String()),
      /** The last message that support has seen. */
      seenUpTo: Nullable(Type.String()),
    }),
  ),
  threadPicture: read('A picture that a customer sent', ['support'], Type.Object({ id: Id }), Picture),
  threadTake: act(
    { 'zh-CN': '接手会话', en: 'Thread taken' },
    'Takes a thread, also from another operator: the automatic agent is silent in it then',
    ['support'],
    Type.Object({ id: Id }),
  ),
  threadRelease: act(
    { 'zh-CN': '放回会话', en: 'Thread given back' },
    'Gives an own thread back to the queue',
    ['support'],
    Type.Object({ id: Id }),
  ),
  threadAnswer: act(
    { 'zh-CN': '回复会话', en: 'Thread answered' },
    'Answers a thread, and takes it; the same key is one message',
    ['support'],
    Type.Object({
      id: Id,
      /** The idempotency key, of pages that were loaded before each act had it in a header. */
      key: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{8,64}$', examples: ['12345678'] })),
      text: Type.String({ minLength: 1, maxLength: limits.support.text }),
    }),
  ),
  threadClose: act(
    { 'zh-CN': '关闭会话', en: 'Thread closed' },
    'Closes a thread',
    ['support'],
    Type.Object({ id: Id }),
  ),
} as const;
