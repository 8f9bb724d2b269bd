import {
  type AssistedDeposit,
  type AssistedDepositState,
  type CallRequest,
  type CallResponse,
  codeDefinition,
  errorCodes,
  type LocalText,
  limits,
} from '@pavilion/contract';
import { ellipsis, formatMinor } from '@pavilion/format';
import { BusinessError, fieldError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { BrandIdentity } from '../../config/brand';
import type { Database } from '../../db/database';
import { withRetry } from '../../db/retry';
import { runEach } from '../../db/run-each';
import type { FullRow, Row } from '../../db/schema';
import { newId } from '../../ids';
import { type ChannelOffer, type Deposits, type Idempotency, once, requestHash } from '../money';
import type { Bus } from '../operations';
import { idCursor, pageOf, rowsFor } from '../paging';
import type { Protection } from '../protection';
import { composed, text } from '../texts';
import { agentTexts, instructedText } from './agent-texts';
import { checkText, refusePaymentDetails } from './message-text';
import type { ThreadRow, ThreadStore } from './thread-store';

/** Text units of the start of a note that stands for its thread in lists. */
const excerptLength = 60;
/** Requests that a due job handles at a time. */
const batch = 50;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  store: ThreadStore;
  deposits: Pick<Deposits, 'channels' | 'validate' | 'create' | 'cancel' | 'payNow'>;
  protection: Pick<Protection, 'assertDeposit'>;
  brand: BrandIdentity;
  /** How long the sandbox takes for each step, ms; null: it takes none by itself. */
  stepDelay: number | null;
}

type DepositRow = Row<'assisted_deposits'>;

/** An operator, with the name that the member sees. */
export interface Staff {
  readonly id: string;
  readonly name: LocalText;
}
type End = Extract<AssistedDepositState, 'paid' | 'refused' | 'expired' | 'cancelled'>;

const refusedText = (reason: LocalText | null) =>
  composed(
    text(
      `无法安排这笔代客充值。${reason ? '原因：{reason}' : ''}`,
      `This deposit cannot be arranged.${reason ? ' {reason}' : ''}`,
    ),
    reason ? { reason } : {},
  );

const endTexts: Readonly<Record<End, (reason: LocalText | null) => LocalText>> = {
  paid: () => text('付款已确认，金额已存入主钱包。', 'The payment was confirmed and is in your main wallet.'),
  refused: refusedText,
  expired: () =>
    text(
      '代客充值已过期，没有产生扣款。如仍需要，请重新申请。',
      'The request has expired without a payment. Ask again if you still need it.',
    ),
  cancelled: () => text('代客充值已取消。', 'The assisted deposit was cancelled.'),
};

/**
 * Deposits that support helps with (SUP-3). Support only places an ordinary deposit order, with its limits and the player
 * protection; the order is paid, credited and seen like any other one, and ends the request.
 */
