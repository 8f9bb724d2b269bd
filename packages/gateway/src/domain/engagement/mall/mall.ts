import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type LocalText,
  limits,
  type MallGift,
  type MallOrder,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import type { AddressFields, FullRow, Row } from '../../../db/schema';
import { dayMs } from '../../../durations';
import { newId } from '../../../ids';
import { dayOf, dayStart, daysUpTo, monthSpan } from '../../days';
import {
  coinAccount,
  type Idempotency,
  mainAccount,
  once,
  postWithin,
  purchasePosting,
  purchaseReturnPosting,
  requireTurnover,
} from '../../money';
import type { Bus } from '../../operations';
import { idCursor, pageOf, rowsFor } from '../../paging';
import type { Grants } from '../grants/grants';
import { maskedAddress } from './addresses';
import { deliveries, type MallStep } from './deliveries';
import { orderSteps, refusableStates, stepTo } from './order-steps';

/** How long after its end an order keeps its address, in ms. */
export const addressRetention = 90 * dayMs;
/** How long a voucher can be claimed, in ms. */
export const voucherLifetime = 30 * dayMs;
const chartDays = 10;

/** Whether a gift can be ordered: for the list of gifts, and for an order before and when it takes from the stock. */
const isOnSale = sql<boolean>`on_sale`;

/** A gift before it has its place in the mall. A new column is named here, or added to those that a new gift has by default. */
export type NewGift = FullRow<'mall_gifts', 'id' | 'rank' | 'version' | 'on_sale' | 'title'> & {
  readonly title: LocalText;
};

const turnoverOf = ({ kind, money }: Row<'mall_gifts'>): string | null => {
  const terms = deliveries[kind].money;
  return money === null || terms === null ? null : formatMinor((money * BigInt(terms.multiple)) / 100n);
};

const presentGift = (gift: Row<'mall_gifts'>): MallGift => ({
  id: gift.id,
  version: gift.version,
  kind: gift.kind,
  title: gift.title,
  picture: gift.picture,
  price: formatMinor(gift.price),
  money: gift.money === null ? null : formatMinor(gift.money),
  turnover: turnoverOf(gift),
  stock: gift.stock,
  perMonth: gift.per_month,
  minVipLevel: gift.min_vip_level,
});

interface MallOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly grants: Grants;
  readonly timeZone: string;
  /** Whether orders move on by themselves, as there is no back office. */
  readonly sandbox: boolean;
}

/**
 * The mall: gifts for coins. An order takes coins and stock in one transaction; one that is cancelled or refused gives both
 * back, once.
 */
