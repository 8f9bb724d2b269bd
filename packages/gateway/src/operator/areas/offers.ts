import { formatMinor, parseMinor } from '@pavilion/format';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { bringsMoney, manualGrant, type NewGift, refusableStates, stepFrom } from '../../domain/engagement';
import { giftStateAt } from '../../domain/money';
import { OperatorError } from '../../domain/operators';
import { idCursor, pageOf, rowsFor } from '../../domain/paging';
import type { OperatorRequest } from '../contract';
import type { offerCalls } from '../contract/offers';
import type { Handlers, Unread } from '../handler';
import { byHand, byHandOfMember, memberOf, requireChange } from './money';

const giftById = async (db: Database, id: string) => {
  const row = await db
    .selectFrom('mall_gifts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

type GiftRow = Awaited<ReturnType<typeof giftById>>;
type GiftChange = Omit<OperatorRequest<'mallGiftChange'>, 'id'>;

/** What a gift has after a change. A field of the request that is not read here does not compile. */
const changedGift = (row: GiftRow, { price, stockChange = 0, ...others }: GiftChange) => {
  others satisfies Unread;
  const next = { price: price === undefined ? row.price : parseMinor(price), stock: row.stock + stockChange };
  requireChange(next.price !== row.price || stockChange !== 0);
  return next;
};

const presentGift = ({ price, stock }: Pick<GiftRow, 'price' | 'stock'>) => ({
  price: formatMinor(price),
  stock,
});

/**
 * The gift of a request. A column that it does not set, and a field of the request that is not read here, do not compile.
 *
 * @throws OperatorError invalid-request for an amount of a kind that brings no money, and for money without an amount.
 */
const newGift = ({
  kind,
  title,
  picture,
  price,
  money,
  stock,
  perMonth,
  minVipLevel = 0,
  ...others
}: OperatorRequest<'mallGiftAdd'>): NewGift => {
  others satisfies Unread;
  if (bringsMoney(kind) !== (money !== undefined)) throw new OperatorError('invalid-request');
  return {
    kind,
    title,
    picture,
    price: parseMinor(price),
    money: money === undefined ? null : parseMinor(money),
    stock,
    per_month: perMonth,
    min_vip_level: minVipLevel,
  };
};

export const offerHandlers: Handlers<keyof typeof offerCalls> = {
  async grantList({ body: { state, cursor, ...others }, services: { db, clock } }) {
    others satisfies Unread;
    const now = momentOf(clock);
    const rows = await db
      .selectFrom('dividends')
      .innerJoin('members', 'members.id', 'dividends.member_id')
      .selectAll('dividends')
      .select(['members.account', giftStateAt(now).as('state')])
      .$if(state === 'pending', (each) =>
        each.where('held_at', 'is not', null).where('revoked_at', 'is', null),
      )
      .$if(state === 'waiting', (each) =>
        each
          .where('held_at', 'is', null)
          .where('claimed_at', 'is', null)
          .where('revoked_at', 'is', null)
          .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)])),
      )
      .$if(cursor !== undefined, (each) => each.where('dividends.id', '<', idCursor(cursor as string)))
      .orderBy('dividends.id', 'desc')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map((row) => ({
        id: row.id,
        member: { id: row.member_id, account: row.account },
        cause: row.cause,
        title: row.title,
        amount: formatMinor(row.amount),
        state: row.state,
        reason: row.reason,
        at: row.granted_at.toISOString(),
      })),
      undefined,
      ({ id }) => id,
    );
  },

  grantGive: {
    async examine({ body: { account, ...rest }, services }) {
      const member = await memberOf(services, account);
      const { budget, committed } = await services.grants.budget();
      if (parseMinor(rest.amount) > budget - committed) throw new OperatorError('over-budget');
      return {
        subject: ['member', member.id],
        facts: { account: member.account, ...rest },
        // guard: grant-by-two
        needsSecond: true,
      };
    },
    async run({ body: { account, amount, multiple, occasion, note }, backOffice, services, act }) {
      const member = await memberOf(services, account);
      const granted = await backOffice.grants.grant(
        {
          memberId: member.id,
          ...manualGrant(),
          amount: parseMinor(amount),
          multiple,
          ...(occasion !== undefined && { occasion }),
        },
        act.db,
      );
      // Another account of the person has it, or the member is a demo.
      requireChange(granted.outcome !== 'refused');
      act.bus.publish({ kind: 'mail', memberId: member.id });
      return {
        subject: ['member', member.id],
        id: granted.id,
        after: { grant: granted.id, outcome: granted.outcome, amount, multiple, occasion },
        note,
      };
    },
  },

  async grantBudget({ services }) {
    const { month, budget, committed } = await services.grants.budget();
    return {
      month,
      budget: formatMinor(budget),
      committed: formatMinor(committed),
      left: formatMinor(budget - committed),
    };
  },

  grantBudgetChange: {
    async examine({ body: { budget }, services }) {
      const row = await services.grants.budget();
      const next = parseMinor(budget);
      requireChange(next !== row.budget);
      if (next < row.committed) throw new OperatorError('below-committed');
      return {
        subject: ['grant-budget', row.month],
        facts: { month: row.month, budget: formatMinor(next), committed: formatMinor(row.committed) },
        // guard: larger-hand-budget-by-two
        needsSecond: byHand(`grant-budget:${row.month}`, next - row.budget),
      };
    },
    async run({ body: { budget, note }, backOffice, act }) {
      const { month, budget: before } = await backOffice.grants.budget(act.db);
      const next = parseMinor(budget);
      requireChange(next !== before);
      if (!(await backOffice.grants.setBudget(next, act.db))) throw new OperatorError('below-committed');
      return {
        subject: ['grant-budget', month],
        before: { budget: formatMinor(before) },
        after: { budget: formatMinor(next) },
        note,
      };
    },
  },

  async grantRevoke({ body: { id, reason }, backOffice }) {
    await backOffice.grants.revoke(id, reason);
    return { subject: ['grant', id], after: { state: 'revoked', reason } };
  },

  grantRelease: {
    async examine({ body: { id }, services: { db } }) {
      const row = await db
        .selectFrom('dividends')
        .innerJoin('members', 'members.id', 'dividends.member_id')
        .select(['dividends.member_id', 'dividends.amount', 'dividends.title', 'members.account'])
        .where('dividends.id', '=', id)
        .where('dividends.held_at', 'is not', null)
        .executeTakeFirst();
      if (!row) throw new OperatorError('not-found');
      return {
        subject: ['grant', id],
        facts: { account: row.account, grant: row.title, amount: formatMinor(row.amount) },
        // guard: released-grant-by-two
        needsSecond: byHandOfMember(row.member_id, row.amount),
      };
    },
    async run({ body: { id }, backOffice }) {
      await backOffice.grants.release(id);
      return { subject: ['grant', id], before: { state: 'pending' }, after: { state: 'waiting' } };
    },
  },

  async mallOrderList({ body: { state, cursor, ...others }, services: { db } }) {
    others satisfies Unread;
    const rows = await db
      .selectFrom('mall_orders as order')
      .innerJoin('members', 'members.id', 'order.member_id')
      .selectAll('order')
      .select('members.account')
      .where((each) =>
        state === undefined ? each('order.ended_at', 'is', null) : each('order.state', '=', state),
      )
      .$if(cursor !== undefined, (each) => each.where('order.id', '<', idCursor(cursor as string)))
      .orderBy('order.id', 'desc')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map((row) => {
        const next = stepFrom(row.kind, row.state);
        return {
          id: row.id,
          member: { id: row.member_id, account: row.account },
          kind: row.kind,
          title: row.title,
          quantity: row.quantity,
          coins: formatMinor(row.coins),
          state: row.state,
          next: next ? { state: next.state, needs: next.needs } : null,
          isRefusable: refusableStates(row.kind).includes(row.state),
          address: row.address && { ...row.address },
          tracking: row.tracking,
          at: row.at.toISOString(),
        };
      }),
      undefined,
      ({ id }) => id,
    );
  },

  async mallOrderMove({ body: { id, state, tracking }, backOffice }) {
    await backOffice.mall.move(id, state, tracking === undefined ? {} : { tracking });
    return { subject: ['mall-order', id], after: { state, ...(tracking && { tracking }) } };
  },

  async mallOrderRefuse({ body: { id, reason }, backOffice }) {
    const order = await backOffice.mall.move(id, 'refused', { reason });
    return { subject: ['mall-order', id], after: { state: 'refused', reason, coins: order.coins } };
  },

  async mallGiftList({ services: { db } }) {
    const rows = await db.selectFrom('mall_gifts').selectAll().orderBy('rank').orderBy('id').execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        title: row.title,
        price: formatMinor(row.price),
        money: row.money === null ? null : formatMinor(row.money),
        stock: row.stock,
        perMonth: row.per_month,
        minVipLevel: row.min_vip_level,
        isOnSale: row.on_sale,
      })),
    };
  },

  mallGiftAdd: {
    async examine({ body }) {
      const { money, stock } = newGift(body);
      return {
        subject: ['mall-gift', 'new'],
        facts: body,
        // guard: gifts-of-money-by-two
        needsSecond: byHand('mall-gift', (money ?? 0n) * BigInt(stock)),
      };
    },
    async run({ body, backOffice }) {
      const id = await backOffice.mall.addGift(newGift(body));
      return { subject: ['mall-gift', id], id, after: body };
    },
  },

  mallGiftChange: {
    async examine({ body: { id, ...change }, services: { db } }) {
      const row = await giftById(db, id);
      const next = changedGift(row, change);
      if (next.stock < 0) throw new OperatorError('below-ordered');
      const added = BigInt(Math.max(0, next.stock - row.stock)) * (row.money ?? 0n);
      return {
        subject: ['mall-gift', id],
        facts: {
          title: row.title,
          kind: row.kind,
          ...change,
          left: row.stock,
          before: formatMinor(row.price),
        },
        // guard: cheaper-money-by-two
        needsSecond: (row.money !== null && next.price < row.price) || byHand(`mall-gift:${id}`, added),
      };
    },
    async run({ body: { id, ...change }, act, backOffice }) {
      const row = await giftById(act.db, id);
      const { price } = changedGift(row, change);
      const values = price === row.price ? {} : { price };
      const changed = await backOffice.mall.changeGift(id, values, change.stockChange);
      if (!changed) throw new OperatorError('below-ordered');
      return {
        subject: ['mall-gift', id],
        before: presentGift(row),
        after: { ...presentGift(changed), title: row.title },
      };
    },
  },

  async mallGiftOpen({ body: { id, on }, act, backOffice }) {
    const row = await giftById(act.db, id);
    requireChange(row.on_sale !== on);
    await backOffice.mall.changeGift(id, { on_sale: on });
    return {
      subject: ['mall-gift', id],
      before: { isOnSale: !on },
      after: { isOnSale: on, title: row.title },
    };
  },
};
