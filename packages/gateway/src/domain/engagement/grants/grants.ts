import { randomUUID } from 'node:crypto';
import {
  type CallResponse,
  type ErrorCode,
  errorCodes,
  type GiftState,
  type LocalText,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import type { FullRow, GrantCause, Row } from '../../../db/schema';
import { dayMs } from '../../../durations';
import { newId } from '../../../ids';
import { dayOf } from '../../days';
import { insertMail, mailTexts } from '../../mail';
import {
  bonusPosting,
  giftStateAt,
  type Idempotency,
  mainAccount,
  once,
  postWithin,
  requiredMultiples,
  requireTurnover,
} from '../../money';
import type { Bus } from '../../operations';
import type { Persons } from '../../protection';
import { text } from '../../texts';

/** A grant to make. */
export interface Grant {
  readonly memberId: string;
  readonly cause: GrantCause;
  /** Names the grant among those of its cause, such as `<member>:<level>`: the same is granted once. */
  readonly reference: string;
  /**
   * What one person receives once, with whatever accounts: a promotion and its period, a month, a level. Without it the
   * marks of the person are not compared.
   */
  readonly occasion?: string;
  /** Strong marks of the same person hold the grant, as weak ones do, instead of refusing it: its amount was already shown. */
  readonly isNeverRefused?: boolean;
  readonly title: LocalText;
  /** Minor units. */
  readonly amount: bigint;
  /** Required turnover, hundredths of the amount; 500 by default, 0 for none. */
  readonly multiple?: number;
  /** How long it can be claimed, in milliseconds; 7 days by default. */
  readonly claimableFor?: number;
}

/**
 * The result of a grant. `pending`: another member on the same device has the same, and a person decides. `repeated`: the
 * reference was granted before. `refused`: another account of the same person has it, or the member is a demo.
 */
export type Granted =
  | { readonly outcome: 'granted' | 'pending' | 'repeated'; readonly id: string }
  | { readonly outcome: 'refused' };

/** Cause, reference and title of a grant that is made by hand. */
export const manualGrant = (): Pick<Grant, 'cause' | 'reference' | 'title'> => ({
  cause: 'manual',
  reference: randomUUID(),
  title: text('专属红利', 'Your dividend'),
});

/** What can be granted by hand in a month unless an operator changes it, in minor units. */
export const handGrantBudget = 10_000_000n;

const defaultMultiple = requiredMultiples.bonus;
/** How long a grant can be claimed unless it says otherwise, in milliseconds. */
export const defaultClaimableFor = 7 * dayMs;

const sharedDevice: LocalText = text(
  '与其他账户使用同一设备，等待人工审核',
  'Another account on the same device has received it; it is being reviewed.',
);

/** Why a grant cannot be claimed, by its state. */
const refusals: Readonly<Record<Exclude<GiftState, 'waiting'>, ErrorCode>> = {
  claimed: errorCodes.notFound,
  pending: errorCodes.grantUnderReview,
  expired: errorCodes.grantOver,
  revoked: errorCodes.grantOver,
};

/** Where a grant is claimed. */
const pageOf = (cause: GrantCause) => {
  if (cause.startsWith('vip-')) return '/mine/vip';
  return cause === 'promotion' ? '/activity/discount' : '/mine/finance/wallet';
};

interface GrantsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly persons: Persons;
  readonly timeZone: string;
}

/**
 * Grants (红利): the only way of promotional money. A grant is a row that the member claims; the claim moves the money and
 * requires its turnover.
 */
