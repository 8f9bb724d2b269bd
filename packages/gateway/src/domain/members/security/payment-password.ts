import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { verifyPassword } from '../members/password';

/** Wrong ones in a row until it is locked, and for how long, ms. */
export const paymentPasswordRules = { attempts: 5, lockedFor: 3_600_000 } as const;

/** Six equal digits, or digits in a row: what anybody would try first. */
export const isWeakPaymentPassword = (password: string): boolean =>
  /^(\d)\1*$/.test(password) ||
  '01234567890123456789'.includes(password) ||
  '98765432109876543210'.includes(password);

/**
 * Judges payment passwords. A try is counted before it is judged, so that many at once cannot slip through together;
 * the count outlives what was refused.
 */
export const createPaymentPassword = ({ db, clock }: { db: Database; clock: Clock }) => {
  const { attempts, lockedFor } = paymentPasswordRules;

  const take = (memberId: string, now: Date) =>
    db
      .updateTable('member_security')
      .set({
        payment_failures: sql<number>`case when payment_locked_until <= ${now} then 1 else payment_failures + 1 end`,
        payment_locked_until: sql<Date | null>`case
          when (case when payment_locked_until <= ${now} then 1 else payment_failures + 1 end) >= ${attempts}
          then ${new Date(now.getTime() + lockedFor)}::timestamptz end`,
      })
      .where('member_id', '=', memberId)
      .where('payment_hash', 'is not', null)
      .where((each) =>
        each.or([each('payment_locked_until', 'is', null), each('payment_locked_until', '<=', now)]),
      )
      .returning(['payment_hash', 'payment_failures'])
      .executeTakeFirst();

  const judge = async (memberId: string, password: string): Promise<boolean> => {
    const taken = await take(memberId, momentOf(clock));
    if (!taken) {
      const row = await db
        .selectFrom('member_security')
        .select(['payment_hash', 'payment_locked_until'])
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (!row?.payment_hash) return false;
      throw new BusinessError(errorCodes.paymentPasswordLocked, {
        until: row.payment_locked_until?.toISOString() ?? null,
      });
    }
    if (!(await verifyPassword(password, taken.payment_hash ?? undefined))) {
      throw new BusinessError(errorCodes.paymentPasswordWrong, {
        attemptsLeft: attempts - taken.payment_failures,
      });
    }
    await db
      .updateTable('member_security')
      .set({ payment_failures: 0, payment_locked_until: null })
      .where('member_id', '=', memberId)
      .execute();
    return true;
  };

  /** The try of each member that is being judged: the next waits for it, so that right ones never lock each other. */
  const judged = new Map<string, Promise<unknown>>();

  return {
    /**
     * @returns false when none was set yet.
     * @throws BusinessError 20110 wrong, with the attempts that are left; 20111 locked, with the moment it ends.
     */
    verify(memberId: string, password: string): Promise<boolean> {
      const before = judged.get(memberId) ?? Promise.resolve();
      const turn = before.then(() => judge(memberId, password));
      const settled = turn
        .catch(() => {})
        .finally(() => {
          if (judged.get(memberId) === settled) judged.delete(memberId);
        });
      judged.set(memberId, settled);
      return turn;
    },
  };
};

export type PaymentPassword = ReturnType<typeof createPaymentPassword>;