export const createMall = ({ db, clock, bus, grants, timeZone, sandbox }: MallOptions) => {
  const present = (order: Row<'mall_orders'>, now: Date): MallOrder => {
    const cancellableUntil = order.at.getTime() + limits.mall.cancellableFor;
    return {
      id: order.id,
      gift: order.gift_id,
      kind: order.kind,
      title: order.title,
      picture: order.picture,
      quantity: order.quantity,
      coins: formatMinor(order.coins),
      money: order.money === null ? null : formatMinor(order.money),
      state: order.state,
      address: order.address && maskedAddress(order.address),
      tracking: order.tracking,
      reason: order.reason,
      at: order.at.toISOString(),
      packedAt: order.packed_at?.toISOString() ?? null,
      shippedAt: order.shipped_at?.toISOString() ?? null,
      endedAt: order.ended_at?.toISOString() ?? null,
      cancellableUntil:
        order.state === 'placed' && cancellableUntil > now.getTime()
          ? new Date(cancellableUntil).toISOString()
          : null,
    };
  };

  /** How many of each gift the member has ordered this month and not given back. */
  const orderedThisMonth = async (memberId: string, at: Date, within: Database) => {
    const { from } = monthSpan(dayOf(at, timeZone).slice(0, 7), timeZone);
    const rows = await within
      .selectFrom('mall_orders')
      .select(['gift_id', sql<number>`sum(quantity)::int`.as('quantity')])
      .where('member_id', '=', memberId)
      .where('at', '>=', from)
      .where('state', 'not in', ['cancelled', 'refused'])
      .groupBy('gift_id')
      .execute();
    return new Map(rows.map((row) => [row.gift_id, row.quantity]));
  };

  const addressOf = async (memberId: string, id: string | undefined, within: Database) => {
    if (id === undefined) throw fieldError({ field: 'address', reason: 'required' });
    const address = await within
      .selectFrom('addresses')
      .select(['name', 'phone', 'region', 'detail'])
      .where('id', '=', id)
      // guard: ordered-to-own-address
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!address) throw new BusinessError(errorCodes.notFound);
    return address satisfies AddressFields;
  };

  /** Gives coins and stock of an order back that has just ended; its state changed in the same transaction. */
  const giveBack = async (transaction: Database, order: Row<'mall_orders'>, at: Date): Promise<void> => {
    const cause = { id: newId(at), reference: order.id, subject: order.title, at };
    await postWithin(transaction, purchaseReturnPosting(cause, order.member_id, order.coins));
    await transaction
      .updateTable('mall_gifts')
      .set({ stock: sql<number>`stock + ${order.quantity}` })
      .where('id', '=', order.gift_id)
      .execute();
  };

  /**
   * Moves an order on, by the next step of its kind, or refuses it.
   *
   * @param details `tracking` is what the step needs; a refusal has a `reason`.
   * @throws BusinessError 20201 when it does not exist or is in a state from which this one is not allowed, 10003 when what the
   * step needs is missing.
   */
  const move = (
    id: string,
    state: MallStep | 'refused',
    details: { tracking?: string; reason?: LocalText } = {},
  ): Promise<MallOrder> =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const at = momentOf(clock);
        const found = await transaction
          .selectFrom('mall_orders')
          .select('kind')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!found) throw new BusinessError(errorCodes.notFound);
        const step = state === 'refused' ? undefined : stepTo(found.kind, state);
        const from = state === 'refused' ? refusableStates(found.kind) : step && [step.from];
        if (!from) throw new BusinessError(errorCodes.notFound);
        const needsValue = step !== undefined && step.needs !== null;
        // guard: mall-step-with-its-value
        if (needsValue && !details.tracking) throw fieldError({ field: 'tracking', reason: 'required' });
        const isFinal = state === 'received' || state === 'refused';
        const order = await transaction
          .updateTable('mall_orders')
          .set({
            state,
            ...(state === 'packing' && { packed_at: at }),
            ...(state === 'shipped' && { shipped_at: at }),
            ...(needsValue && { tracking: details.tracking ?? null }),
            ...(isFinal && { ended_at: at }),
            ...(details.reason && { reason: JSON.stringify(details.reason) }),
          })
          .where('id', '=', id)
          // guard: mall-order-moves-once
          .where('state', 'in', from)
          .returningAll()
          .executeTakeFirst();
        if (!order) throw new BusinessError(errorCodes.notFound);
        if (state === 'refused') await giveBack(transaction, order, at);
        return present(order, at);
      }),
    );

  return {
    async info(memberId: string): Promise<CallResponse<'mallInfo'>> {
      const at = momentOf(clock);
      const days = daysUpTo(at, chartDays, timeZone);
      const [gifts, ordered, member, coins, flows] = await Promise.all([
        db.selectFrom('mall_gifts').selectAll().where(isOnSale).orderBy('rank').execute(),
        orderedThisMonth(memberId, at, db),
        db.selectFrom('members').select('vip_level').where('id', '=', memberId).executeTakeFirstOrThrow(),
        db
          .selectFrom('ledger_balances')
          .select('balance')
          .where('account', '=', coinAccount(memberId))
          .executeTakeFirst(),
        db
          .selectFrom('ledger_entries')
          .select([
            sql<string>`(at at time zone ${timeZone})::date`.as('day'),
            sql<bigint>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`.as('in'),
            sql<bigint>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`.as('out'),
          ])
          .where('account', '=', coinAccount(memberId))
          .where('at', '>=', dayStart(days[0] as string, timeZone))
          .groupBy('day')
          .execute(),
      ]);
      const byDay = new Map(flows.map((flow) => [flow.day, flow]));
      return {
        coins: formatMinor(coins?.balance ?? 0n),
        vipLevel: member.vip_level,
        gifts: gifts.map(presentGift),
        ordered: [...ordered].map(([gift, quantity]) => ({ gift, quantity })),
        daily: days.map((each) => ({
          day: each,
          in: formatMinor(byDay.get(each)?.in ?? 0n),
          out: formatMinor(byDay.get(each)?.out ?? 0n),
        })),
      };
    },

    /**
     * Orders a gift. Its money is credited and requires turnover, or becomes a grant to claim; a gift with steps waits for them.
     *
     * @throws BusinessError 20201 for no such gift or address, 301220 when the gift has another version, 20409 VIP level too
     * low, 20408 month's limit, 20404 too few coins, 20406 sold out, 10003 address missing, 20104 key reused, 20116 halted.
     */
    async order(
      memberId: string,
      { gift: giftId, version, quantity, address: addressId }: CallRequest<'mallOrder'>,
      idempotency: Idempotency,
    ): Promise<MallOrder> {
      let credited: bigint | undefined;
      let sendsMail = false;
      const answer = await once(db, idempotency, momentOf(clock), async (transaction) => {
        const { balance } = await transaction
          .selectFrom('ledger_balances')
          .select('balance')
          .where('account', '=', coinAccount(memberId))
          // guard: mall-orders-in-turn
          .forUpdate()
          .executeTakeFirstOrThrow();
        const at = momentOf(clock);
        const gift = await transaction
          .selectFrom('mall_gifts')
          .selectAll()
          .where('id', '=', giftId)
          .where(isOnSale)
          .executeTakeFirst();
        if (!gift) throw new BusinessError(errorCodes.notFound);
        const changed = (now: Row<'mall_gifts'>) =>
          new BusinessError(errorCodes.giftChanged, { gift: presentGift(now) });
        if (gift.version !== version) throw changed(gift);
        const { vip_level } = await transaction
          .selectFrom('members')
          .select('vip_level')
          .where('id', '=', memberId)
          .executeTakeFirstOrThrow();
        // guard: gift-of-the-level
        if (vip_level < gift.min_vip_level)
          throw new BusinessError(errorCodes.giftLevelTooLow, { level: gift.min_vip_level });
        const used = (await orderedThisMonth(memberId, at, transaction)).get(giftId) ?? 0;
        // guard: gifts-of-a-month
        if (used + quantity > gift.per_month)
          throw new BusinessError(errorCodes.giftLimitReached, { left: Math.max(0, gift.per_month - used) });
        const coins = gift.price * BigInt(quantity);
        if (balance < coins)
          throw new BusinessError(errorCodes.coinsShort, {
            needed: formatMinor(coins),
            coins: formatMinor(balance),
          });
        const { needsAddress, steps, money: terms } = deliveries[gift.kind];
        const isImmediate = steps.length === 0;
        const address = needsAddress ? await addressOf(memberId, addressId, transaction) : null;
        // The row that many orders wait for is locked last.
        const taken = await transaction
          .updateTable('mall_gifts')
          .set({ stock: sql<number>`stock - ${quantity}` })
          .where('id', '=', giftId)
          // guard: gift-as-it-was-seen
          .where('version', '=', version)
          // guard: stock-not-oversold
          .where('stock', '>=', quantity)
          .where(isOnSale)
          .returning('id')
          .executeTakeFirst();
        if (!taken) {
          const now = await transaction
            .selectFrom('mall_gifts')
            .selectAll()
            .where('id', '=', giftId)
            .executeTakeFirstOrThrow();
          throw now.version === version
            ? new BusinessError(errorCodes.giftSoldOut, { stock: now.stock })
            : changed(now);
        }
        const id = newId(at);
        const money = gift.money === null ? null : gift.money * BigInt(quantity);
        const order = await transaction
          .insertInto('mall_orders')
          .values({
            id,
            member_id: memberId,
            gift_id: giftId,
            version,
            kind: gift.kind,
            title: JSON.stringify(gift.title),
            picture: gift.picture,
            quantity,
            coins,
            money,
            state: isImmediate ? 'received' : 'placed',
            address: address && JSON.stringify(address),
            tracking: null,
            reason: null,
            at,
            packed_at: null,
            shipped_at: null,
            ended_at: isImmediate ? at : null,
          } satisfies FullRow<'mall_orders'>)
          .returningAll()
          .executeTakeFirstOrThrow();
        const cause = { id, reference: id, subject: gift.title, at };
        const brought = money === null || terms === null ? null : { amount: money, ...terms };
        const credit = brought?.paidAs === 'credit' ? brought : null;
        const grant = brought?.paidAs === 'grant' ? brought : null;
        const { balances } = await postWithin(
          transaction,
          purchasePosting(cause, memberId, coins, credit?.amount ?? 0n),
        );
        if (grant) {
          await grants.grant(
            {
              memberId,
              cause: 'mall',
              reference: id,
              title: gift.title,
              amount: grant.amount,
              multiple: grant.multiple,
              claimableFor: voucherLifetime,
            },
            transaction,
          );
          sendsMail = true;
        }
        if (credit) {
          const { amount, multiple } = credit;
          const required = { ...cause, memberId, cause: 'bonus' as const, amount, multiple };
          await sql`select ${requireTurnover(required)}`.execute(transaction);
          credited = balances[mainAccount(memberId)] as bigint;
        }
        return present(order, at);
      });
      if (credited !== undefined) bus.publish({ kind: 'balance', memberId, balance: credited });
      if (sendsMail) bus.publish({ kind: 'mail', memberId });
      return answer;
    },

    async orders(memberId: string, body: CallRequest<'mallOrders'>): Promise<CallResponse<'mallOrders'>> {
      const { state, cursor, limit } = body;
      let query = db
        .selectFrom('mall_orders')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .limit(rowsFor(limit));
      if (state !== undefined) query = query.where('state', '=', state);
      if (cursor !== undefined) query = query.where('id', '<', idCursor(cursor));
      const rows = await query.execute();
      const now = momentOf(clock);
      return pageOf(
        rows.map((row) => present(row, now)),
        limit,
        ({ id }) => id,
      );
    },

    /**
     * Cancels an order for its member.
     *
     * @throws BusinessError 20201 for an order of another member, 20410 when it is too late.
     */
    cancel: (memberId: string, id: string): Promise<MallOrder> =>
      withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const at = momentOf(clock);
          const own = await transaction
            .selectFrom('mall_orders')
            .select('id')
            .where('id', '=', id)
            // guard: mall-order-of-its-member
            .where('member_id', '=', memberId)
            .executeTakeFirst();
          if (!own) throw new BusinessError(errorCodes.notFound);
          const order = await transaction
            .updateTable('mall_orders')
            .set({ state: 'cancelled', ended_at: at })
            .where('id', '=', id)
            // guard: mall-order-cancelled-once
            .where('state', '=', 'placed')
            // guard: mall-order-cancelled-in-time
            .where('at', '>', new Date(at.getTime() - limits.mall.cancellableFor))
            .returningAll()
            .executeTakeFirst();
          if (!order) throw new BusinessError(errorCodes.orderUnchangeable);
          await giveBack(transaction, order, at);
          return present(order, at);
        }),
      ),

    move,

    /** Adds a gift as the last one, and returns its id. */
    async addGift(gift: NewGift): Promise<string> {
      const id = newId(momentOf(clock));
      await db
        .insertInto('mall_gifts')
        .values({
          ...gift,
          id,
          title: JSON.stringify(gift.title),
          rank: sql<number>`(select coalesce(max(rank), 0) + 1 from mall_gifts)`,
        })
        .execute();
      return id;
    },

    /**
     * Changes a gift. A member who saw it before must confirm it again, unless only its stock changes.
     *
     * @param stockChange added to what is left at the moment of the change.
     * @returns the gift as it is then; undefined if fewer are left than are taken away.
     */
    changeGift: (
      id: string,
      values: Partial<Pick<Row<'mall_gifts'>, 'price' | 'money' | 'per_month' | 'min_vip_level' | 'on_sale'>>,
      stockChange = 0,
    ): Promise<Row<'mall_gifts'> | undefined> =>
      db
        .updateTable('mall_gifts')
        .set({
          ...values,
          ...(Object.keys(values).length > 0 && { version: sql<number>`version + 1` }),
          stock: sql<number>`stock + ${stockChange}`,
        })
        .where('id', '=', id)
        // guard: stock-not-below-ordered
        .where(sql<boolean>`stock + ${stockChange}::int >= 0`)
        .returningAll()
        .executeTakeFirst(),

    /** Moves the orders on that are due, in the sandbox. */
    async advance(): Promise<void> {
      if (!sandbox) return;
      for (const { kind, from, state, needs, sandboxAfter } of orderSteps) {
        const due = await db
          .selectFrom('mall_orders')
          .select('id')
          .where('kind', '=', kind)
          .where('state', '=', from)
          .where('ended_at', 'is', null)
          .where('at', '<=', new Date(clock.now() - sandboxAfter))
          .limit(100)
          .execute();
        await runEach(due, ({ id }) =>
          move(id, state, needs === null ? {} : { tracking: `SANDBOX-${id.slice(-10).toUpperCase()}` }).catch(
            (error: unknown) => {
              // Moved or cancelled meanwhile.
              if (!(error instanceof BusinessError)) throw error;
            },
          ),
        );
      }
    },

    /** Removes the addresses of orders that ended 90 days ago. */
    async removeExpired(): Promise<void> {
      await db
        .updateTable('mall_orders')
        .set({ address: null })
        .where('address', 'is not', null)
        .where('ended_at', '<=', new Date(clock.now() - addressRetention))
        .execute();
    },
  };
};