export const createGrants = ({ db, clock, bus, persons, timeZone }: GrantsOptions) => {
  /** Mails the grant, except to a member whose account is closed for play: that gets no offers. */
  const announce = async (
    transaction: Database,
    {
      memberId,
      cause,
      title,
      amount,
      multiple,
    }: { memberId: string; cause: GrantCause; title: LocalText; amount: bigint; multiple: number },
    at: Date,
    end: Date,
  ): Promise<void> => {
    const closed = await transaction
      .selectFrom('member_play')
      .select('member_id')
      .where('member_id', '=', memberId)
      .where('closed_until', '>', at)
      .executeTakeFirst();
    if (closed) return;
    const turnover = (amount * BigInt(multiple)) / 100n;
    const mail = mailTexts.granted(title, formatMinor(amount), formatMinor(turnover), dayOf(end, timeZone));
    await insertMail(transaction, memberId, { ...mail, href: pageOf(cause) }, at);
  };

  /** Whether other accounts of the person have the same: `strong` marks refuse a grant, `weak` ones hold it. */
  const sharedOccasion = async (
    transaction: Database,
    { memberId, cause, occasion }: Grant,
  ): Promise<'strong' | 'weak' | undefined> => {
    if (occasion === undefined) return undefined;
    const shared = await persons.lockSharedMarks(memberId, transaction);
    if (shared.length === 0) return undefined;
    const granted = await transaction
      .selectFrom('dividends')
      .select('member_id')
      .where('cause', '=', cause)
      .where('occasion', '=', occasion)
      .where(
        'member_id',
        'in',
        shared.map((each) => each.memberId),
      )
      .where('revoked_at', 'is', null)
      .execute();
    const owners = new Set(granted.map((row) => row.member_id));
    const holders = shared.filter((each) => owners.has(each.memberId));
    if (holders.length === 0) return undefined;
    return holders.some(({ isStrong }) => isStrong) ? 'strong' : 'weak';
  };

  /**
   * Takes a grant by hand from the budget of its month. Comes last, because all grants by hand lock that row.
   *
   * @throws BusinessError 20403 when the rest of the budget is smaller.
   */
  const takeFromBudget = async (
    transaction: Database,
    id: string,
    amount: bigint,
    at: Date,
  ): Promise<void> => {
    const month = dayOf(at, timeZone).slice(0, 7);
    await transaction
      .insertInto('grant_budgets')
      .values({ month, budget: handGrantBudget })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.updateTable('dividends').set({ budget_month: month }).where('id', '=', id).execute();
    const taken = await transaction
      .updateTable('grant_budgets')
      .set({ committed: sql<bigint>`committed + ${amount}` })
      .where('month', '=', month)
      // guard: hand-grant-budget
      .where(sql<boolean>`committed + ${amount} <= budget`)
      .returning('month')
      .executeTakeFirst();
    if (!taken) throw new BusinessError(errorCodes.offerSpent);
  };

  const grantWithin = async (transaction: Database, grant: Grant): Promise<Granted> => {
    const { memberId, cause, reference, occasion, title, amount } = grant;
    const { multiple = defaultMultiple, claimableFor = defaultClaimableFor, isNeverRefused = false } = grant;
    const known = await transaction
      .selectFrom('dividends')
      .select('id')
      .where('cause', '=', cause)
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (known) return { outcome: 'repeated', id: known.id };
    const { is_demo: isDemo } = await transaction
      .selectFrom('members')
      .select('is_demo')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    // guard: no-grant-for-demo
    if (isDemo) return { outcome: 'refused' };
    const shared = await sharedOccasion(transaction, grant);
    // guard: grant-once-per-person
    if (shared === 'strong' && !isNeverRefused) return { outcome: 'refused' };
    const at = momentOf(clock);
    const end = new Date(at.getTime() + claimableFor);
    const isHeld = shared !== undefined;
    const inserted = await transaction
      .insertInto('dividends')
      .values({
        id: newId(at),
        member_id: memberId,
        cause,
        reference,
        occasion: occasion ?? null,
        title: JSON.stringify(title),
        amount,
        multiple,
        granted_at: at,
        claimed_at: null,
        expires_at: end,
        revoked_at: null,
        held_at: isHeld ? at : null,
        reason: isHeld ? JSON.stringify(sharedDevice) : null,
      } satisfies FullRow<'dividends', 'budget_month'>)
      .onConflict((conflict) => conflict.columns(['cause', 'reference', 'member_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // Granted by a concurrent transaction.
    if (!inserted) return grantWithin(transaction, grant);
    if (!isHeld) await announce(transaction, { memberId, cause, title, amount, multiple }, at, end);
    if (cause === 'manual') await takeFromBudget(transaction, inserted.id, amount, at);
    return { outcome: isHeld ? 'pending' : 'granted', id: inserted.id };
  };

  return {
    /**
     * Grants money that the member may claim: once for a cause and reference, so a repeated job finds its row. Within a
     * transaction of the caller, the caller publishes a `mail` event after its commit.
     *
     * @throws BusinessError 20403 for a grant by hand above the rest of the month's budget.
     */
    async grant(grant: Grant, within?: Database): Promise<Granted> {
      if (within) return grantWithin(within, grant);
      const granted = await db.transaction().execute((transaction) => grantWithin(transaction, grant));
      if (granted.outcome === 'granted') bus.publish({ kind: 'mail', memberId: grant.memberId });
      return granted;
    },

    /**
     * Takes a grant back that was not claimed, and gives what it used of a month's budget back.
     *
     * @throws BusinessError 20201 when it does not exist, was claimed or revoked.
     */
    revoke: (id: string, reason: LocalText): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const revoked = await transaction
          .updateTable('dividends')
          .set({ revoked_at: momentOf(clock), held_at: null, reason: JSON.stringify(reason) })
          .where('id', '=', id)
          .where('claimed_at', 'is', null)
          .where('revoked_at', 'is', null)
          .returning(['amount', 'budget_month'])
          .executeTakeFirst();
        if (!revoked) throw new BusinessError(errorCodes.notFound);
        const { amount, budget_month: month } = revoked;
        if (month === null) return;
        await transaction
          .updateTable('grant_budgets')
          .set({ committed: sql<bigint>`committed - ${amount}` })
          .where('month', '=', month)
          .execute();
      }),

    /** What can be granted by hand this month, and what has been. */
    async budget(within: Database = db): Promise<Row<'grant_budgets'>> {
      const month = dayOf(momentOf(clock), timeZone).slice(0, 7);
      const stored = await within
        .selectFrom('grant_budgets')
        .selectAll()
        .where('month', '=', month)
        .executeTakeFirst();
      return stored ?? { month, budget: handGrantBudget, committed: 0n };
    },

    /** Changes what can be granted by hand this month. Returns whether it is not below what has been granted. */
    async setBudget(budget: bigint, within: Database): Promise<boolean> {
      const month = dayOf(momentOf(clock), timeZone).slice(0, 7);
      const changed = await within
        .insertInto('grant_budgets')
        .values({ month, budget })
        .onConflict((conflict) =>
          conflict.column('month').doUpdateSet({ budget }).where('grant_budgets.committed', '<=', budget),
        )
        .returning('month')
        .executeTakeFirst();
      return changed !== undefined;
    },

    /**
     * Ends the review of a grant in the member's favour. The time to claim it begins now.
     *
     * @throws BusinessError 20201 when it is not under review.
     */
    async release(id: string): Promise<void> {
      const memberId = await db.transaction().execute(async (transaction) => {
        const at = momentOf(clock);
        const row = await transaction
          .updateTable('dividends')
          .set({
            held_at: null,
            reason: null,
            expires_at: sql<Date>`${at}::timestamptz + (expires_at - granted_at)`,
          })
          .where('id', '=', id)
          .where('held_at', 'is not', null)
          .returning(['member_id', 'cause', 'title', 'amount', 'multiple', 'expires_at'])
          .executeTakeFirst();
        if (!row) throw new BusinessError(errorCodes.notFound);
        await announce(transaction, { ...row, memberId: row.member_id }, at, row.expires_at as Date);
        return row.member_id;
      });
      bus.publish({ kind: 'mail', memberId });
    },

    /**
     * Credits a grant. Its row, the ledger and the idempotency key change in one transaction, so it is credited once.
     *
     * @throws BusinessError 20201 when it belongs to another member or was claimed, 20401 expired or revoked, 20402 under
     * review, 20104 key reused.
     */
    async claim(
      memberId: string,
      id: string,
      idempotency: Idempotency,
    ): Promise<CallResponse<'manualDividend'>> {
      let credited: bigint | undefined;
      const answer = await once(db, idempotency, momentOf(clock), async (transaction) => {
        const owned = await transaction
          .selectFrom('dividends')
          .select('id')
          .where('id', '=', id)
          // guard: dividend-of-its-member
          .where('member_id', '=', memberId)
          // guard: grant-claimed-in-turn
          .forUpdate()
          .executeTakeFirst();
        if (!owned) throw new BusinessError(errorCodes.notFound);
        // After the wait for the row: it may have been revoked or have expired meanwhile.
        const at = momentOf(clock);
        const grant = await transaction
          .selectFrom('dividends')
          .select(['title', 'amount', 'multiple', giftStateAt(at).as('state')])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        // guard: grant-claimed-while-waiting
        if (grant.state !== 'waiting') throw new BusinessError(refusals[grant.state]);
        await transaction.updateTable('dividends').set({ claimed_at: at }).where('id', '=', id).execute();
        const cause = { id: newId(at), reference: id, subject: grant.title, at };
        const { balances } = await postWithin(transaction, bonusPosting(cause, memberId, grant.amount));
        if (grant.multiple > 0) {
          const credit = { ...cause, memberId, cause: 'bonus' as const, amount: grant.amount };
          await sql`select ${requireTurnover({ ...credit, multiple: grant.multiple })}`.execute(transaction);
        }
        credited = balances[mainAccount(memberId)] as bigint;
        return { id, amount: formatMinor(grant.amount), balance: formatMinor(credited) };
      });
      if (credited !== undefined) bus.publish({ kind: 'balance', memberId, balance: credited });
      return answer;
    },
  };
};

export type Grants = ReturnType<typeof createGrants>;
