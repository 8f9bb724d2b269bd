import { sql } from 'kysely';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { OperatorError } from '../../domain/operators';
import { byId, byMoment, byNumber, createPageOrder, idCursor, pageOf, rowsFor } from '../../domain/paging';
import { ticketDetails } from '../../domain/support';
import type { supportCalls } from '../contract/support';
import { type Handlers, staffName, type Unread } from '../handler';
import { requireChange } from './money';

/** The messages of a thread that are shown, newest. */
const shownMessages = 100;

const threads = (db: Database) =>
  db
    .selectFrom('threads')
    .leftJoin('members', 'members.id', 'threads.member_id')
    .leftJoin('operators', 'operators.id', 'threads.operator_id')
    .selectAll('threads')
    .select(['members.account', 'operators.title as operator_title']);

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>;

/** Sorts a queue: the answer that is due first comes first, then threads without one, the oldest first. */
const sortByDue = createPageOrder('asc', [
  byNumber(sql`(threads.answer_by is null)::int`),
  byMoment(sql`coalesce(threads.answer_by, timestamptz 'epoch')`),
  byId('threads.id'),
]);

const presentThread = (clock: Clock) => (row: ThreadRow) => {
  const isWaiting = row.state === 'open' || row.state === 'reopened';
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    topic: row.topic,
    details: ticketDetails(row),
    member: row.member_id === null ? null : { id: row.member_id, account: row.account ?? '' },
    excerpt: row.excerpt,
    answerBy: row.answer_by?.toISOString() ?? null,
    isOverdue: isWaiting && row.answer_by !== null && row.answer_by <= momentOf(clock),
    operator: row.operator_id === null ? null : { id: row.operator_id, title: row.operator_title ?? '' },
    lastAt: row.last_at.toISOString(),
  };
};

const threadById = async (db: Database, id: string): Promise<ThreadRow> => {
  const row = await threads(db).where('threads.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

const subjectOf = (id: string) => ['thread', id] as const;

export const supportHandlers: Handlers<keyof typeof supportCalls> = {
  async threadList({ body: { show, kind, cursor, ...others }, services: { db, clock }, operator }) {
    others satisfies Unread;
    let query = threads(db).limit(rowsFor(undefined));
    if (kind !== undefined) query = query.where('threads.kind', '=', kind);
    const present = presentThread(clock);
    if (show === 'waiting' || show === 'mine') {
      query = query
        .where(
          'threads.state',
          show === 'waiting' ? 'in' : 'not in',
          show === 'waiting' ? ['open', 'reopened'] : ['closed'],
        )
        .$if(show === 'mine', (each) => each.where('threads.operator_id', '=', operator.id));
      const rows = await sortByDue(query, cursor).execute();
      const { items, nextCursor } = pageOf(rows, undefined, (row) => row.page_cursor);
      return { items: items.map(present), nextCursor };
    }
    query = query.where('threads.state', '=', show).orderBy('threads.id', 'desc');
    if (cursor !== undefined) query = query.where('threads.id', '<', idCursor(cursor));
    return pageOf((await query.execute()).map(present), undefined, ({ id }) => id);
  },

  async threadInfo({ body: { id, seenUpTo }, services: { db, clock, supportAnswers }, operator }) {
    // An auditor who reads a thread is not the support that the customer waits for.
    const isSupport = operator.roles.some((role) => role === 'support' || role === 'admin');
    if (seenUpTo !== undefined && isSupport) await supportAnswers.seen(id, seenUpTo);
    const row = await threadById(db, id);
    const messages = await db
      .selectFrom('thread_messages as message')
      .selectAll('message')
      .select(
        sql<string[]>`array(select id from support_pictures
          where support_pictures.message_id = message.id order by id)`.as('pictures'),
      )
      .where('thread_id', '=', id)
      .orderBy('message.id', 'desc')
      .limit(shownMessages)
      .execute();
    return {
      thread: presentThread(clock)(row),
      messages: messages.reverse().map((message) => ({
        id: message.id,
        author: message.author,
        name: message.name,
        isAutomatic: message.is_automatic,
        text: message.text,
        pictures: message.pictures,
        at: message.at.toISOString(),
      })),
      readUpTo: row.read_up_to,
      seenUpTo: row.seen_up_to,
    };
  },

  async threadPicture({ body: { id }, services: { db } }) {
    const row = await db
      .selectFrom('support_pictures')
      .selectAll()
      .where('id', '=', id)
      // Before it is sent, a picture is the customer's alone.
      .where('message_id', 'is not', null)
      .executeTakeFirst();
    if (!row) throw new OperatorError('not-found');
    return { id, type: row.type, data: row.picture.toString('base64') };
  },

  async threadTake({ body: { id }, backOffice, operator }) {
    const before = await backOffice.supportAnswers.take(id, operator.id);
    requireChange(before !== operator.id);
    return { subject: subjectOf(id), before: { operator: before }, after: { operator: operator.id } };
  },

  async threadRelease({ body: { id }, backOffice, operator }) {
    const before = await backOffice.supportAnswers.take(id, null);
    requireChange(before === operator.id);
    return { subject: subjectOf(id), before: { operator: before }, after: { operator: null } };
  },

  async threadAnswer({ body: { id, text }, backOffice, operator }) {
    const message = await backOffice.supportAnswers.answerAs(operator.id, staffName(operator), id, text);
    requireChange(message !== undefined);
    return { subject: subjectOf(id), id: message, after: { message } };
  },

  async threadClose({ body: { id }, backOffice, act }) {
    const { state } = await threadById(act.db, id);
    requireChange(await backOffice.supportAnswers.close(id));
    return { subject: subjectOf(id), before: { state }, after: { state: 'closed' } };
  },
};
