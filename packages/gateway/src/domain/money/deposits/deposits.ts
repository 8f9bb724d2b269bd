import {
  type CallRequest,
  type DepositChannel,
  type DepositOrder,
  type DepositState,
  errorCodes,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';
import { once } from '../idempotency/once';
import type { Idempotency } from '../ledger/posting';
import { presentChannel, presentOrder } from './deposit-view';
import { payOrder } from './pay-order';

const openOrderLimit = 3;
const orderLifetime = 30 * 60_000;
/** Rows of the order list. */
const listed = 50;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  /** How long after its creation the sandbox payer pays an order, ms; null: nobody pays by itself. */
  payerDelay: number | null;
}

const checkRange = (amount: bigint, channel: Row<'deposit_channels'>) => {
  if (amount >= channel.min_amount && amount <= channel.max_amount) return;
  throw new BusinessError(errorCodes.depositOutOfRange, {
    min: formatMinor(channel.min_amount),
    max: formatMinor(channel.max_amount),
  });
};

/** Deposit orders: opened by a member, paid by a payer, credited through the ledger exactly once. */
export const createDeposits = ({ db, clock, bus, payerDelay }: Ports) => {
  const channelByCode = async (within: Database, code: string) => {
    const channel = await within
      .selectFrom('deposit_channels')
      .selectAll()
      .where('code', '=', code)
      .where('enabled', '=', true)
      .executeTakeFirst();
    if (!channel) throw new BusinessError(errorCodes.channelUnavailable);
    return channel;
  };

  const allChannels = async () =>
    new Map((await db.selectFrom('deposit_channels').selectAll().execute()).map((row) => [row.code, row]));

  const present = async (orders: Row<'deposit_orders'>[]) => {
    const channels = await allChannels();
    return orders.map((order) =>
      presentOrder(order, channels.get(order.channel_code) as Row<'deposit_channels'>),
    );
  };

  const ownOrder = async (memberId: string, id: string): Promise<DepositOrder> => {
    const order = await db
      .selectFrom('deposit_orders')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!order) throw new BusinessError(errorCodes.notFound);
    return (await present([order]))[0] as DepositOrder;
  };

  const tell = ({ id, member_id }: Pick<Row<'deposit_orders'>, 'id' | 'member_id'>, state: DepositState) =>
    bus.publish({ kind: 'deposit', memberId: member_id, id, state });

  const expireDue = async () => {
    const expired = await db
      .updateTable('deposit_orders')
      .set({ state: 'expired' })
      .where('state', '=', 'pending')
      .where('expires_at', '<=', momentOf(clock))
      .returning(['id', 'member_id'])
      .execute();
    for (const order of expired) tell(order, 'expired');
  };

  const pay = async (order: Row<'deposit_orders'>) => {
    const channel = (await allChannels()).get(order.channel_code) as Row<'deposit_channels'>;
    const balance = await payOrder(db, order, channel.name, momentOf(clock));
    if (balance === undefined) return false;
    tell(order, 'paid');
    bus.publish({ kind: 'balance', memberId: order.member_id, balance });
    return true;
  };

  return {
    async channels(): Promise<DepositChannel[]> {
      const rows = await db
        .selectFrom('deposit_channels')
        .selectAll()
        .where('enabled', '=', true)
        .orderBy('rank')
        .execute();
      return rows.map(presentChannel);
    },

    /**
     * Opens an order. The same key gets the same answer, whatever became of the order since.
     *
     * @throws BusinessError 20107 unknown channel, 20102 out of its range, 20106 too many open orders, 244102 with
     * the order of speed pay that is open, 20104 key reused, 10003 without a payer's name where the channel asks for it.
     */
    async create(
      memberId: string,
      body: CallRequest<'depositCreate'>,
      idempotency: Idempotency,
    ): Promise<DepositOrder> {
      const now = momentOf(clock);
      return once(db, idempotency, now, async (transaction) => {
        const channel = await channelByCode(transaction, body.channel);
        const amount = parseMinor(body.amount);
        checkRange(amount, channel);
        const payerName = body.payerName?.trim() || null;
        if (channel.needs_payer_name && !payerName) {
          throw fieldError({ field: 'payerName', reason: 'required' });
        }
        // The member's row is locked, so that orders opened at the same time are counted one after the other.
        await transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
        const open = await transaction
          .selectFrom('deposit_orders')
          .select(['id', 'channel_code'])
          .where('member_id', '=', memberId)
          .where('state', '=', 'pending')
          .where('expires_at', '>', now)
          .execute();
        const same = open.find((each) => each.channel_code === channel.code);
        // Whoever is matched with a payee pays that one before the next.
        if (channel.kind === 'speed' && same)
          throw new BusinessError(errorCodes.speedPay, { order: same.id });
        if (open.length >= openOrderLimit) throw new BusinessError(errorCodes.tooManyOpenOrders);
        const order = await transaction
          .insertInto('deposit_orders')
          .values({
            id: newId(now),
            member_id: memberId,
            channel_code: channel.code,
            amount,
            payer_name: payerName,
            state: 'pending',
            created_at: now,
            expires_at: new Date(now.getTime() + orderLifetime),
            pay_at: payerDelay === null ? null : new Date(now.getTime() + payerDelay),
            paid_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return presentOrder(order, channel);
      });
    },

    order: ownOrder,

    async orders(memberId: string, state?: DepositState): Promise<DepositOrder[]> {
      const query = db.selectFrom('deposit_orders').selectAll().where('member_id', '=', memberId);
      const chosen = state === undefined ? query : query.where('state', '=', state);
      return present(await chosen.orderBy('id', 'desc').limit(listed).execute());
    },

    async cancel(memberId: string, id: string): Promise<DepositOrder> {
      const cancelled = await db
        .updateTable('deposit_orders')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .where('state', '=', 'pending')
        .returning(['id', 'member_id'])
        .executeTakeFirst();
      if (cancelled) tell(cancelled, 'cancelled');
      return ownOrder(memberId, id);
    },

    /** Pays one order now. Answers whether it was still open. */
    async payNow(id: string): Promise<boolean> {
      const order = await db.selectFrom('deposit_orders').selectAll().where('id', '=', id).executeTakeFirst();
      if (!order) throw new BusinessError(errorCodes.notFound);
      return pay(order);
    },

    /** Does what is due: the sandbox payer pays, and what nobody paid expires. Its state is in the database alone. */
    async advance(): Promise<void> {
      const due = await db
        .selectFrom('deposit_orders')
        .selectAll()
        .where('state', '=', 'pending')
        .where('pay_at', '<=', momentOf(clock))
        .whereRef('pay_at', '<', 'expires_at')
        .orderBy('pay_at')
        .limit(100)
        .execute();
      for (const order of due) await pay(order);
      await expireDue();
    },
  };
};
