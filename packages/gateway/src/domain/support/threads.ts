import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  limits,
  type SupportMessage,
  type SupportThread,
  supportTopicDefinitions,
  type UnreadSupport,
} from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import { confirmCommitted } from '../../db/availability';
import type { Database } from '../../db/database';
import { isUniqueViolation, withRetry } from '../../db/retry';
import type { Row } from '../../db/schema';
import { filledValues, validateRequestForm } from '../form-field';
import { networkOf, type Origin, type Throttle } from '../members';
import { requestHash } from '../money';
import type { Bus } from '../operations';
import { byId, byMoment, createPageOrder, idCursor, pageOf, rowsFor } from '../paging';
import { agentTexts } from './agent-texts';
import { hoursAt, type SupportRules } from './hours';
import { checkText, refusePaymentDetails } from './message-text';
import { isOf, type Owner, ownerKey, ownerOf } from './owner';
import { presentThread, reopenEnd, type ThreadRow, type ThreadStore, threadPublisher } from './thread-store';

/** Messages in a quarter of an hour: of an owner, and of visitors in one network, who can take any number of devices. */
const messages = { ofOwner: 30, ofNetwork: 60 };

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  throttle: Throttle;
  store: ThreadStore;
  rules: SupportRules;
  /** Whether the automatic agent of the sandbox answers. */
  hasAgent: boolean;
}

type Draft = Pick<CallRequest<'supportSend'>, 'key' | 'text' | 'pictures'>;

/** Messages of a thread that its owner has not seen. */
const unreadCount = sql<number>`(
  select count(*)::int from thread_messages
  where thread_messages.thread_id = threads.id and thread_messages.author <> 'customer'
    and thread_messages.id > coalesce(threads.read_up_to, '')
)`.as('unread');

const byLastMessage = createPageOrder('desc', [byMoment(sql.ref('threads.last_at')), byId('threads.id')]);

