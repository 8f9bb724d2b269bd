import {
  type LocalText,
  limits,
  type MessageAuthor,
  type SupportThread,
  supportTopicDefinitions,
  type ThreadKind,
} from '@pavilion/contract';
import type { FormValues } from '@pavilion/contract/forms';
import { ellipsis } from '@pavilion/format';
import type { Database } from '../../db/database';
import type { FullRow, Row } from '../../db/schema';
import { newId } from '../../ids';
import { presentDetails } from '../form-field';
import type { Bus } from '../operations';
import { text as textOf } from '../texts';
import { answerTime, type SupportRules } from './hours';
import { type Owner, ownerColumns } from './owner';

export type ThreadRow = Row<'threads'>;
type MessageRow = Row<'thread_messages'>;

/** Text units of an excerpt. */
const excerptLength = 60;

/** Rows of threads and messages, written within the transaction of the caller. */
export const createThreadStore = (rules: SupportRules, answerDelay: number | null) => {
  const waiting = (
    thread: Pick<ThreadRow, 'kind' | 'topic' | 'operator_id'>,
    at: Date,
    isFirst: boolean,
  ): Pick<ThreadRow, 'answer_by' | 'agent_at'> => ({
    answer_by: answerTime({ ...thread, isFirst }, at, rules),
    // guard: agent-silent-in-taken-thread
    agent_at: answerDelay === null || thread.operator_id ? null : new Date(at.getTime() + answerDelay),
  });

  /** Adds a message to a locked thread. Its id is above those before it, so that ids can be read marks. */
  const addMessage = async (
    transaction: Database,
    thread: ThreadRow,
    message: Pick<MessageRow, 'author' | 'name' | 'is_automatic' | 'text'> &
      Partial<Pick<MessageRow, 'client_key' | 'request_hash'>>,
    now: Date,
  ): Promise<MessageRow> => {
    const last = await transaction
      .selectFrom('thread_messages')
      .select('at')
      .where('thread_id', '=', thread.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const at = new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1));
    return transaction
      .insertInto('thread_messages')
      .values({
        client_key: null,
        request_hash: null,
        ...message,
        id: newId(at),
        thread_id: thread.id,
        name: message.name && JSON.stringify(message.name),
        text: JSON.stringify(message.text),
        at,
      } satisfies FullRow<'thread_messages'>)
      .returningAll()
      .executeTakeFirstOrThrow();
  };

  return {
    waiting,
    addMessage,

    /** A new thread, which waits for its first message. Not inserted while its owner has another open chat. */
    insertThread: (
      transaction: Database,
      owner: Owner,
      kind: ThreadKind,
      at: Date,
      {
        values = {},
        ...details
      }: Partial<Pick<ThreadRow, 'topic' | 'follows' | 'client_key' | 'id'>> & { values?: FormValues } = {},
    ): Promise<ThreadRow | undefined> =>
      transaction
        .insertInto('threads')
        .values({
          id: newId(at),
          kind,
          ...ownerColumns(owner),
          topic: null,
          field_values: JSON.stringify(values),
          state: 'open',
          excerpt: '',
          follows: null,
          client_key: null,
          read_up_to: null,
          answered_up_to: null,
          seen_up_to: null,
          answer_by: null,
          agent_at: null,
          closed_by: null,
          closed_at: null,
          reminded_at: null,
          operator_id: null,
          at,
          last_at: at,
          ...details,
        } satisfies FullRow<'threads'>)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** The thread, locked: messages of a thread are written one after the other. */
    lock: (transaction: Database, id: string): Promise<ThreadRow | undefined> =>
      transaction.selectFrom('threads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /**
     * Adds a line of the system, which both sides read as such. It counts as what was last said to the customer (`answered_up_to`):
     * it is unread, and the automatic agent does not answer what was written before it. The thread keeps its state.
     */
    async addSystemLine(transaction: Database, id: string, line: LocalText, now: Date): Promise<MessageRow> {
      const thread = await transaction
        .selectFrom('threads')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return addMessage(
        transaction,
        thread,
        { author: 'system', name: null, is_automatic: true, text: line },
        now,
      );
    },

    /** Adds a message of support to a locked thread, which is answered then. */
    async addAnswer(
      transaction: Database,
      thread: ThreadRow,
      answer: { text: LocalText; name: LocalText; isAutomatic: boolean },
      now: Date,
    ): Promise<MessageRow> {
      const { text, name, isAutomatic } = answer;
      const message = await addMessage(
        transaction,
        thread,
        { author: 'staff', name, is_automatic: isAutomatic, text },
        now,
      );
      await transaction
        .updateTable('threads')
        .set({
          state: 'answered',
          seen_up_to: message.id,
          answer_by: null,
          agent_at: null,
          reminded_at: null,
          last_at: message.at,
        })
        .where('id', '=', thread.id)
        .execute();
      return message;
    },

    /** Adds the first or a further message of the customer to a locked thread, which waits for support then. */
    async addRequest(
      transaction: Database,
      thread: ThreadRow,
      message: { text: string; key: string; hash: string },
      now: Date,
    ): Promise<MessageRow> {
      const { text, key, hash } = message;
      const added = await addMessage(
        transaction,
        thread,
        {
          author: 'customer',
          name: null,
          is_automatic: false,
          text: textOf(text, text),
          client_key: key,
          request_hash: hash,
        },
        now,
      );
      const { answer_by, agent_at } = waiting(thread, added.at, thread.answered_up_to === null);
      await transaction
        .updateTable('threads')
        .set({
          state: thread.state === 'closed' ? 'reopened' : thread.state === 'answered' ? 'open' : thread.state,
          // A further message does not delay the answer to the one before.
          answer_by: thread.answer_by ?? answer_by,
          agent_at,
          closed_by: null,
          closed_at: null,
          reminded_at: null,
          last_at: added.at,
          ...(thread.excerpt === '' && { excerpt: ellipsis(text.replaceAll('\n', ' '), excerptLength) }),
        })
        .where('id', '=', thread.id)
        .execute();
      return added;
    },

    /** Closes a thread unless it is closed. Returns whether it did. */
    async close(transaction: Database, id: string, by: MessageAuthor, at: Date): Promise<boolean> {
      const closed = await transaction
        .updateTable('threads')
        .set({ state: 'closed', closed_by: by, closed_at: at, answer_by: null, agent_at: null })
        .where('id', '=', id)
        // guard: thread-closed-once
        .where('state', '<>', 'closed')
        .returning('id')
        .executeTakeFirst();
      return closed !== undefined;
    },
  };
};

