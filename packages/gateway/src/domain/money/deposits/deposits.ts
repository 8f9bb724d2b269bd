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
import type { BrandIdentity } from '../../../config/brand';
import { confirmCommitted } from '../../../db/availability';
import type { Database } from '../../../db/database';
import { runEach } from '../../../db/run-each';
import type { FullRow, Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { validateRequestForm } from '../../form-field';
import type { Bus } from '../../operations';
import type { Protection } from '../../protection';
import { once } from '../idempotency/once';
import type { Idempotency } from '../ledger/posting';
import { type ChannelOffer, offeredChannels } from './channel-offer';
import { speedPayChannel } from './deposit-channels';
import { brandOrder, presentChannel, presentOrder } from './deposit-view';
import { depositOrderLifetime } from './order-lifetime';
import { payOrder } from './pay-order';

/** In all channels together; a channel's `maxOpenOrders` is its own limit. */
export const maxOpenOrdersPerMember = 3;
/** Rows of the order list. */
const listLimit = 50;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  protection: Pick<Protection, 'assertDeposit'>;
  /** How long after its creation the sandbox pays an order, ms; null: it never does. */
  payerDelay: number | null;
}

const checkRange = (amount: bigint, channel: Row<'deposit_channels'>) => {
  if (amount >= channel.min_amount && amount <= channel.max_amount) return;
  throw new BusinessError(errorCodes.depositOutOfRange, {
    min: formatMinor(channel.min_amount),
    max: formatMinor(channel.max_amount),
  });
};

