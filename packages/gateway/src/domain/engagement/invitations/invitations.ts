import type { CallRequest, CallResponse, InvitationState, LocalText } from '@pavilion/contract';
import { formatMinor, maskName } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { BrandRules } from '../../../config/brand';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import { dayMs, minuteMs } from '../../../durations';
import { requiredMultiples } from '../../money';
import type { Bus } from '../../operations';
import { numberCursor, pageOf, rowsFor } from '../../paging';
import type { Persons } from '../../protection';
import { settledPlay, sumOfPlay } from '../../settled-bets';
import { text } from '../../texts';
import type { Grants } from '../grants/grants';

/** What inviting pays, and for what. Amounts are minor units. */
export const invitationRules = {
  /** Days after the registration in which a friend does every step. */
  days: 30,
  /**
   * Days after that in which friends who were in time are still decided about: longer than the longest time-out, during which
   * a decision waits.
   */
  decisionDays: 60,
  /** One paid deposit of at least this. */
  deposit: 100_00n,
  turnover: 1_000_00n,
  inviterReward: 38_00n,
  friendReward: 18_00n,
  /** Friends that one member is rewarded for. */
  maxFriends: 100,
  tiers: [
    { friends: 5, amount: 88_00n },
    { friends: 10, amount: 288_00n },
    { friends: 30, amount: 1_288_00n },
  ],
} as const;

/** How often due friends are evaluated, in milliseconds. */
const interval = minuteMs;

const titles = {
  inviter: (account: string) => text(`邀请好友 ${account} 礼金`, `Bonus for inviting ${account}`),
  friend: text('受邀新会员礼金', 'Bonus for an invited member'),
  tier: (friends: number): LocalText =>
    text(`成功邀请 ${friends} 位好友礼金`, `Bonus for ${friends} invited friends`),
};

const windowOf = (registered: Date) => new Date(registered.getTime() + invitationRules.days * dayMs);
const decidableFor = (invitationRules.days + invitationRules.decisionDays) * dayMs;

interface InvitationsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly grants: Grants;
  readonly persons: Persons;
  readonly rules: Pick<BrandRules, 'invitations'>;
}

/**
 * Rewards for invited friends (INV-6). A friend counts when all steps are done within the time and no mark of a person is
 * shared with the inviter; what was decided is stored once.
 */