export type ThreadStore = ReturnType<typeof createThreadStore>;

/** Notifies the open pages of a member of a change in a thread; visitors ask for changes. */
export const threadPublisher =
  (bus: Bus) =>
  ({ id, member_id }: Pick<ThreadRow, 'id' | 'member_id'>): void => {
    if (member_id !== null) bus.publish({ kind: 'support', memberId: member_id, thread: id });
  };

/** Until when a closed thread can be reopened. */
export const reopenEnd = ({ closed_at }: Pick<ThreadRow, 'closed_at'>): Date | null =>
  closed_at && new Date(closed_at.getTime() + limits.support.reopenWithin);

/** What a ticket says besides its messages: the fields of its topic. */
export const ticketDetails = ({ topic, field_values }: Pick<ThreadRow, 'topic' | 'field_values'>) =>
  topic === null ? [] : presentDetails(supportTopicDefinitions[topic].fields, field_values);

export const presentThread = (row: ThreadRow, unread: number): SupportThread => ({
  id: row.id,
  kind: row.kind,
  topic: row.topic,
  details: ticketDetails(row),
  state: row.state,
  excerpt: row.excerpt,
  follows: row.follows,
  unread,
  readUpTo: row.read_up_to,
  seenUpTo: row.seen_up_to,
  answerBy: row.answer_by?.toISOString() ?? null,
  closedBy: row.closed_by,
  reopenUntil: reopenEnd(row)?.toISOString() ?? null,
  at: row.at.toISOString(),
  lastAt: row.last_at.toISOString(),
});