/** Creates the service for deposit orders: opened by a member, paid by the sandbox, credited exactly once. */
export const createDeposits = ({ db, clock, bus, protection, payerDelay }: Ports) => {
  const validate = async (within: Database, body: CallRequest<'depositCreate'>, offer: ChannelOffer) => {
    const channel = await offeredChannels(within, offer).where('code', '=', body.channel).executeTakeFirst();
    if (!channel) throw new BusinessError(errorCodes.channelUnavailable);
    const amount = parseMinor(body.amount);
    // guard: deposit-range
    checkRange(amount, channel);
    const { values, errors } = validateRequestForm(channel.fields, body);
    const invalid = Object.entries(errors).map(([field, error]) => ({ field, ...error }));
    if (invalid.length > 0) throw fieldError(...invalid);
    return { channel, amount, values };
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
      // guard: deposit-seen-by-its-member
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!order) throw new BusinessError(errorCodes.notFound);
    return (await present([order]))[0] as DepositOrder;
  };

  const publish = ({ id, member_id }: Pick<Row<'deposit_orders'>, 'id' | 'member_id'>, state: DepositState) =>
    bus.publish({ kind: 'deposit', memberId: member_id, id, state });

  const expireDue = async () => {
    const expired = await db
      .updateTable('deposit_orders')
      .set({ state: 'expired' })
      .where('state', '=', 'pending')
      .where('expires_at', '<=', momentOf(clock))
      .returning(['id', 'member_id'])
      .execute();
    for (const order of expired) publish(order, 'expired');
  };

  const pay = async (order: Row<'deposit_orders'>) => {
    const channel = (await allChannels()).get(order.channel_code) as Row<'deposit_channels'>;
    const balance = await payOrder(db, order, channel.name, momentOf(clock));
    if (balance === undefined) return false;
    publish(order, 'paid');
    bus.publish({ kind: 'balance', memberId: order.member_id, balance });
    return true;
  };

  return {
    /**
     * Checks channel, amount and fields of an order that is created later.
     *
     * @throws BusinessError 20107 a channel that is not offered, 20102 amount out of range, 10003 invalid values of the
     * channel's fields.
     */
    validate,

    async channels(offer: ChannelOffer, within = db): Promise<DepositChannel[]> {
      return (await offeredChannels(within, offer).execute()).map(presentChannel);
    },

    /**
     * Opens an order. The same key always gets the same answer, also after the order has changed and under the host of
     * another brand.
     *
     * @throws BusinessError 20107 a channel that is not offered, 20102 amount out of range, 10003 invalid values of the channel's
     * fields, 20106 too many open orders (with the id of one when the channel allows no more of its own), 244102 the same
     * for speed pay, 20104 key reused; 20301, 20302 and 20305 of the player protection.
     */
    async create(
      memberId: string,
      body: CallRequest<'depositCreate'>,
      idempotency: Idempotency,
      brand: BrandIdentity & ChannelOffer,
    ): Promise<DepositOrder> {
      return once(db, idempotency, momentOf(clock), async (transaction) => {
        const { channel, amount, values } = await validate(transaction, body, brand);
        // Locks the member's row, so that concurrent orders are counted one after the other.
        // guard: open-deposits-counted-in-turn
        await transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
        // Read once, after the lock: orders that expired during the wait are no longer open.
        const now = momentOf(clock);
        await protection.assertDeposit(transaction, memberId, amount, now);
        const open = await transaction
          .selectFrom('deposit_orders')
          .select(['id', 'channel_code'])
          .where('member_id', '=', memberId)
          .where('state', '=', 'pending')
          .where('expires_at', '>', now)
          .execute();
        const ofChannel = open.filter((each) => each.channel_code === channel.code);
        if (channel.max_open_orders !== null && ofChannel.length >= channel.max_open_orders) {
          const isSpeedPay = channel.code === speedPayChannel;
          const code = isSpeedPay ? errorCodes.speedPay : errorCodes.tooManyOpenOrders;
          throw new BusinessError(code, { order: ofChannel[0]?.id });
        }
        // guard: open-deposits-limit
        if (open.length >= maxOpenOrdersPerMember) throw new BusinessError(errorCodes.tooManyOpenOrders);
        const order = await transaction
          .insertInto('deposit_orders')
          .values({
            id: newId(now),
            member_id: memberId,
            channel_code: channel.code,
            amount,
            field_values: JSON.stringify(values),
            state: 'pending',
            created_at: now,
            expires_at: new Date(now.getTime() + depositOrderLifetime(channel.code)),
            pay_at: payerDelay === null ? null : new Date(now.getTime() + payerDelay),
            paid_at: null,
          } satisfies FullRow<'deposit_orders'>)
          .returningAll()
          .executeTakeFirstOrThrow();
        return brandOrder(presentOrder(order, channel), brand);
      });
    },

    order: ownOrder,

    async orders(memberId: string, state?: DepositState): Promise<DepositOrder[]> {
      const query = db.selectFrom('deposit_orders').selectAll().where('member_id', '=', memberId);
      const chosen = state === undefined ? query : query.where('state', '=', state);
      return present(await chosen.orderBy('id', 'desc').limit(listLimit).execute());
    },

    async cancel(memberId: string, id: string): Promise<DepositOrder> {
      const cancelled = await db
        .updateTable('deposit_orders')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        // guard: deposit-cancelled-by-its-member
        .where('member_id', '=', memberId)
        // guard: only-pending-deposit-is-cancelled
        .where('state', '=', 'pending')
        .returning(['id', 'member_id'])
        .executeTakeFirst();
      if (cancelled) publish(cancelled, 'cancelled');
      else await confirmCommitted(db);
      return ownOrder(memberId, id);
    },

    /** Pays an order now. Returns whether it was still open. */
    async payNow(id: string): Promise<boolean> {
      const order = await db.selectFrom('deposit_orders').selectAll().where('id', '=', id).executeTakeFirst();
      if (!order) throw new BusinessError(errorCodes.notFound);
      return pay(order);
    },

    /**
     * Pays the orders whose sandbox payment is due, and expires those that were not paid in time. Outside a sandbox orders wait
     * for an operator, or for a provider that calls `payNow`; also those that a sandbox on this database opened before.
     */
    async advance(): Promise<void> {
      if (payerDelay === null) return expireDue();
      const due = await db
        .selectFrom('deposit_orders')
        .selectAll()
        .where('state', '=', 'pending')
        .where('pay_at', '<=', momentOf(clock))
        .whereRef('pay_at', '<', 'expires_at')
        .orderBy('pay_at')
        .limit(100)
        .execute();
      await runEach([() => runEach(due, pay), expireDue], (run) => run());
    },
  };
};

export type Deposits = ReturnType<typeof createDeposits>;
