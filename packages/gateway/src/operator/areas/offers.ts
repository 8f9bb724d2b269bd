import { formatMinor, parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { momentOf } from '../../clock';
import { manualGrant } from '../../domain/engagement';
import { giftStateAt } from '../../domain/money';
import { OperatorError } from '../../domain/operators';
import { idCursor, pageOf, rowsFor } from '../../domain/paging';
import type { offerCalls } from '../contract/offers';
import type { Handlers } from '../handler';
import { memberOf } from './money';

export const offerHandlers: Handlers<keyof typeof offerCalls> = {
  async grantList({ body: { state, cursor }, services: { db, clock } }) {
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
        multiple: row.multiple,
        state: row.state,
        reason: row.reason,
        at: row.granted_at.toISOString(),
        expiresAt: row.expires_at?.toISOString() ?? null,
      })),
      undefined,
      ({ id }) => id,
    );
  },

  grantGive: {
    async examine({ body: { account, ...rest }, services }) {
      const member = await memberOf(services, account);
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
      if (granted.outcome === 'refused') throw new OperatorError('unchanged');
      act.bus.publish({ kind: 'mail', memberId: member.id });
      return {
        subject: ['member', member.id],
        id: granted.id,
        after: { grant: granted.id, outcome: granted.outcome, amount, multiple, occasion },
        note,
      };
    },
  },

  async grantRevoke({ body: { id, reason }, backOffice }) {
    await backOffice.grants.revoke(id, reason);
    return { subject: ['grant', id], after: { state: 'revoked', reason } };
  },

  async grantRelease({ body: { id }, backOffice }) {
    await backOffice.grants.release(id);
    return { subject: ['grant', id], before: { state: 'pending' }, after: { state: 'waiting' } };
  },

  async promotionList({ services: { db } }) {
    const rows = await db
      .selectFrom('promotions')
      .selectAll()
      .select((each) =>
        each
          .selectFrom('promotion_entries as entry')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('entry.promotion_id', '=', 'promotions.id')
          .where('entry.state', '=', 'pending')
          .as('pending'),
      )
      .orderBy('category')
      .orderBy('rank')
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title,
        category: row.category,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at?.toISOString() ?? null,
        isPublished: row.published_at !== null,
        budget: formatMinor(row.budget),
        committed: formatMinor(row.committed),
        pending: row.pending ?? 0,
      })),
    };
  },

  async promotionPublish({ body: { id, on }, act, services }) {
    const changed = await act.db
      .updateTable('promotions')
      .set({ published_at: on ? momentOf(services.clock) : null })
      .where('id', '=', id)
      .where('published_at', on ? 'is' : 'is not', null)
      .returning('slug')
      .executeTakeFirst();
    if (!changed) throw new OperatorError('unchanged');
    act.after(services.siteState.forget);
    return {
      subject: ['promotion', id],
      before: { isPublished: !on },
      after: { isPublished: on, slug: changed.slug },
    };
  },

  async promotionEntries({ services: { db } }) {
    const rows = await db
      .selectFrom('promotion_entries as entry')
      .innerJoin('promotions', 'promotions.id', 'entry.promotion_id')
      .innerJoin('members', 'members.id', 'entry.member_id')
      .selectAll('entry')
      .select(['promotions.title', 'members.account'])
      .where('entry.state', '=', 'pending')
      .orderBy('entry.id')
      .limit(100)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        promotion: row.title,
        member: { id: row.member_id, account: row.account },
        answer: row.answer,
        amount: formatMinor(row.committed),
        at: row.at.toISOString(),
      })),
    };
  },

  async promotionDecide({ body: { id, reason }, backOffice, act }) {
    await backOffice.promotions.decide(id, reason);
    const { state, committed, member_id } = await act.db
      .selectFrom('promotion_entries')
      .select(['state', 'committed', 'member_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      subject: ['promotion-entry', id],
      before: { state: 'pending' },
      after: { state, granted: formatMinor(committed), member: member_id, ...(reason && { reason }) },
    };
  },

  async mallOrderList({ body: { state, cursor }, services: { db } }) {
    const rows = await db
      .selectFrom('mall_orders as order')
      .innerJoin('members', 'members.id', 'order.member_id')
      .selectAll('order')
      .select('members.account')
      .where((each) =>
        state === undefined
          ? each('order.state', 'in', ['placed', 'packing', 'shipped'])
          : each('order.state', '=', state),
      )
      .$if(cursor !== undefined, (each) => each.where('order.id', '<', idCursor(cursor as string)))
      .orderBy('order.id', 'desc')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map((row) => ({
        id: row.id,
        member: { id: row.member_id, account: row.account },
        title: row.title,
        quantity: row.quantity,
        coins: formatMinor(row.coins),
        state: row.state,
        address: row.address && { ...row.address },
        tracking: row.tracking,
        at: row.at.toISOString(),
      })),
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
};
