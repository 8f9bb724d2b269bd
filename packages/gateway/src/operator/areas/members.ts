import { formatMinor, maskName, maskPhone } from '@pavilion/format';
import { sql } from 'kysely';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { canonicalPhone } from '../../domain/canonical-phone';
import { endCodes, maskAddress, maskEmail } from '../../domain/members';
import { coinAccount, payoutAccountStateAt } from '../../domain/money';
import { OperatorError } from '../../domain/operators';
import { idCursor, pageOf, rowsFor } from '../../domain/paging';
import { runningStakes } from '../../domain/protection';
import type { memberCalls } from '../contract/members';
import type { Handlers, Unread } from '../handler';
import { requireChange, sharedAccounts } from './money';

/** Names that one list shows. */
const listed = 50;

const maskEnd = (text: string) => `****${text.slice(-4)}`;

const memberRow = async (db: Database, id: string) => {
  const row = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

export const memberHandlers: Handlers<keyof typeof memberCalls> = {
  async nameList({ services }) {
    const rows = await services.db
      .selectFrom('member_security as security')
      .innerJoin('members', 'members.id', 'security.member_id')
      .select(['members.id', 'members.account', 'real_name', 'members.birthday', 'registered_at'])
      .where('real_name_state', '=', 'pending')
      .orderBy('members.id')
      .limit(listed)
      .execute();
    const items = [];
    for (const row of rows)
      items.push({
        member: { id: row.id, account: row.account },
        name: row.real_name ?? '',
        birthday: row.birthday,
        registeredAt: row.registered_at.toISOString(),
        shared: await sharedAccounts(services, row.id),
      });
    return { items };
  },

  async nameReview({ body: { member, reason }, backOffice, act }) {
    const { account } = await memberRow(act.db, member);
    const realName = await backOffice.security.reviewRealName(member, reason === undefined, reason);
    requireChange(realName !== undefined);
    return {
      subject: ['member', member],
      before: { realName: 'pending' },
      after: { realName, account, ...(reason && { reason }) },
    };
  },

  async changeList({ body: { cursor, ...others }, services: { db } }) {
    others satisfies Unread;
    const rows = await db
      .selectFrom('profile_changes as change')
      .innerJoin('members', 'members.id', 'change.member_id')
      .selectAll('change')
      .select('members.account')
      .select(
        sql<string[]>`array(select id from evidence where evidence.change_id = change.id order by id)`.as(
          'pictures',
        ),
      )
      .where('change.state', '=', 'pending')
      .$if(cursor !== undefined, (each) => each.where('change.id', '>', idCursor(cursor as string)))
      .orderBy('change.id')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map((row) => ({
        id: row.id,
        member: { id: row.member_id, account: row.account },
        field: row.field,
        before: row.before,
        after: row.value,
        note: row.note,
        pictures: row.pictures,
        at: row.at.toISOString(),
      })),
      undefined,
      ({ id }) => id,
    );
  },

  async changePicture({ body: { id }, services: { db } }) {
    const row = await db
      .selectFrom('evidence')
      .selectAll()
      .where('id', '=', id)
      .where('change_id', 'is not', null)
      .executeTakeFirst();
    if (!row) throw new OperatorError('not-found');
    return { id, type: row.type, data: row.picture.toString('base64') };
  },

  async changeReview({ body: { id, reason }, backOffice, act }) {
    const change = await act.db
      .selectFrom('profile_changes')
      .select(['member_id', 'field'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!change) throw new OperatorError('not-found');
    const state = await backOffice.profileChanges.review(id, reason === undefined, reason);
    requireChange(state !== undefined);
    return {
      subject: ['profile-change', id],
      before: { state: 'pending' },
      after: {
        state,
        member: change.member_id,
        field: change.field,
        ...(reason && { reason }),
      },
    };
  },

  async exclusionList({ services: { db } }) {
    const rows = await db
      .selectFrom('exclusion_reviews as review')
      .innerJoin('members as member', 'member.id', 'review.member_id')
      .innerJoin('members as excluded', 'excluded.id', 'review.because_of')
      .select(['review.member_id', 'review.because_of', 'review.ends_at', 'review.at'])
      .select(['member.account', 'excluded.account as excluded_account'])
      .where('decided_at', 'is', null)
      .orderBy('review.at')
      .limit(listed)
      .execute();
    return {
      items: rows.map((row) => ({
        member: { id: row.member_id, account: row.account },
        excluded: { id: row.because_of, account: row.excluded_account },
        endsAt: row.ends_at.toISOString(),
        at: row.at.toISOString(),
      })),
    };
  },

  async exclusionReview({ body: { member, excluded, samePerson, note }, backOffice, act }) {
    const { account } = await memberRow(act.db, member);
    requireChange(await backOffice.protection.reviewExclusion(member, excluded, samePerson));
    return {
      subject: ['member', member],
      before: { exclusion: 'undecided' },
      after: { exclusion: samePerson ? 'closed' : 'another person', because: excluded, account },
      note,
    };
  },

  async memberFind({ body: { query }, services: { db } }) {
    const wanted = query.trim().toLowerCase();
    const rows = await db
      .selectFrom('members')
      .selectAll()
      .where((each) =>
        each.or([
          each('id', '=', wanted),
          // As it is stored, so that operators find a number by its digits alone.
          each('phone', '=', canonicalPhone(wanted.replace(/[\s-]/g, ''))),
          // By the index of accounts, which sorts by code points: the last of them ends the range of the prefix.
          each.and([
            sql<boolean>`account_key collate "C" >= ${wanted}`,
            sql<boolean>`account_key collate "C" < ${`${wanted}\u{10ffff}`}`,
          ]),
        ]),
      )
      .orderBy('account_key')
      .limit(20)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        account: row.account,
        nickname: row.nickname,
        vipLevel: row.vip_level,
        isBlocked: row.blocked,
        registeredAt: row.registered_at.toISOString(),
      })),
    };
  },

  async memberInfo({ body: { id }, services }) {
    const { db, clock } = services;
    const now = momentOf(clock);
    const row = await memberRow(db, id);
    const security = await services.security.row(id);
    const inviter =
      row.inviter_id === null
        ? undefined
        : await db
            .selectFrom('members')
            .select('account')
            .where('id', '=', row.inviter_id)
            .executeTakeFirst();
    const { rows: sums } = await sql<
      Record<
        'main' | 'locked' | 'venues' | 'stakes' | 'coins' | 'deposits' | 'withdrawals' | 'turnover',
        bigint
      >
    >`
      select
        coalesce(sum(balance) filter (where account like 'main:%'), 0)::bigint as main,
        coalesce(sum(balance) filter (where account like 'locked:%'), 0)::bigint as locked,
        coalesce(sum(balance) filter (where account like 'venue:%'), 0)::bigint as venues,
        ${runningStakes(id, sql`'-infinity'::timestamptz`)} as stakes,
        coalesce(sum(balance) filter (where account = ${coinAccount(id)}), 0)::bigint as coins,
        (select coalesce(sum(amount), 0)::bigint from deposit_orders
          where member_id = ${id} and state = 'paid') as deposits,
        (select coalesce(sum(amount), 0)::bigint from withdrawal_orders
          where member_id = ${id} and state = 'paid') as withdrawals,
        coalesce((select total from member_play where member_id = ${id}), 0)::bigint as turnover
      from ledger_balances where member_id = ${id}`.execute(db);
    const sum = sums[0]!;
    const pin = await db
      .selectFrom('vip_pins')
      .select('level')
      .where('member_id', '=', id)
      .executeTakeFirst();
    const closure = await db
      .selectFrom('protection_closures')
      .select(['kind', 'closed_until'])
      .where('member_id', '=', id)
      .where('closed_until', '>', now)
      .orderBy('closed_until', 'desc')
      .limit(1)
      .executeTakeFirst();
    const accounts = await db
      .selectFrom('payout_accounts')
      .select(['title', 'number', 'usable_at'])
      .where('member_id', '=', id)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute();
    const sessions = await db
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', id)
      .where('expires_at', '>', now)
      .where('ended_code', 'is', null)
      .orderBy('last_seen_at', 'desc')
      .limit(20)
      .execute();
    const threads = await db
      .selectFrom('threads')
      .selectAll()
      .where('member_id', '=', id)
      .orderBy('last_at', 'desc')
      .limit(10)
      .execute();
    return {
      id,
      account: row.account,
      nickname: row.nickname,
      phone: row.phone && maskPhone(row.phone),
      email: row.email && maskEmail(row.email),
      realName: security?.real_name ? maskName(security.real_name) : null,
      realNameState: security?.real_name_state ?? 'none',
      vipLevel: row.vip_level,
      vipPinned: pin?.level ?? null,
      isBlocked: row.blocked,
      blockReason: row.block_reason,
      isDemo: row.is_demo,
      closure: closure
        ? {
            kind: closure.kind,
            until: closure.closed_until instanceof Date ? closure.closed_until.toISOString() : null,
          }
        : null,
      registeredAt: row.registered_at.toISOString(),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
      inviter: inviter?.account ?? null,
      agent: row.agent_code,
      balances: {
        main: formatMinor(sum.main),
        locked: formatMinor(sum.locked),
        venues: formatMinor(sum.venues),
        stakes: formatMinor(sum.stakes),
        coins: formatMinor(sum.coins),
      },
      totals: {
        deposits: formatMinor(sum.deposits),
        withdrawals: formatMinor(sum.withdrawals),
        turnover: formatMinor(sum.turnover),
      },
      turnoverLeft: formatMinor((await services.turnover.open(id)).left),
      payoutAccounts: accounts.map((account) => ({
        title: account.title,
        number: maskEnd(account.number),
        state: payoutAccountStateAt(account, now),
      })),
      sessions: sessions.map((session) => ({
        id: session.id,
        browser: session.browser,
        system: session.system,
        address: maskAddress(session.address),
        lastSeenAt: session.last_seen_at.toISOString(),
      })),
      shared: await sharedAccounts(services, id),
      threads: threads.map(({ id: thread, kind, state, excerpt, last_at }) => ({
        id: thread,
        kind,
        state,
        excerpt,
        at: last_at.toISOString(),
      })),
    };
  },

  async memberBlock({ body: { id, reason, note }, backOffice, act }) {
    const { blocked, account } = await memberRow(act.db, id);
    requireChange(!blocked);
    await backOffice.memberBlocks.block(id, reason);
    return { subject: ['member', id], before: { blocked }, after: { blocked: true, reason, account }, note };
  },

  async memberUnblock({ body: { id, note }, backOffice, act }) {
    const { blocked, block_reason: reason, account } = await memberRow(act.db, id);
    requireChange(blocked);
    await backOffice.memberBlocks.unblock(id);
    return { subject: ['member', id], before: { blocked, reason }, after: { blocked: false, account }, note };
  },

  async memberEndSessions({ body: { id, note }, backOffice, act }) {
    const { account } = await memberRow(act.db, id);
    await backOffice.sessions.endAll(id, endCodes.loggedInElsewhere);
    return { subject: ['member', id], after: { sessions: 'ended', account }, note };
  },

  async paymentPasswordClear({ body: { id, note }, backOffice, act }) {
    const { account } = await memberRow(act.db, id);
    requireChange((await backOffice.security.row(id, act.db))?.payment_hash != null);
    await backOffice.security.clearPaymentPassword(id);
    return { subject: ['member', id], after: { paymentPassword: 'removed', account }, note };
  },

  vipPin: {
    async examine({ body: { id, ...rest }, services }) {
      const { account } = await memberRow(services.db, id);
      return {
        subject: ['member', id],
        facts: { account, ...rest },
        // guard: vip-level-by-two
        needsSecond: true,
      };
    },
    async run({ body: { id, level, note }, backOffice, act }) {
      const { vip_level, account } = await memberRow(act.db, id);
      await backOffice.vip.pin(id, level, note);
      return {
        subject: ['member', id],
        before: { vipLevel: vip_level },
        after: { pinned: level, account },
        note,
      };
    },
  },
};
