import { errorCodes, type LocalText, limits, type MessageAuthor } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { withRetry } from '../../db/retry';
import { runEach } from '../../db/run-each';
import { dayMs } from '../../durations';
import { insertMail, mailTexts } from '../mail';
import type { Bus } from '../operations';
import { agentTexts } from './agent-texts';
import { checkText } from './message-text';
import { agentAnswer } from './questions';
import { type ThreadRow, type ThreadStore, threadPublisher } from './thread-store';

/** An answered thread closes after a week without a message. Of a ticket, a mail says so a day before. */
const idleAfter = { reminder: 6 * dayMs, rest: dayMs, other: 7 * dayMs };
/** Threads that a due job handles at a time. */
const batch = 50;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  store: ThreadStore;
}

/** The side of support: answers, and the end of threads that rest (SUP-1). */
export const createAnswers = ({ db, clock, bus, store }: Ports) => {
  const publish = threadPublisher(bus);

  /** Answers a thread for support. Returns whether it was there and open. */
  const answer = async (
    id: string,
    write: (
      thread: ThreadRow,
      transaction: Database,
    ) => Promise<{ text: LocalText; name: LocalText; isAutomatic: boolean } | undefined>,
  ): Promise<boolean> => {
    const answered = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const thread = await store.lock(transaction, id);
        // The thread of a visitor may have been removed, or joined with another one.
        if (!thread || thread.state === 'closed') return undefined;
        const written = await write(thread, transaction);
        if (written) await store.addAnswer(transaction, thread, written, momentOf(clock));
        return written && thread;
      }),
    );
    if (answered) publish(answered);
    return answered !== undefined;
  };

  const agentWrites = async (thread: ThreadRow, transaction: Database) => {
    const last = await transaction
      .selectFrom('thread_messages')
      .select('text')
      .where('thread_id', '=', thread.id)
      .where('author', '=', 'customer')
      .where('id', '>', thread.answered_up_to ?? '')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const text =
      last === undefined && thread.state === 'reopened'
        ? agentTexts.reopened
        : agentAnswer(last?.text['zh-CN'] ?? '');
    return { text, name: agentTexts.name, isAutomatic: true };
  };

  const answerDue = async (): Promise<void> => {
    const due = await db
      .selectFrom('threads')
      .select('id')
      .where('agent_at', '<=', momentOf(clock))
      .orderBy('agent_at')
      .limit(batch)
      .execute();
    await runEach(due, ({ id }) =>
      answer(id, async (thread, transaction) => {
        // Another gateway or a person was first.
        if (thread.agent_at === null || thread.agent_at > momentOf(clock)) return undefined;
        return agentWrites(thread, transaction);
      }),
    );
  };

  const remindDue = async (): Promise<void> => {
    const now = momentOf(clock);
    const reminded = await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('threads')
        .set({ reminded_at: now })
        .where('state', '=', 'answered')
        .where('kind', '=', 'ticket')
        .where('reminded_at', 'is', null)
        .where('last_at', '<=', new Date(now.getTime() - idleAfter.reminder))
        .returning(['member_id', 'excerpt'])
        .execute();
      for (const { member_id, excerpt } of rows)
        await insertMail(transaction, member_id as string, mailTexts.threadClosesSoon(excerpt), now);
      return rows;
    });
    for (const { member_id } of reminded) bus.publish({ kind: 'mail', memberId: member_id as string });
  };

  const closeIdle = async (): Promise<void> => {
    const now = momentOf(clock);
    const before = (age: number) => new Date(now.getTime() - age);
    const closed = await db
      .updateTable('threads')
      .set({ state: 'closed', closed_by: 'system', closed_at: now })
      .where('state', '=', 'answered')
      .where((each) =>
        each.or([
          each('reminded_at', '<=', before(idleAfter.rest)),
          each.and([each('kind', '<>', 'ticket'), each('last_at', '<=', before(idleAfter.other))]),
        ]),
      )
      .returning(['id', 'member_id'])
      .execute();
    for (const thread of closed) publish(thread);
  };

  return {
    /**
     * Answers a thread for an operator, who takes it then. Returns the id of the message; undefined for a closed thread.
     *
     * @throws BusinessError 20201 for an unknown thread, 10003 and 20512 for a text that is not stored.
     */
    async answerAs(
      operatorId: string,
      name: LocalText,
      id: string,
      given: string,
    ): Promise<string | undefined> {
      const text = checkText(given, { required: true, maxLength: limits.support.text });
      const answered = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const thread = await store.lock(transaction, id);
          if (!thread) throw new BusinessError(errorCodes.notFound);
          if (thread.state === 'closed') return undefined;
          const answer = { text: { 'zh-CN': text, en: text }, name, isAutomatic: false };
          const message = await store.addAnswer(transaction, thread, answer, momentOf(clock));
          await transaction
            .updateTable('threads')
            .set({ operator_id: operatorId })
            .where('id', '=', id)
            .execute();
          return { thread, message };
        }),
      );
      if (answered) publish(answered.thread);
      return answered?.message.id;
    },

    /** Marks the messages of a thread up to one of its customer as seen by support, whose open pages then show it. */
    async seen(id: string, upTo: string): Promise<void> {
      const marked = await db
        .updateTable('threads')
        .set({ seen_up_to: upTo })
        .where('id', '=', id)
        // Never back, whichever operator is slower.
        .where((each) => each.or([each('seen_up_to', 'is', null), each('seen_up_to', '<', upTo)]))
        .where((each) =>
          each.exists(
            each
              .selectFrom('thread_messages')
              .select('thread_messages.id')
              .where('thread_messages.thread_id', '=', id)
              .where('thread_messages.id', '=', upTo)
              .where('thread_messages.author', '=', 'customer'),
          ),
        )
        .returning(['id', 'member_id'])
        .executeTakeFirst();
      if (marked) publish(marked);
    },

    /**
     * Gives a thread to an operator, in which the automatic agent is silent then; or back to all. Returns who had it.
     *
     * @throws BusinessError 20201 for an unknown thread.
     */
    take: (id: string, operatorId: string | null): Promise<string | null> =>
      db.transaction().execute(async (transaction) => {
        const thread = await store.lock(transaction, id);
        if (!thread) throw new BusinessError(errorCodes.notFound);
        await transaction
          .updateTable('threads')
          .set({ operator_id: operatorId, agent_at: null })
          .where('id', '=', id)
          .execute();
        return thread.operator_id;
      }),

    /**
     * Closes a thread for support. Returns whether it was open; one of an open assisted deposit stays so.
     *
     * @throws BusinessError 20201 for an unknown thread.
     */
    async close(id: string, by: MessageAuthor = 'staff'): Promise<boolean> {
      const thread = await db
        .selectFrom('threads')
        .select(['id', 'member_id', 'kind'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!thread) throw new BusinessError(errorCodes.notFound);
      if (thread.kind === 'assisted-deposit') return false;
      const isClosed = await store.close(db, id, by, momentOf(clock));
      if (isClosed) publish(thread);
      return isClosed;
    },

    /**
     * Answers a thread now, for the sandbox: with a text of its developer, or by the automatic agent. Returns whether the
     * thread was open.
     *
     * @throws BusinessError 20201 for an unknown thread, 10003 and 20512 for a text that is not stored.
     */
    async answerNow(id: string, given: string | undefined, name: LocalText): Promise<boolean> {
      const thread = await db.selectFrom('threads').select('id').where('id', '=', id).executeTakeFirst();
      if (!thread) throw new BusinessError(errorCodes.notFound);
      if (given === undefined) return answer(id, agentWrites);
      const text = checkText(given, { required: true, maxLength: limits.support.text });
      return answer(id, async () => ({ text: { 'zh-CN': text, en: text }, name, isAutomatic: false }));
    },

    /** Closes threads that rest. With `answers`, also gives the due answers of the automatic agent. */
    async advance(answers = true): Promise<void> {
      if (answers) await answerDue();
      await closeIdle();
      await remindDue();
    },
  };
};
