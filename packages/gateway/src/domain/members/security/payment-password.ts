import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { hourMs } from '../../../durations';
import type { Passwords } from '../members/password';

/** Consecutive wrong passwords until the lock, and its duration, ms. */
export const paymentPasswordRules = { attempts: 5, lockedFor: hourMs } as const;

/** Whether all digits are equal or consecutive, which makes the password easy to guess. */
export const isWeakPaymentPassword = (password: string): boolean =>
  /^(\d)\1*$/.test(password) ||
  '01234567890123456789'.includes(password) ||
  '98765432109876543210'.includes(password);

/**
 * Verifies payment passwords. An attempt is counted before the check, so that concurrent attempts cannot exceed the
 * limit; the count is kept when the operation is rejected.
 */
export const createPaymentPassword = ({
  db,
  clock,
  passwords,
}: {
  db: Database;
  clock: Clock;
  passwords: Passwords;
}) => {
  const { attempts, lockedFor } = paymentPasswordRules;

  const countAttempt = (memberId: string, now: Date) =>
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
      // guard: payment-password-attempts
      .where((each) =>
        each.or([each('payment_locked_until', 'is', null), each('payment_locked_until', '<=', now)]),
      )
      .returning(['payment_hash', 'payment_failures'])
      .executeTakeFirst();

  /** Uncounts an attempt whose password was not checked. The lock is gone with it: nobody can count while it lasts. */
  const uncountAttempt = (memberId: string) =>
    db
      .updateTable('member_security')
      .set({ payment_failures: sql<number>`greatest(payment_failures - 1, 0)`, payment_locked_until: null })
      .where('member_id', '=', memberId)
      .execute();

  const check = async (memberId: string, password: string): Promise<boolean> => {
    const counted = await countAttempt(memberId, momentOf(clock));
    if (!counted) {
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
    const right = await passwords
      .verify(password, counted.payment_hash ?? undefined, { isUrgent: true })
      .catch(async (error: unknown) => {
        await uncountAttempt(memberId);
        throw error;
      });
    if (!right) {
      throw new BusinessError(errorCodes.paymentPasswordWrong, {
        attemptsLeft: attempts - counted.payment_failures,
      });
    }
    await db
      .updateTable('member_security')
      .set({ payment_failures: 0, payment_locked_until: null })
      .where('member_id', '=', memberId)
      .execute();
    return true;
  };

  /**
   * The running check of each member. The next one waits for it, so that concurrent right passwords never cause a
   * lock.
   */
  const checks = new Map<string, Promise<unknown>>();

  return {
    /**
     * @returns false when none was set yet.
     * @throws BusinessError 20110 wrong, with the attempts left; 20111 locked, with the end of the lock.
     */
    verify(memberId: string, password: string): Promise<boolean> {
      const previous = checks.get(memberId) ?? Promise.resolve();
      const result = previous.then(() => check(memberId, password));
      const settled = result
        .catch(() => {})
        .finally(() => {
          if (checks.get(memberId) === settled) checks.delete(memberId);
        });
      checks.set(memberId, settled);
      return result;
    },
  };
};

export type PaymentPassword = ReturnType<typeof createPaymentPassword>;
