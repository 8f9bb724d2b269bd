import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type LocalText,
  type PromotionNeed,
  type PromotionOwn,
  type PromotionRule,
  type PromotionState,
  type PromotionSummary,
  promotionCategories,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import type { FullRow, Row } from '../../../db/schema';
import { dayMs, hourMs, minuteMs } from '../../../durations';
import { newId } from '../../../ids';
import { giftStateAt, type Idempotency, once } from '../../money';
import type { Bus } from '../../operations';
import { idCursor, numberCursor, pageOf, rowsFor } from '../../paging';
import { text } from '../../texts';
import type { Granted, Grants } from '../grants/grants';
import type { Entry } from './promotion-counts';
import { mostOf, type Progress, ruleType } from './promotion-rules';

type Promotion = Row<'promotions'>;

/** How often running entries are evaluated, in milliseconds. */
const interval = 10_000;
/** Entries that are evaluated in a turn although nothing tells that they have changed. */
const entriesOfTurn = 100;
/** An entry ends this much later than its time, because a payment of its last moment is stored after it. */
const grace = minuteMs;

const samePersonReason = text(
  '每人限领一次，您的其他账户已经领取',
  'Another account of yours has received it.',
);

interface PromotionsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly grants: Grants;
  readonly timeZone: string;
  /** Delay of the sandbox back office, which approves applications; null without a sandbox. */
  readonly reviewDelay: number | null;
}

/** What a promotion asks of a member, as stored. */
interface Facts {
  readonly level: number;
  readonly registeredAt: Date;
  readonly isNamed: boolean;
}

const noProgress: Progress = { done: null, daysPlayed: null };

const needsRealName = ({ needs_real_name: isAsked, rule }: Pick<Promotion, 'needs_real_name' | 'rule'>) =>
  isAsked || (rule !== null && ruleType(rule).needsRealName);

interface OwnGrant {
  readonly id: string;
  readonly entryId: string;
  readonly amount: bigint;
  readonly multiple: number;
  readonly state: PromotionOwn['grants'][number]['state'];
  readonly expiresAt: Date | null;
}

/**
 * Promotions (ACT-4). A member takes part once a period by an entry; what it pays at most is reserved from the budget with the
 * entry, so that everyone who has taken part can be paid. Progress is read from deposits and bets.
 */