export const createAssistedDeposits = (ports: Ports) => {
  const { db, clock, bus, store, deposits, protection, brand, stepDelay } = ports;

  const publish = ({ id, member_id }: Pick<DepositRow, 'id' | 'member_id'>) =>
    bus.publish({ kind: 'support', memberId: member_id, thread: id });

  const stepAt = (now: Date) => (stepDelay === null ? null : new Date(now.getTime() + stepDelay));

  const select = (within: Database) =>
    within
      .selectFrom('assisted_deposits')
      .innerJoin('deposit_channels', 'deposit_channels.code', 'assisted_deposits.channel_code')
      .leftJoin('deposit_orders', 'deposit_orders.id', 'assisted_deposits.order_id')
      .selectAll('assisted_deposits')
      .select([
        'deposit_channels.name as channel_name',
        'deposit_channels.mark as channel_mark',
        'deposit_orders.expires_at as order_expires_at',
      ]);

  type Joined = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

  const present = (row: Joined): AssistedDeposit => ({
    id: row.id,
    thread: row.id,
    amount: formatMinor(row.amount),
    channel: { code: row.channel_code, name: row.channel_name, mark: row.channel_mark },
    note: row.note,
    state: row.state,
    order: row.order_id,
    reason: row.reason,
    at: row.at.toISOString(),
    expiresAt: row.ended_at === null ? (row.order_expires_at ?? row.expires_at).toISOString() : null,
    endedAt: row.ended_at?.toISOString() ?? null,
  });

  const sayForStaff = async (
    transaction: Database,
    id: string,
    message: LocalText,
    now: Date,
    by: Staff | undefined,
  ) => {
    const thread = (await store.lock(transaction, id)) as ThreadRow;
    const answer = { text: message, name: by?.name ?? agentTexts.name, isAutomatic: by === undefined };
    await store.addAnswer(transaction, thread, answer, now);
    if (by)
      await transaction.updateTable('threads').set({ operator_id: by.id }).where('id', '=', id).execute();
  };

  /** Marks a message about an action of the member as seen, with those before it. */
  const markSeen = (transaction: Database, { id, thread_id }: Row<'thread_messages'>) =>
    transaction.updateTable('threads').set({ read_up_to: id }).where('id', '=', thread_id).execute();

  /** Ends the requests whose order has ended, and those that nobody has instructed in time. */
  const settle = async (memberId?: string): Promise<void> => {
    const query = db
      .selectFrom('assisted_deposits')
      .leftJoin('deposit_orders', 'deposit_orders.id', 'assisted_deposits.order_id')
      .select(['assisted_deposits.id', 'deposit_orders.state as order_state'])
      .where('assisted_deposits.ended_at', 'is', null)
      .where((each) =>
        each.or([
          each('deposit_orders.state', '<>', 'pending'),
          each.and([
            each('assisted_deposits.order_id', 'is', null),
            each('assisted_deposits.expires_at', '<=', momentOf(clock)),
          ]),
        ]),
      )
      .limit(batch);
    const rows = await (memberId === undefined
      ? query
      : query.where('assisted_deposits.member_id', '=', memberId)
    ).execute();
    for (const { id, order_state } of rows) {
      // The states of an ended order are also states of a request.
      const state = order_state === null || order_state === 'pending' ? 'expired' : order_state;
      await end(id, state, null, order_state !== null);
    }
  };

  /** Ends a request once; of a concurrent end the first one counts. */
  const end = async (
    id: string,
    state: End,
    reason: LocalText | null,
    isInstructed: boolean,
  ): Promise<DepositRow | undefined> => {
    const ended = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const now = momentOf(clock);
        const row = await transaction
          .updateTable('assisted_deposits')
          .set({ state, ended_at: now, step_at: null, reason: reason && JSON.stringify(reason) })
          .where('id', '=', id)
          // guard: assisted-deposit-ends-once
          .where('ended_at', 'is', null)
          // An instructed one ends with its order alone.
          .where('order_id', isInstructed ? 'is not' : 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        const message = await store.addSystemLine(transaction, id, endTexts[state](reason), now);
        if (state === 'cancelled') await markSeen(transaction, message);
        await store.close(transaction, id, 'system', now);
        return row;
      }),
    );
    if (ended) publish(ended);
    return ended;
  };

  const assign = async (id: string, by?: Staff): Promise<boolean> => {
    const assigned = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const now = momentOf(clock);
        const row = await transaction
          .updateTable('assisted_deposits')
          .set({ state: 'assigned', step_at: by ? null : stepAt(now) })
          .where('id', '=', id)
          .where('state', '=', 'requested')
          .returning(['id', 'member_id'])
          .executeTakeFirst();
        if (row) await sayForStaff(transaction, id, agentTexts.assigned, now, by);
        return row;
      }),
    );
    if (assigned) publish(assigned);
    return assigned !== undefined;
  };

  /** Places the order, with a key of the request: an interrupted step that is repeated finds the same order. */
  const instruct = async (row: DepositRow, by?: Staff): Promise<void> => {
    const body = { channel: row.channel_code, amount: formatMinor(row.amount), values: row.field_values };
    const idempotency: Idempotency = {
      // No member id, so that no key that a member sends can be the same.
      owner: `assisted-deposit:${row.member_id}`,
      key: row.id,
      requestHash: requestHash('assistedDeposit', body),
    };
    let order: string;
    try {
      const offer = { ...brand, isPromised: true };
      order = (await deposits.create(row.member_id, body, idempotency, offer)).id;
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      await end(row.id, 'refused', codeDefinition(error.code)?.message ?? null, false);
      return;
    }
    const instructed = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const now = momentOf(clock);
        const updated = await transaction
          .updateTable('assisted_deposits')
          .set({ state: 'instructed', order_id: order, step_at: null })
          .where('id', '=', row.id)
          .where('state', '=', 'assigned')
          .returning('id')
          .executeTakeFirst();
        if (updated) await sayForStaff(transaction, row.id, instructedText(row.channel_code), now, by);
        return updated;
      }),
    );
    if (instructed) publish(row);
    else await cancelUnclaimed(row, order);
  };

  /** Cancels an order whose request was cancelled meanwhile, unless another gateway has instructed it with the same order. */
  const cancelUnclaimed = async (row: DepositRow, order: string): Promise<void> => {
    const { order_id } = await db
      .selectFrom('assisted_deposits')
      .select('order_id')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    if (order_id === null) await deposits.cancel(row.member_id, order);
  };

  const find = (id: string) =>
    db.selectFrom('assisted_deposits').selectAll().where('id', '=', id).executeTakeFirst();

  const ownRequest = async (memberId: string, id: string): Promise<Joined> => {
    const row = await select(db)
      .where('assisted_deposits.id', '=', id)
      // guard: assisted-deposit-of-its-member
      .where('assisted_deposits.member_id', '=', memberId)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    return row;
  };

  /** Support places the order, and the PIN of a channel is never stored for it. */
  const helpedChannels = async (within: Database, offer: ChannelOffer) =>
    (await deposits.channels(offer, within)).filter(({ fields }) =>
      fields.every(({ control }) => control !== 'secret'),
    );

  const newest = (memberId: string) =>
    select(db).where('assisted_deposits.member_id', '=', memberId).orderBy('assisted_deposits.id', 'desc');

  return {
    async info(memberId: string, offer: ChannelOffer): Promise<CallResponse<'assistedDepositInfo'>> {
      await settle(memberId);
      const latest = await newest(memberId).limit(1).executeTakeFirst();
      return { channels: await helpedChannels(db, offer), latest: latest ? present(latest) : null };
    },

    async list(
      memberId: string,
      { cursor, limit }: CallRequest<'assistedDepositList'>,
    ): Promise<CallResponse<'assistedDepositList'>> {
      await settle(memberId);
      const query = newest(memberId).limit(rowsFor(limit));
      const rows = await (cursor === undefined
        ? query
        : query.where('assisted_deposits.id', '<', idCursor(cursor))
      ).execute();
      return pageOf(rows.map(present), limit, ({ id }) => id);
    },

    /**
     * Stores a request. The same key answers the same request, also when its channel is no longer offered.
     *
     * @throws BusinessError 10003 without the confirmed warning or with invalid values, 20512 payment details in the note,
     * 20514 with the id of an open one, 20107 and 20102 of the channel, 20104 key reused, 20305 above a deposit limit.
     */
    async request(
      memberId: string,
      body: CallRequest<'assistedDepositRequest'>,
      idempotency: Idempotency,
      offer: ChannelOffer,
    ): Promise<AssistedDeposit> {
      // guard: anti-fraud-warning-confirmed
      if (!body.warningAccepted) throw fieldError({ field: 'warningAccepted', reason: 'must-accept' });
      const note = checkText(body.note, {
        field: 'note',
        required: false,
        maxLength: limits.support.note,
      });
      await settle(memberId);
      const stored = await once(db, idempotency, momentOf(clock), async (transaction) => {
        const helped = await helpedChannels(transaction, offer);
        // Before the form: a member cannot give a secret here.
        if (!helped.some(({ code }) => code === body.channel))
          throw new BusinessError(errorCodes.channelUnavailable);
        const { channel, amount, values } = await deposits.validate(transaction, body, offer);
        // guard: assisted-deposit-without-payment-details
        for (const [field, value] of Object.entries(values)) refusePaymentDetails(field, value);
        // guard: assisted-deposits-in-turn
        await transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
        const now = momentOf(clock);
        // guard: assisted-deposit-within-limits
        await protection.assertDeposit(transaction, memberId, amount, now);
        const open = await transaction
          .selectFrom('assisted_deposits')
          .select('id')
          .where('member_id', '=', memberId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        // guard: one-open-assisted-deposit
        if (open) throw new BusinessError(errorCodes.assistedDepositOpen, { id: open.id });
        const details = { id: newId(now) };
        const thread = (await store.insertThread(
          transaction,
          { memberId },
          'assisted-deposit',
          now,
          details,
        )) as ThreadRow;
        await transaction
          .insertInto('assisted_deposits')
          .values({
            id: thread.id,
            member_id: memberId,
            channel_code: channel.code,
            amount,
            field_values: JSON.stringify(values),
            note,
            state: 'requested',
            order_id: null,
            reason: null,
            at: now,
            step_at: stepAt(now),
            expires_at: new Date(now.getTime() + limits.support.assistedDeposit),
            ended_at: null,
          } satisfies FullRow<'assisted_deposits'>)
          .execute();
        const sum = formatMinor(amount);
        const { 'zh-CN': chinese, en } = channel.name;
        const message = await store.addSystemLine(
          transaction,
          thread.id,
          text(`已申请代客充值：${chinese}，${sum}。`, `Assisted deposit requested: ${en}, ${sum}.`),
          now,
        );
        await markSeen(transaction, message);
        // The steps of the request answer its thread, not the agent.
        const { answer_by } = store.waiting(thread, now, true);
        await transaction
          .updateTable('threads')
          .set({ answer_by, excerpt: ellipsis(note.replaceAll('\n', ' '), excerptLength) })
          .where('id', '=', thread.id)
          .execute();
        const row = await select(transaction)
          .where('assisted_deposits.id', '=', thread.id)
          .executeTakeFirstOrThrow();
        return present(row);
      });
      publish({ id: stored.id, member_id: memberId });
      return stored;
    },

    /**
     * Cancels a request, or its order. An ended one is answered unchanged.
     *
     * @throws BusinessError 20201 for a request of another member.
     */
    async cancel(memberId: string, id: string): Promise<AssistedDeposit> {
      const row = await ownRequest(memberId, id);
      const isEnded = row.order_id === null && (await end(id, 'cancelled', null, false)) !== undefined;
      if (!isEnded) {
        // It may have been instructed meanwhile. An order that was paid first stays paid.
        const { order_id } = await ownRequest(memberId, id);
        if (order_id !== null) await deposits.cancel(memberId, order_id);
        await settle(memberId);
      }
      return present(await ownRequest(memberId, id));
    },

    /** Steps of an operator. Each returns whether the request was in the state before. */
    assign,
    async instruct(id: string, by: Staff): Promise<boolean> {
      const row = await find(id);
      if (row?.state !== 'assigned') return false;
      await instruct(row, by);
      return true;
    },
    /** @throws BusinessError 20512 for payment details in the reason. */
    async refuse(id: string, reason: LocalText): Promise<boolean> {
      for (const part of Object.values(reason)) refusePaymentDetails('reason', part);
      return (await end(id, 'refused', reason, false)) !== undefined;
    },

    /** Ends the request of a member whose order has ended. */
    settle,

    /**
     * Takes the next step of a request, for the sandbox: assign, instruct, pay its order; or refuses it before its order.
     *
     * @throws BusinessError 20201 for an unknown request, 20512 for payment details in the reason.
     */
    async step(id: string, refusal?: LocalText): Promise<AssistedDepositState> {
      const row = await find(id);
      if (!row) throw new BusinessError(errorCodes.notFound);
      for (const part of Object.values(refusal ?? {})) refusePaymentDetails('refuse', part);
      if (refusal) await end(id, 'refused', refusal, false);
      else if (row.state === 'requested') await assign(id);
      else if (row.state === 'assigned') await instruct(row);
      else if (row.state === 'instructed') {
        await deposits.payNow(row.order_id as string);
        await settle(row.member_id);
      }
      return (await find(id))?.state as AssistedDepositState;
    },

    /** Ends what has ended. With `steps`, also takes the due steps of the sandbox. */
    async advance(steps = true): Promise<void> {
      await settle();
      if (!steps) return;
      const due = await db
        .selectFrom('assisted_deposits')
        .selectAll()
        .where('ended_at', 'is', null)
        .where('step_at', '<=', momentOf(clock))
        .orderBy('step_at')
        .limit(batch)
        .execute();
      await runEach(due, async (row) => {
        if (row.state === 'requested') await assign(row.id);
        else await instruct(row);
      });
    },
  };
};
