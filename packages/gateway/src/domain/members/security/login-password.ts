import { errorCodes } from '@pavilion/contract';
import { BusinessError, fieldError } from '../../../business-error';
import type { Database } from '../../../db/database';
import type { Passwords } from '../members/password';
import type { Throttle } from '../sessions/throttle';

/** Wrong passwords in a quarter of an hour. */
const tries = 10;

interface Ports {
  db: Database;
  throttle: Throttle;
  passwords: Passwords;
}

/** Verifies the login password again before operations that a stolen session must not allow. */
export const createLoginPassword =
  ({ db, throttle, passwords }: Ports) =>
  /**
   * @returns the hash of the password.
   * @throws BusinessError 10003 when it is missing, 20001 when it is wrong, 20004 after too many attempts.
   */
  async (memberId: string, password: string | undefined): Promise<string> => {
    if (!password) throw fieldError({ field: 'loginPassword', reason: 'required' });
    const key = `payment-password:${memberId}`;
    // guard: step-up-attempts
    await throttle.consume(key, tries);
    const member = await db
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const right = await passwords
      .verify(password, member.password_hash, { isUrgent: true })
      .catch(async (error: unknown) => {
        // Not checked, so not counted.
        await throttle.refund(key);
        throw error;
      });
    if (!right) throw new BusinessError(errorCodes.wrongCredentials);
    await throttle.reset(key);
    return member.password_hash;
  };

export type LoginPassword = ReturnType<typeof createLoginPassword>;