export const createPromotions = ({ db, clock, bus, grants, timeZone, reviewDelay }: PromotionsOptions) => {
  let lastCheckAt = Number.NEGATIVE_INFINITY;
  /** The entry that was evaluated last in turn. */
  let position = '';

  const published = (now: Date, within: Database) =>
    within
      .selectFrom('promotions')
      .selectAll('promotions')
      .select(periodKeyAt(now).as('current_key'))
      .where('published_at', '<=', now);

  /** The first day of the promotion's period that a moment is in. */
  const periodKeyAt = (moment: Date) => sql<string>`case period when 'once' then 'once'
    else to_char(date_trunc(period, ${moment}::timestamptz at time zone ${timeZone}), 'YYYY-MM-DD') end`;

  /** The end of the promotion's period that a moment is in; null for `once`. */
  const periodEndAt = (moment: Date) => sql<Date | null>`case period when 'once' then null
    else (date_trunc(period, ${moment}::timestamptz at time zone ${timeZone}) + ('1 ' || period)::interval)
      at time zone ${timeZone} end`;

  const factsOf = async (memberId: string, within: Database): Promise<Facts> => {
    const row = await within
      .selectFrom('members')
      .leftJoin('member_security as security', 'security.member_id', 'members.id')
      .select(['vip_level', 'registered_at', 'security.real_name_state'])
      .where('members.id', '=', memberId)
      .executeTakeFirstOrThrow();
    return {
      level: row.vip_level,
      registeredAt: row.registered_at,
      isNamed: row.real_name_state === 'passed',
    };
  };

  const needsOf = (
    promotion: Promotion,
    { level, registeredAt, isNamed }: Facts,
    now: Date,
  ): PromotionNeed[] => {
    const { min_level: minLevel, new_member_days: days } = promotion;
    const needs: PromotionNeed[] = [];
    // guard: promotion-needs-real-name
    if (needsRealName(promotion) && !isNamed) needs.push('real-name');
    // guard: promotion-needs-level
    if (level < minLevel) needs.push('level');
    // guard: promotion-for-new-members
    if (days !== null && registeredAt.getTime() + days * dayMs <= now.getTime()) needs.push('new-member');
    return needs;
  };

  const isOn = ({ starts_at: starts, ends_at: ends }: Promotion, now: Date): boolean =>
    starts <= now && (ends === null || now < ends);

  /** The grants of entries, oldest first. Their references begin with the id of the entry. */
  const grantsOf = async (
    memberId: string,
    entryIds: readonly string[],
    now: Date,
    within: Database,
  ): Promise<OwnGrant[]> => {
    if (entryIds.length === 0) return [];
    const entryId = sql<string>`split_part(reference, ':', 1)`;
    const rows = await within
      .selectFrom('dividends')
      .select(['id', 'amount', 'multiple', 'expires_at', giftStateAt(now).as('state')])
      .select(entryId.as('entry_id'))
      .where('member_id', '=', memberId)
      .where('cause', '=', 'promotion')
      .where(entryId, 'in', entryIds)
      .orderBy('id')
      .execute();
    return rows.map(({ entry_id, expires_at, ...row }) => ({
      ...row,
      entryId: entry_id,
      expiresAt: expires_at,
    }));
  };

  const progressFor = async (entry: Entry, rule: PromotionRule, within: Database): Promise<Progress> => {
    const type = ruleType(rule);
    if (type.begins !== 'opted-in' || !type.progressOf) return noProgress;
    const { progress } = await type.count(rule, entry, { within, timeZone });
    return { ...noProgress, ...type.progressOf(progress) };
  };

  const stateOfEntry = (entry: Entry, own: readonly OwnGrant[]): PromotionState => {
    if (entry.state === 'opted-in') return 'in-progress';
    if (entry.state !== 'granted') return entry.state;
    const has = (state: OwnGrant['state']) => own.some((grant) => grant.state === state);
    if (has('waiting')) return 'granted';
    if (has('pending')) return 'pending';
    return has('claimed') ? 'claimed' : 'over';
  };

  const stateOf = (
    promotion: Promotion,
    rule: PromotionRule,
    needs: readonly PromotionNeed[],
    entry: Entry | undefined,
    own: readonly OwnGrant[],
    now: Date,
  ): PromotionState => {
    if (entry) return stateOfEntry(entry, own);
    if (!isOn(promotion, now)) return 'over';
    if (needs.length > 0) return 'needs';
    return promotion.committed + mostOf(rule) > promotion.budget ? 'spent' : 'open';
  };

  const ownOf = async (
    promotion: Promotion & { current_key: string },
    memberId: string,
    now: Date,
    within: Database,
  ): Promise<PromotionOwn | null> => {
    const { rule } = promotion;
    if (rule === null) return null;
    const entry = await within
      .selectFrom('promotion_entries')
      .selectAll()
      .where('promotion_id', '=', promotion.id)
      .where('member_id', '=', memberId)
      .where('period_key', '=', promotion.current_key)
      .executeTakeFirst();
    const needs = entry ? [] : needsOf(promotion, await factsOf(memberId, within), now);
    const own = await grantsOf(memberId, entry ? [entry.id] : [], now, within);
    return {
      state: stateOf(promotion, rule, needs, entry, own, now),
      needs,
      since: entry?.at.toISOString() ?? null,
      until: entry?.ends_at?.toISOString() ?? null,
      ...(entry ? await progressFor(entry, rule, within) : noProgress),
      reason: entry?.reason ?? null,
      grants: own.map(({ id, amount, multiple, state, expiresAt }) => ({
        id,
        amount: formatMinor(amount),
        turnover: formatMinor((amount * BigInt(multiple)) / 100n),
        state,
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
    };
  };

  const summaryOf = (promotion: Promotion, state: PromotionState | null): PromotionSummary => ({
    slug: promotion.slug,
    category: promotion.category,
    title: promotion.title,
    summary: promotion.summary,
    scene: promotion.scene,
    endsAt: promotion.ends_at?.toISOString() ?? null,
    upTo: promotion.rule ? formatMinor(mostOf(promotion.rule)) : null,
    multiple: promotion.multiple,
    state,
  });

  /** @param isLocked its conditions do not change until the transaction ends. */
  const bySlug = async (slug: string, now: Date, within: Database, { isLocked = false } = {}) => {
    const promotion = await published(now, within)
      .where('slug', '=', slug)
      // Applications wait for the edit of an operator, who waits for them, but never for each other.
      .$if(isLocked, (each) => each.forKeyShare())
      .executeTakeFirst();
    if (!promotion) throw new BusinessError(errorCodes.notFound);
    return promotion;
  };

  /** Changes what is committed of the budget. The row is locked last, because all members share it. */
  const commit = async (transaction: Database, promotionId: string, change: bigint): Promise<void> => {
    if (change === 0n) return;
    const changed = await transaction
      .updateTable('promotions')
      .set((each) => ({ committed: each('committed', '+', change) }))
      .where('id', '=', promotionId)
      // guard: promotion-budget
      .where(sql<boolean>`committed + ${change} <= budget`)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new BusinessError(errorCodes.offerSpent);
  };

  /** Grants what an entry has earned. `part` names a step of several. */
  const grantTo = (
    transaction: Database,
    promotion: Promotion,
    { id, member_id: memberId, period_key: period }: Pick<Entry, 'id' | 'member_id' | 'period_key'>,
    amount: bigint,
    part = '',
  ): Promise<Granted> =>
    grants.grant(
      {
        memberId,
        cause: 'promotion',
        reference: `${id}${part}`,
        occasion: `${promotion.id}:${period}${part}`,
        title: promotion.title,
        amount,
        multiple: promotion.multiple,
        claimableFor: promotion.claim_days * dayMs,
      },
      transaction,
    );

  /** Ends an entry with what it was granted, and gives the rest of its reservation back to the budget. */
  const close = async (
    transaction: Database,
    entry: Entry,
    outcome: {
      state: 'granted' | 'refused' | 'over';
      granted: bigint;
      at: Date;
      reason?: LocalText;
      deposit?: string | undefined;
    },
  ): Promise<void> => {
    const { state, granted, at, reason, deposit } = outcome;
    await transaction
      .updateTable('promotion_entries')
      .set({
        state,
        committed: granted,
        decided_at: at,
        reason: reason ? JSON.stringify(reason) : null,
        deposit_id: deposit ?? null,
      })
      .where('id', '=', entry.id)
      .execute();
    await commit(transaction, entry.promotion_id, granted - entry.committed);
  };

  /**
   * Grants the amounts that an entry has earned, in order, and ends the entry if it is over, has earned everything or has
   * matched a deposit. Answers whether something new was granted.
   */
  const grantEarned = async (
    transaction: Database,
    promotion: Promotion,
    entry: Entry,
    amounts: readonly bigint[],
    { at, isOver, deposit }: { at: Date; isOver: boolean; deposit: string | undefined },
  ): Promise<boolean> => {
    let granted = 0n;
    let isNew = false;
    for (const [index, amount] of amounts.entries()) {
      // A matched deposit is the only grant of its entry.
      const part = deposit === undefined ? `:${index}` : '';
      const { outcome } = await grantTo(transaction, promotion, entry, amount, part);
      if (outcome === 'refused') {
        await close(transaction, entry, { state: 'refused', granted, at, reason: samePersonReason });
        return isNew;
      }
      if (outcome === 'granted') isNew = true;
      granted += amount;
    }
    if (deposit !== undefined || granted === entry.committed)
      await close(transaction, entry, { state: 'granted', granted, at, deposit });
    else if (isOver)
      await close(transaction, entry, { state: granted > 0n ? 'granted' : 'over', granted, at });
    return isNew;
  };

  /** Grants what a running entry has earned by now. Answers whether the member was mailed. */
  const evaluate = async (transaction: Database, { id, memberId }: { id: string; memberId: string }) => {
    // One entry of a member after the other: a deposit that two could match goes to one of them.
    await sql`select 1 from members where id = ${memberId} for no key update`.execute(transaction);
    const entry = await transaction
      .selectFrom('promotion_entries')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'opted-in')
      .forUpdate()
      .executeTakeFirst();
    if (!entry) return false;
    const at = momentOf(clock);
    const promotion = await transaction
      .selectFrom('promotions')
      .selectAll()
      .where('id', '=', entry.promotion_id)
      .executeTakeFirstOrThrow();
    const { rule } = promotion;
    // Without an end, an entry runs until every step is granted.
    const isOver = entry.ends_at !== null && entry.ends_at.getTime() + grace <= at.getTime();
    const type = rule && ruleType(rule);
    if (!rule || type?.begins !== 'opted-in') throw new Error(`Members do not opt in to ${promotion.slug}.`);
    const { progress, deposit } = await type.count(rule, entry, { within: transaction, timeZone });
    return grantEarned(transaction, promotion, entry, type.earnedAmounts(rule, progress), {
      at,
      isOver,
      deposit,
    });
  };

  /** Entries of members who are open for play; the others wait. */
  const runningEntries = (state: 'opted-in' | 'pending') =>
    db
      .selectFrom('promotion_entries as entry')
      .select(['entry.id', 'entry.member_id as memberId'])
      .where('entry.state', '=', state)
      .where(
        sql<boolean>`not exists (select 1 from member_play
          where member_play.member_id = entry.member_id and closed_until > ${momentOf(clock)})`,
      )
      .orderBy('entry.id');

  const evaluateEach = (
    entries: readonly { readonly id: string; readonly memberId: string }[],
  ): Promise<void> =>
    runEach(entries, async (entry) => {
      const isMailed = await withRetry(() =>
        db.transaction().execute((transaction) => evaluate(transaction, entry)),
      );
      if (isMailed) bus.publish({ kind: 'mail', memberId: entry.memberId });
    });

  const evaluateOf = async (memberIds: readonly string[]): Promise<void> =>
    evaluateEach(
      await runningEntries('opted-in')
        .where(sql<boolean>`entry.member_id = any(${[...memberIds]}::text[])`)
        .execute(),
    );

  /** Evaluates the entries of members whose deposits were paid since a moment. */
  const evaluateDepositors = async (since: Date): Promise<void> => {
    const paid = await db
      .selectFrom('deposit_orders')
      .select('member_id')
      .distinct()
      .where('state', '=', 'paid')
      .where('paid_at', '>=', since)
      .execute();
    await evaluateOf(paid.map(({ member_id }) => member_id));
  };

  /**
   * Evaluates some of the running entries, after those of the turn before. It ends those whose time is over, and finds what a gateway
   * that ended has missed, without a turn that becomes longer with every member who takes part.
   */
  const evaluateNext = async (): Promise<void> => {
    const entries = await runningEntries('opted-in')
      .where('entry.id', '>', position)
      .limit(entriesOfTurn)
      .execute();
    position = entries.length < entriesOfTurn ? '' : (entries.at(-1)?.id ?? '');
    await evaluateEach(entries);
  };

  /**
   * Decides about an application.
   *
   * @param refusal Why it is refused; undefined approves it.
   * @throws BusinessError 20201 when it does not exist or was decided before.
   */
  const decide = async (id: string, refusal?: LocalText): Promise<void> => {
    const memberId = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const entry = await transaction
          .selectFrom('promotion_entries')
          .selectAll()
          .where('id', '=', id)
          // guard: application-decided-once
          .where('state', '=', 'pending')
          .forUpdate()
          .executeTakeFirst();
        if (!entry) throw new BusinessError(errorCodes.notFound);
        const at = momentOf(clock);
        if (refusal) {
          await close(transaction, entry, { state: 'refused', granted: 0n, at, reason: refusal });
          return undefined;
        }
        const promotion = await transaction
          .selectFrom('promotions')
          .selectAll()
          .where('id', '=', entry.promotion_id)
          .executeTakeFirstOrThrow();
        const { outcome } = await grantTo(transaction, promotion, entry, entry.committed);
        if (outcome === 'refused')
          await close(transaction, entry, { state: 'refused', granted: 0n, at, reason: samePersonReason });
        else await close(transaction, entry, { state: 'granted', granted: entry.committed, at });
        return outcome === 'granted' ? entry.member_id : undefined;
      }),
    );
    if (memberId !== undefined) bus.publish({ kind: 'mail', memberId });
  };

  const approveDue = async (): Promise<void> => {
    if (reviewDelay === null) return;
    const before = new Date(clock.now() - reviewDelay);
    const due = await runningEntries('pending').where('entry.at', '<=', before).execute();
    await runEach(due, ({ id }) => decide(id));
  };

  return {
    decide,

    /** Evaluates all running entries. */
    evaluateAll: async (): Promise<void> => evaluateEach(await runningEntries('opted-in').execute()),

    /** Evaluates the running entries of members: what follows from their bets. */
    evaluateOf,

    /**
     * Evaluates entries of members who have deposited, and some others in turn. With `reviews`, also approves the applications that are
     * due.
     */
    async advance(reviews = true): Promise<void> {
      if (clock.now() - lastCheckAt < interval) return;
      // Payments are stored a little after their moment.
      const since = new Date(Math.max(lastCheckAt, clock.now() - hourMs) - grace);
      lastCheckAt = clock.now();
      await runEach(
        [() => evaluateDepositors(since), evaluateNext, ...(reviews ? [approveDue] : [])],
        (turn) => turn(),
      );
    },

    async list(
      memberId: string | undefined,
      { category, cursor, limit }: CallRequest<'promotionList'>,
    ): Promise<CallResponse<'promotionList'>> {
      const now = momentOf(clock);
      const shown = published(now, db)
        .where('starts_at', '<=', now)
        .where((each) => each.or([each('ends_at', 'is', null), each('ends_at', '>', now)]));
      const counted = await db
        .selectFrom(shown.as('each'))
        .select(['category', sql<number>`count(*)::int`.as('count')])
        .groupBy('category')
        .execute();
      let query = shown.orderBy('rank').limit(rowsFor(limit));
      if (category !== undefined) query = query.where('category', '=', category);
      if (cursor !== undefined) query = query.where('rank', '>', Number(numberCursor(cursor)));
      const { items, nextCursor } = pageOf(await query.execute(), limit, ({ rank }) => String(rank));
      const states = await Promise.all(
        items.map(async (each) =>
          memberId === undefined ? null : ((await ownOf(each, memberId, now, db))?.state ?? null),
        ),
      );
      return {
        items: items.map((each, index) => summaryOf(each, states[index] ?? null)),
        counts: promotionCategories.flatMap((name) => counted.filter((row) => row.category === name)),
        nextCursor,
      };
    },

    /** @throws BusinessError 20201 for a promotion that does not exist. */
    async info(memberId: string | undefined, slug: string): Promise<CallResponse<'promotionInfo'>> {
      const now = momentOf(clock);
      const promotion = await bySlug(slug, now, db);
      const own = memberId === undefined ? null : await ownOf(promotion, memberId, now, db);
      return {
        ...summaryOf(promotion, own?.state ?? null),
        version: promotion.version,
        startsAt: promotion.starts_at.toISOString(),
        terms: [...promotion.terms],
        href: promotion.href,
        rule: promotion.rule,
        period: promotion.period,
        claimDays: promotion.claim_days,
        needsRealName: needsRealName(promotion),
        minLevel: promotion.min_level,
        newMemberDays: promotion.new_member_days,
        own,
      };
    },

    /**
     * Takes part: opts in, applies, or grants at once, by the rule. A second call of the period answers the state.
     *
     * @throws BusinessError 20201 for a promotion that does not exist or is only to be read, 20415 when its conditions are not
     *   those that the member saw, 20412 not on, 20413 conditions not met, 20403 budget used up, 20407 another account of the
     *   person has it, 10003 without the answer that it asks for.
     */
    async apply(
      memberId: string,
      { slug, version, answer }: CallRequest<'promotionApply'>,
      idempotency: Idempotency,
    ): Promise<PromotionOwn> {
      let isMailed = false;
      const own = await once(db, idempotency, momentOf(clock), async (transaction) => {
        isMailed = false;
        // Read once: the period, the conditions and the entry are those of one moment, and an operator cannot change them meanwhile.
        const at = momentOf(clock);
        const promotion = await bySlug(slug, at, transaction, { isLocked: true });
        const { rule } = promotion;
        if (rule === null) throw new BusinessError(errorCodes.notFound);
        const before = await ownOf(promotion, memberId, at, transaction);
        if (before?.since) return before;
        // guard: conditions-as-the-member-saw
        if (promotion.version !== version) throw new BusinessError(errorCodes.offerChanged);
        // guard: promotion-while-it-is-on
        if (!isOn(promotion, at)) throw new BusinessError(errorCodes.offerOver);
        if (before && before.needs.length > 0)
          throw new BusinessError(errorCodes.offerNeeds, { needs: before.needs });
        // Before the writes: with the last grants, thousands of applications would wait for the row of the budget.
        if (before?.state === 'spent') throw new BusinessError(errorCodes.offerSpent);
        const given = answer?.trim() ?? '';
        const type = ruleType(rule);
        if (type.begins === 'pending' && given === '')
          throw fieldError({ field: 'answer', reason: 'required' });

        const { periodEnd } = await transaction
          .selectFrom('promotions')
          .select(sql<Date | null>`least(${periodEndAt(at)}, ends_at)`.as('periodEnd'))
          .where('id', '=', promotion.id)
          .executeTakeFirstOrThrow();
        const most = mostOf(rule);
        const entry = {
          id: newId(at),
          promotion_id: promotion.id,
          member_id: memberId,
          period_key: promotion.current_key,
          at,
          committed: most,
        };
        const inserted = await transaction
          .insertInto('promotion_entries')
          .values({
            ...entry,
            state: type.begins,
            ends_at: type.begins === 'opted-in' ? type.countsUntil(rule, at, periodEnd) : null,
            answer: type.begins === 'pending' ? given : null,
            decided_at: null,
            reason: null,
            deposit_id: null,
          } satisfies FullRow<'promotion_entries'>)
          .onConflict((conflict) => conflict.constraint('promotion_once_a_period').doNothing())
          .returning('id')
          .executeTakeFirst();
        // Inserted by a concurrent call.
        if (!inserted) return (await ownOf(promotion, memberId, at, transaction)) as PromotionOwn;
        if (type.begins === 'granted') {
          const { outcome } = await grantTo(transaction, promotion, entry, most);
          // guard: promotion-of-one-person
          if (outcome === 'refused') throw new BusinessError(errorCodes.samePerson);
          isMailed = outcome === 'granted';
        }
        await commit(transaction, promotion.id, most);
        return (await ownOf(promotion, memberId, at, transaction)) as PromotionOwn;
      });
      if (isMailed) bus.publish({ kind: 'mail', memberId });
      return own;
    },

    async history(
      memberId: string,
      { cursor, limit }: CallRequest<'promotionHistory'>,
    ): Promise<CallResponse<'promotionHistory'>> {
      let query = db
        .selectFrom('promotion_entries as entry')
        .innerJoin('promotions', 'promotions.id', 'entry.promotion_id')
        .selectAll('entry')
        .select(['promotions.slug', 'promotions.title'])
        // guard: promotion-history-of-its-member
        .where('entry.member_id', '=', memberId)
        .orderBy('entry.id', 'desc')
        .limit(rowsFor(limit));
      if (cursor !== undefined) query = query.where('entry.id', '<', idCursor(cursor));
      const { items, nextCursor } = pageOf(await query.execute(), limit, ({ id }) => id);
      const granted = await grantsOf(
        memberId,
        items.map(({ id }) => id),
        momentOf(clock),
        db,
      );
      return {
        items: items.map((entry) => {
          const own = granted.filter(({ entryId }) => entryId === entry.id);
          const { id, slug, title, at, reason } = entry;
          return {
            id,
            slug,
            title,
            at: at.toISOString(),
            state: stateOfEntry(entry, own),
            granted: own.length === 0 ? null : formatMinor(own.reduce((sum, { amount }) => sum + amount, 0n)),
            reason,
          };
        }),
        nextCursor,
      };
    },
  };
};