export const createInvitations = ({ db, clock, bus, grants, persons, rules }: InvitationsOptions) => {
  let lastCheckAt = Number.NEGATIVE_INFINITY;

  /** Invited members with the steps that they did in time. */
  const friendsOf = (within: Database) =>
    within
      .selectFrom('members as friend')
      .leftJoin('member_security as security', 'security.member_id', 'friend.id')
      .leftJoin('invitation_outcomes as decided', 'decided.friend_id', 'friend.id')
      .select([
        'friend.id',
        'friend.account',
        'friend.registered_at',
        'friend.inviter_id',
        'decided.outcome',
        sql<boolean>`coalesce(security.real_name_state = 'passed' and security.real_name_passed_at
          <= friend.registered_at + make_interval(days => ${invitationRules.days}), false)`.as('is_named'),
        sql<boolean>`exists (select 1 from deposit_orders o where o.member_id = friend.id and o.state = 'paid'
          and o.amount >= ${invitationRules.deposit}
          and o.paid_at <= friend.registered_at + make_interval(days => ${invitationRules.days}))`.as(
          'has_deposited',
        ),
        sql<boolean>`${settledPlay(sql.ref('friend.id'))
          .where('at', '<=', sql<Date>`friend.registered_at + make_interval(days => ${invitationRules.days})`)
          .select(sumOfPlay('turnover').as('turnover'))} >= ${invitationRules.turnover}`.as('has_played'),
      ])
      .where('friend.inviter_id', 'is not', null);

  const decide = async (transaction: Database, friendId: string): Promise<string[]> => {
    const { inviter_id: inviterId, agent_code: agentCode } = await transaction
      .selectFrom('members')
      .select(['inviter_id', 'agent_code'])
      .where('id', '=', friendId)
      .executeTakeFirstOrThrow();
    if (inviterId === null) return [];
    // guard: invited-friends-in-turn
    await sql`select 1 from members where id = ${inviterId} for no key update`.execute(transaction);
    const friend = await friendsOf(transaction).where('friend.id', '=', friendId).executeTakeFirstOrThrow();
    if (friend.outcome !== null && friend.outcome !== 'review') return [];

    const close = async (outcome: 'rewarded' | 'review' | 'same-person' | 'limit' | 'agent') => {
      const decided = { outcome, at: momentOf(clock) };
      await transaction
        .insertInto('invitation_outcomes')
        .values({ friend_id: friendId, inviter_id: inviterId, ...decided })
        .onConflict((conflict) => conflict.column('friend_id').doUpdateSet(decided))
        .execute();
    };

    const shared = await persons.lockSharedMarks(friendId, transaction);
    // guard: inviter-is-another-person
    if (shared.some(({ memberId }) => memberId === inviterId)) {
      await close('same-person');
      return [];
    }
    const granted = await grants.grant(
      {
        memberId: friendId,
        cause: 'invite',
        reference: `${friendId}:friend`,
        occasion: 'friend',
        title: titles.friend,
        amount: invitationRules.friendReward,
      },
      transaction,
    );
    if (granted.outcome === 'refused') {
      await close('same-person');
      return [];
    }
    const own = await transaction
      .selectFrom('dividends')
      .select(['held_at', 'revoked_at'])
      .where('id', '=', granted.id)
      .executeTakeFirstOrThrow();
    if (own.held_at !== null) {
      if (friend.outcome === null) await close('review');
      return [];
    }
    if (own.revoked_at !== null) {
      await close('same-person');
      return [];
    }
    // guard: friend-of-an-agent-first
    if (rules.invitations === 'agent-first' && agentCode !== null) {
      await close('agent');
      return [friendId];
    }
    const { rewarded } = await transaction
      .selectFrom('invitation_outcomes')
      .select(({ fn }) => fn.countAll<bigint>().as('rewarded'))
      .where('inviter_id', '=', inviterId)
      .where('outcome', '=', 'rewarded')
      .executeTakeFirstOrThrow();
    // guard: rewarded-friends-limit
    if (Number(rewarded) >= invitationRules.maxFriends) {
      await close('limit');
      return [friendId];
    }
    await close('rewarded');
    await grants.grant(
      {
        memberId: inviterId,
        cause: 'invite',
        reference: friendId,
        title: titles.inviter(maskName(friend.account)),
        amount: invitationRules.inviterReward,
      },
      transaction,
    );
    // Also of a step that was added when the inviter had more friends already. A reference is granted once.
    const reached = invitationRules.tiers.filter(({ friends }) => friends <= Number(rewarded) + 1);
    for (const tier of reached) {
      await grants.grant(
        {
          memberId: inviterId,
          cause: 'invite-tier',
          reference: `${inviterId}:${tier.friends}`,
          title: titles.tier(tier.friends),
          amount: tier.amount,
        },
        transaction,
      );
    }
    return [friendId, inviterId];
  };

  /**
   * Decides about the friends who have done every step in time, also when no gateway ran at the end of that time. If one of the
   * two is closed for play, the decision waits.
   */
  const evaluateDue = async (): Promise<void> => {
    const now = momentOf(clock);
    const isOpen = (member: 'friend.id' | 'friend.inviter_id') => sql<boolean>`not exists (
      select 1 from member_play where member_play.member_id = ${sql.ref(member)} and closed_until > ${now})`;
    const due = await db
      .selectFrom(
        friendsOf(db)
          .where((each) =>
            each.or([
              each.and([
                each('decided.outcome', 'is', null),
                each('friend.registered_at', '>', new Date(now.getTime() - decidableFor)),
              ]),
              each('decided.outcome', '=', 'review'),
            ]),
          )
          .where('friend.blocked', '=', false)
          .where(isOpen('friend.id'))
          .where(isOpen('friend.inviter_id'))
          .as('each'),
      )
      .select(['each.id'])
      .where((each) =>
        each.or([
          each('each.outcome', '=', 'review'),
          each.and([
            each('each.is_named', '=', true),
            each('each.has_deposited', '=', true),
            each('each.has_played', '=', true),
          ]),
        ]),
      )
      .orderBy('each.id')
      .execute();
    await runEach(due, async ({ id }) => {
      const mailed = await withRetry(() =>
        db.transaction().execute((transaction) => decide(transaction, id)),
      );
      for (const memberId of mailed) bus.publish({ kind: 'mail', memberId });
    });
  };

  /** What was granted to an inviter for each of these friends, without what was revoked. */
  const earnedFor = async (inviterId: string, friends: readonly { id: string }[]) => {
    if (friends.length === 0) return new Map<string, bigint>();
    const rows = await db
      .selectFrom('dividends')
      .select(['reference', 'amount'])
      .where('member_id', '=', inviterId)
      .where('cause', '=', 'invite')
      .where(
        'reference',
        'in',
        friends.map(({ id }) => id),
      )
      .where('revoked_at', 'is', null)
      .execute();
    return new Map(rows.map(({ reference, amount }) => [reference, amount]));
  };

  return {
    evaluateDue,

    /** Evaluates due friends once a minute. */
    async advance(): Promise<void> {
      if (clock.now() - lastCheckAt < interval) return;
      lastCheckAt = clock.now();
      await evaluateDue();
    },

    async info(memberId: string | undefined): Promise<CallResponse<'inviteInfo'>> {
      const { days, maxFriends, tiers, deposit, turnover, inviterReward, friendReward } = invitationRules;
      const rules = {
        days,
        maxFriends,
        deposit: formatMinor(deposit),
        turnover: formatMinor(turnover),
        inviterReward: formatMinor(inviterReward),
        friendReward: formatMinor(friendReward),
        multiple: requiredMultiples.bonus,
        tiers: tiers.map(({ friends, amount }) => ({ friends, amount: formatMinor(amount) })),
      };
      if (memberId === undefined) return { rules, own: null };
      const own = await db
        .selectFrom('members')
        .select([
          'invite_code as code',
          sql<bigint>`(select count(*) from members friend where friend.inviter_id = members.id)`.as(
            'invited',
          ),
          sql<bigint>`(select count(*) from invitation_outcomes o where o.inviter_id = members.id
            and o.outcome = 'rewarded')`.as('rewarded'),
          sql<bigint>`(select coalesce(sum(amount), 0)::bigint from dividends d where d.member_id = members.id
            and d.revoked_at is null and (d.cause = 'invite-tier'
              or d.cause = 'invite' and d.reference <> members.id || ':friend'))`.as('earned'),
        ])
        .where('members.id', '=', memberId)
        .executeTakeFirstOrThrow();
      return {
        rules,
        own: {
          code: own.code,
          invited: Number(own.invited),
          rewarded: Number(own.rewarded),
          earned: formatMinor(own.earned),
        },
      };
    },

    async friends(
      memberId: string,
      { cursor, limit }: CallRequest<'inviteFriends'>,
    ): Promise<CallResponse<'inviteFriends'>> {
      const joined = sql<bigint>`(extract(epoch from friend.registered_at) * 1000000)::bigint`;
      let query = friendsOf(db)
        .select(joined.as('joined'))
        // guard: friends-of-the-inviter
        .where('friend.inviter_id', '=', memberId)
        .orderBy('friend.registered_at', 'desc')
        .limit(rowsFor(limit));
      if (cursor !== undefined) query = query.where(joined, '<', numberCursor(cursor));
      const { items, nextCursor } = pageOf(await query.execute(), limit, (row) => String(row.joined));
      const now = clock.now();
      const earned = await earnedFor(memberId, items);
      return {
        items: items.map((row) => {
          const amount = earned.get(row.id);
          const until = windowOf(row.registered_at);
          const isComplete = row.is_named && row.has_deposited && row.has_played;
          const decidableUntil = isComplete ? row.registered_at.getTime() + decidableFor : until.getTime();
          const undecided: InvitationState = decidableUntil < now ? 'over' : 'open';
          return {
            account: maskName(row.account),
            joinedAt: row.registered_at.toISOString(),
            until: until.toISOString(),
            isNamed: row.is_named,
            hasDeposited: row.has_deposited,
            hasPlayed: row.has_played,
            state: row.outcome ?? undecided,
            earned: amount === undefined ? null : formatMinor(amount),
          };
        }),
        nextCursor,
      };
    },
  };
};