/** Threads of members and visitors with support (SUP-1). */
export const createThreads = ({ db, clock, bus, throttle, store, rules, hasAgent }: Ports) => {
  const publish = threadPublisher(bus);

  const endOfVisitors = () => new Date(clock.now() - limits.support.visitorThread);

  /** The threads of an owner, and how many messages of each are unread; those of a visitor for a day. */
  const own = (within: Database, owner: Owner) =>
    within
      .selectFrom('threads')
      // guard: thread-of-its-customer
      .where(isOf(owner))
      .$if('device' in owner, (query) =>
        query
          // guard: visitor-thread-for-a-day
          .where('threads.last_at', '>', endOfVisitors()),
      );

  const view = async (owner: Owner, id: string, within = db): Promise<SupportThread> => {
    const row = await own(within, owner)
      .selectAll('threads')
      .select(unreadCount)
      .where('threads.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    return presentThread(row, row.unread);
  };

  const newestChat = (within: Database, owner: Owner) =>
    own(within, owner)
      .selectAll('threads')
      .where('threads.kind', '=', 'chat')
      .orderBy('threads.id', 'desc')
      .limit(1)
      .executeTakeFirst();

  const presentMessages = async (rows: readonly Row<'thread_messages'>[]): Promise<SupportMessage[]> => {
    if (rows.length === 0) return [];
    const pictures = await db
      .selectFrom('support_pictures')
      .select(['id', 'message_id'])
      .where(
        'message_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ id, author, name, is_automatic, text, at }) => ({
      id,
      author,
      name,
      isAutomatic: is_automatic,
      text,
      pictures: pictures.filter(({ message_id }) => message_id === id).map((picture) => picture.id),
      at: at.toISOString(),
    }));
  };

  const present = async (owner: Owner, row: Row<'thread_messages'>) => ({
    thread: await view(owner, row.thread_id),
    message: (await presentMessages([row]))[0] as SupportMessage,
  });

  const admit = async (owner: Owner, { address }: Origin): Promise<void> => {
    // guard: messages-of-customer
    await throttle.consume(`support:${ownerKey(owner)}`, messages.ofOwner);
    if (!('device' in owner)) return;
    // guard: messages-of-network
    await throttle.consume(`support:network:${networkOf(address)}`, messages.ofNetwork);
  };

  /** @throws BusinessError 10003 or 20512 for a text that is not stored. */
  const checkDraft = ({ key, text, pictures }: Draft) => {
    const chosen = [...new Set(pictures)];
    const checked = checkText(text, { required: chosen.length === 0, maxLength: limits.support.text });
    return { key, text: checked, pictures: chosen };
  };

  /** @throws BusinessError 10003 or 20512 for a text or a value of a field that is not stored. */
  const checkTicket = (request: CallRequest<'ticketOpen'>) => {
    const { values, errors } = validateRequestForm(supportTopicDefinitions[request.topic].fields, request);
    const invalid = Object.entries(errors).map(([field, error]) => ({ field, ...error }));
    if (invalid.length > 0) throw fieldError(...invalid);
    const filled = filledValues(values);
    for (const [field, value] of Object.entries(filled)) refusePaymentDetails(field, value);
    return {
      ...request,
      ...checkDraft(request),
      // Without values the hash is that of tickets from before topics had fields.
      values: Object.keys(filled).length > 0 ? filled : undefined,
    };
  };

  const attach = async (
    transaction: Database,
    owner: Owner,
    messageId: string,
    pictures: readonly string[],
  ): Promise<void> => {
    if (pictures.length === 0) return;
    const attached = await transaction
      .updateTable('support_pictures')
      .set({ message_id: messageId })
      .where('id', 'in', [...pictures])
      // guard: support-picture-attached-by-its-customer
      .where((each) =>
        'memberId' in owner ? each('member_id', '=', owner.memberId) : each('device', '=', owner.device),
      )
      // guard: support-picture-attached-once
      .where('message_id', 'is', null)
      .returning('id')
      .execute();
    if (attached.length < pictures.length) throw fieldError({ field: 'pictures', reason: 'unknown' });
  };

  /**
   * The message that was stored for a key before. It may be visible although its wait for a standby was broken, so this
   * waits for one.
   *
   * @throws BusinessError 20104 when the key was used for another message.
   */
  const repeated = async (within: Database, threadId: string, key: string, hash: string) => {
    const stored = await within
      .selectFrom('thread_messages')
      .selectAll()
      .where('thread_id', '=', threadId)
      .where('client_key', '=', key)
      .executeTakeFirst();
    // guard: message-key-of-one-message
    if (stored && stored.request_hash !== hash) throw new BusinessError(errorCodes.idempotencyKeyReused);
    if (stored) await confirmCommitted(within);
    return stored;
  };

  const canReopen = (thread: ThreadRow, now: Date) => {
    const end = reopenEnd(thread);
    return end === null || now < end;
  };

  const ownLocked = async (transaction: Database, owner: Owner, id: string): Promise<ThreadRow> => {
    const thread = await own(transaction, owner)
      .selectAll('threads')
      .where('threads.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!thread) throw new BusinessError(errorCodes.notFound);
    return thread;
  };

  /** The open chat of an owner, locked; a new one follows a chat that was closed too long ago. */
  const openChat = async (transaction: Database, owner: Owner, now: Date): Promise<ThreadRow> => {
    // An expired one would occupy the only place of the device until it is removed.
    if ('device' in owner)
      await transaction
        .deleteFrom('threads')
        .where('device', '=', owner.device)
        .where('last_at', '<=', endOfVisitors())
        .execute();
    const last = await newestChat(transaction, owner);
    if (last && canReopen(last, now)) return ownLocked(transaction, owner, last.id);
    const opened = await store.insertThread(transaction, owner, 'chat', now, { follows: last?.id ?? null });
    if (opened) return opened;
    // Another message of the owner opened it meanwhile.
    const other = await newestChat(transaction, owner);
    return ownLocked(transaction, owner, other?.id ?? '');
  };

  /** Of two chats of an owner one alone can be open, which the database ensures. */
  const reopening = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await withRetry(run);
    } catch (error) {
      if (isUniqueViolation(error)) throw new BusinessError(errorCodes.threadClosed);
      throw error;
    }
  };

  const unread = async (owner: Owner): Promise<UnreadSupport> => {
    const rows = await own(db, owner)
      .where(sql<boolean>`threads.answered_up_to > coalesce(threads.read_up_to, '')`)
      .select(['threads.kind', unreadCount])
      .execute();
    const of = (kind: ThreadRow['kind']) =>
      rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.unread, 0);
    const counts = { ticket: of('ticket'), chat: of('chat'), assistedDeposit: of('assisted-deposit') };
    return { total: counts.ticket + counts.chat + counts.assistedDeposit, ...counts };
  };

  return {
    async chat(memberId: string | undefined, origin: Origin): Promise<CallResponse<'supportChat'>> {
      const owner = ownerOf(memberId, origin);
      const chat = await newestChat(db, owner);
      const ofVisitor = memberId === undefined ? undefined : await newestChat(db, { device: origin.device });
      return {
        thread: chat ? await view(owner, chat.id) : null,
        hours: hoursAt(momentOf(clock), rules),
        agent: hasAgent ? agentTexts.name : null,
        canJoin: ofVisitor !== undefined,
      };
    },

    async list(
      owner: Owner,
      { kind, state, cursor, limit }: CallRequest<'supportThreads'>,
    ): Promise<CallResponse<'supportThreads'>> {
      let query = own(db, owner).selectAll('threads').select(unreadCount).limit(rowsFor(limit));
      if (kind !== undefined) query = query.where('threads.kind', '=', kind);
      if (state !== undefined) query = query.where('threads.state', '=', state);
      const rows = await byLastMessage(query, cursor).execute();
      const { items, nextCursor } = pageOf(rows, limit, (row) => row.page_cursor);
      return { items: items.map((row) => presentThread(row, row.unread)), nextCursor };
    },

    /** @throws BusinessError 20201 for a thread of another customer. */
    async messages(
      owner: Owner,
      { thread, cursor, limit }: CallRequest<'supportMessages'>,
    ): Promise<CallResponse<'supportMessages'>> {
      const viewed = await view(owner, thread);
      let query = db
        .selectFrom('thread_messages')
        .selectAll()
        .where('thread_id', '=', viewed.id)
        .orderBy('id', 'desc')
        .limit(rowsFor(limit));
      if (cursor !== undefined) query = query.where('id', '<', idCursor(cursor));
      const { items, nextCursor } = pageOf(await query.execute(), limit, ({ id }) => id);
      return { thread: viewed, items: await presentMessages(items), nextCursor };
    },

    /**
     * Stores a message of a customer in a thread, by default in the chat; a new chat follows one that was closed more than 7
     * days ago. A key that was sent before answers its message.
     *
     * @throws BusinessError 10003 for an invalid text or picture, 20004 too many messages, 20104 key of another message,
     * 20201 another customer's thread, 20512 payment details, 20513 closed more than 7 days ago.
     */
    async send(
      owner: Owner,
      { thread: threadId, ...draft }: CallRequest<'supportSend'>,
      origin: Origin,
    ): Promise<CallResponse<'supportSend'>> {
      const { key, text, pictures } = checkDraft(draft);
      const hash = requestHash('supportSend', { text, pictures });
      const current = threadId === undefined ? await newestChat(db, owner) : undefined;
      const knownId = threadId ?? current?.id;
      // A repeated message is no further one for the limits.
      if (knownId !== undefined) {
        await view(owner, knownId);
        const stored = await repeated(db, knownId, key, hash);
        if (stored) return present(owner, stored);
      }
      await admit(owner, origin);
      const message = await reopening(() =>
        db.transaction().execute(async (transaction) => {
          const now = momentOf(clock);
          const named = threadId === undefined ? undefined : await ownLocked(transaction, owner, threadId);
          // A page that has been open since before may name a chat that was closed too long ago.
          const thread =
            named === undefined || (named.kind === 'chat' && !canReopen(named, now))
              ? await openChat(transaction, owner, now)
              : named;
          const stored = await repeated(transaction, thread.id, key, hash);
          if (stored) return stored;
          // guard: thread-reopened-for-a-week
          if (!canReopen(thread, now)) throw new BusinessError(errorCodes.threadClosed);
          const added = await store.addRequest(transaction, thread, { key, text, hash }, now);
          await attach(transaction, owner, added.id, pictures);
          return added;
        }),
      );
      if ('memberId' in owner) publish({ id: message.thread_id, member_id: owner.memberId });
      return present(owner, message);
    },

    /**
     * Opens a ticket. A key that was sent before answers its ticket.
     *
     * @throws BusinessError 10003 for an invalid text, field or picture, 20004 too many of the day, 20104 key of another ticket,
     * 20201 to follow a thread that is not the member's, 20511 too many open ones, 20512 payment details.
     */
    async openTicket(
      memberId: string,
      request: CallRequest<'ticketOpen'>,
      origin: Origin,
    ): Promise<SupportThread> {
      const owner = { memberId };
      const { key, ...ticket } = checkTicket(request);
      // The whole ticket: another value in any of its fields is another ticket.
      const hash = requestHash('ticketOpen', ticket);
      const { text, pictures, follows, topic, values } = ticket;
      const find = async (within: Database) => {
        const ticket = await within
          .selectFrom('threads')
          .select('id')
          .where('member_id', '=', memberId)
          .where('client_key', '=', key)
          .executeTakeFirst();
        if (ticket) await repeated(within, ticket.id, key, hash);
        return ticket?.id;
      };
      const known = await find(db);
      if (known !== undefined) return view(owner, known);
      if (follows !== undefined) await view(owner, follows);
      await admit(owner, origin);
      // guard: tickets-of-a-day
      await throttle.consumeDaily(`ticket:${memberId}`, limits.support.ticketsPerDay);
      const id = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          // guard: tickets-counted-in-turn
          await transaction
            .selectFrom('members')
            .select('id')
            .where('id', '=', memberId)
            .forUpdate()
            .execute();
          const stored = await find(transaction);
          if (stored !== undefined) return stored;
          const { open } = await transaction
            .selectFrom('threads')
            .select(sql<number>`count(*)::int`.as('open'))
            .where('member_id', '=', memberId)
            .where('kind', '=', 'ticket')
            .where('state', '<>', 'closed')
            .executeTakeFirstOrThrow();
          // guard: open-tickets-limit
          if (open >= limits.support.openTickets) throw new BusinessError(errorCodes.tooManyTickets);
          const now = momentOf(clock);
          const details = { topic, values, follows: follows ?? null, client_key: key };
          const ticket = (await store.insertThread(transaction, owner, 'ticket', now, details)) as ThreadRow;
          const added = await store.addRequest(transaction, ticket, { key, text, hash }, now);
          await attach(transaction, owner, added.id, pictures);
          return ticket.id;
        }),
      );
      publish({ id, member_id: memberId });
      return view(owner, id);
    },

    /** @throws BusinessError 20201 for a thread of another customer, and for a message of another thread. */
    async seen(owner: Owner, { thread, upTo }: CallRequest<'supportSeen'>): Promise<UnreadSupport> {
      const { id } = await view(owner, thread);
      const marked = await db
        .updateTable('threads')
        // Never back, whichever tab is slower.
        .set({ read_up_to: sql`greatest(coalesce(read_up_to, ''), ${upTo})` })
        .where('id', '=', id)
        .where((each) =>
          each.exists(
            each
              .selectFrom('thread_messages')
              .select('thread_messages.id')
              .where('thread_messages.thread_id', '=', id)
              .where('thread_messages.id', '=', upTo),
          ),
        )
        .returning(['id', 'member_id'])
        .executeTakeFirst();
      if (!marked) throw new BusinessError(errorCodes.notFound);
      publish(marked);
      return unread(owner);
    },

    unread,

    /**
     * Closes a thread; a closed one is answered unchanged.
     *
     * @throws BusinessError 20201 for a thread of another customer, 20514 for that of an open assisted deposit.
     */
    async close(owner: Owner, id: string): Promise<SupportThread> {
      const { kind } = await view(owner, id);
      if (kind === 'assisted-deposit') {
        const open = await db
          .selectFrom('assisted_deposits')
          .select('id')
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        // guard: thread-of-open-assisted-deposit
        if (open) throw new BusinessError(errorCodes.assistedDepositOpen, { id });
      }
      const isClosed = await store.close(db, id, 'customer', momentOf(clock));
      if (isClosed && 'memberId' in owner) publish({ id, member_id: owner.memberId });
      return view(owner, id);
    },

    /**
     * Reopens a closed thread; another one is answered unchanged.
     *
     * @throws BusinessError 20201 for a thread of another customer, 20513 closed more than 7 days ago, or another chat is open.
     */
    async reopen(owner: Owner, id: string): Promise<SupportThread> {
      const reopened = await reopening(() =>
        db.transaction().execute(async (transaction) => {
          const now = momentOf(clock);
          const thread = await ownLocked(transaction, owner, id);
          if (thread.state !== 'closed') return undefined;
          // guard: thread-reopened-at-request-for-a-week
          if (!canReopen(thread, now)) throw new BusinessError(errorCodes.threadClosed);
          await transaction
            .updateTable('threads')
            .set({
              state: 'reopened',
              closed_by: null,
              closed_at: null,
              ...store.waiting(thread, now, false),
            })
            .where('id', '=', id)
            .execute();
          return thread;
        }),
      );
      if (reopened) publish(reopened);
      return view(owner, id);
    },

    /**
     * Moves the chat of a device into that of its member. Without one the chat of the member is answered, also when the call
     * is sent again.
     *
     * @throws BusinessError 20201 when there is no chat at all.
     */
    async join(memberId: string, { device }: Origin): Promise<SupportThread> {
      const owner = { memberId };
      const id = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const found = await newestChat(transaction, { device });
          const ofVisitor = found && (await store.lock(transaction, found.id));
          const latest = await newestChat(transaction, owner);
          if (!ofVisitor || ofVisitor.device !== device) return latest?.id;
          await transaction
            .updateTable('support_pictures')
            .set({ member_id: memberId, device: null })
            .where('device', '=', device)
            .execute();
          const target =
            latest && latest.state !== 'closed' ? await store.lock(transaction, latest.id) : undefined;
          if (!target) {
            await transaction
              .updateTable('threads')
              .set({ member_id: memberId, device: null, follows: latest?.id ?? null })
              .where('id', '=', ofVisitor.id)
              .execute();
            return ofVisitor.id;
          }
          await sql`
            update thread_messages set
              thread_id = ${target.id},
              -- The same key in both chats belongs to two messages.
              client_key = case when exists (
                select from thread_messages as other
                where other.thread_id = ${target.id} and other.client_key = thread_messages.client_key
              ) then id else client_key end
            where thread_id = ${ofVisitor.id}`.execute(transaction);
          await transaction.deleteFrom('threads').where('id', '=', ofVisitor.id).execute();
          const isWaiting = ofVisitor.state === 'open' || ofVisitor.state === 'reopened';
          const { answer_by, agent_at } = ofVisitor;
          await transaction
            .updateTable('threads')
            .set({
              last_at: sql`greatest(last_at, ${ofVisitor.last_at}::timestamptz)`,
              ...(isWaiting && target.state === 'answered' && { state: 'open', answer_by, agent_at }),
            })
            .where('id', '=', target.id)
            .execute();
          return target.id;
        }),
      );
      if (id === undefined) throw new BusinessError(errorCodes.notFound);
      publish({ id, member_id: memberId });
      return view(owner, id);
    },

    /** Removes the threads of visitors, with their messages, a day after the last one. */
    async removeExpired(): Promise<void> {
      await db
        .deleteFrom('threads')
        .where('device', 'is not', null)
        .where('last_at', '<=', endOfVisitors())
        .execute();
    },
  };
};
