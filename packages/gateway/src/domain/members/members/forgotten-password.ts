import type { CallResponse, Challenge } from '@pavilion/contract';
import { errorCodes, limits } from '@pavilion/contract';
import { memberFields, validateMemberField } from '@pavilion/contract/forms';
import { maskPhone } from '@pavilion/format';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { newToken, tokenHash } from '../../secret-token';
import type { Challenges } from '../challenges/challenges';
import type { LoginRisks } from '../challenges/login-risks';
import { endCodes, type Origin, type Sessions } from '../sessions/sessions';
import type { Throttle } from '../sessions/throttle';
import { createMemberStore } from './member-store';
import { hashPassword } from './password';
import { normalizePhone } from './registration-rules';

/** Tries a quarter of an hour. */
const attempts = { account: 10, address: 60 };

interface Ports {
  db: Database;
  clock: Clock;
  challenges: Challenges;
  risks: LoginRisks;
  sessions: Sessions;
  throttle: Throttle;
  /** See `passwordCost`. */
  passwordCost: number;
}

/** A new password for who forgot the old one: who they are, a code, then the password. */
export const createForgottenPassword = (ports: Ports) => {
  const { db, clock, challenges, risks, sessions, throttle, passwordCost } = ports;
  const store = createMemberStore(db);
  return {
    /**
     * @throws BusinessError 10003 when the phone is none, 20004 after too many tries. Nothing tells whether account and
     * phone belong together: the code is sent, or is not.
     */
    async identify(account: string, phone: string, { device, address }: Origin): Promise<Challenge> {
      const number = normalizePhone(phone);
      if (number === undefined) throw fieldError({ field: 'phone', reason: 'format' });
      await throttle.take(`password:address:${address}`, attempts.address);
      await throttle.take(`password:account:${account.toLowerCase()}`, attempts.account);
      const member = await store.byAccount(account);
      return challenges.ask({
        purpose: 'password',
        memberId: member && member.phone === number && !member.blocked ? member.id : null,
        device,
        kind: 'code',
        channel: 'sms',
        to: maskPhone(number),
      });
    },

    /** @throws BusinessError 10409 with the challenge when the code is wrong, 6036 when it is over. */
    async verify(id: string, code: string, { device }: Origin): Promise<CallResponse<'passwordVerify'>> {
      const answered = await challenges.answer({ id, purpose: 'password', device, answer: code });
      if (typeof answered !== 'string')
        throw new BusinessError(errorCodes.verificationCodeError, { challenge: answered });
      const ticket = newToken();
      const expiresAt = new Date(clock.now() + limits.verification.lifetime);
      await db
        .insertInto('reset_tickets')
        .values({ ticket_hash: tokenHash(ticket), member_id: answered, expires_at: expiresAt })
        .execute();
      return { ticket, expiresAt: expiresAt.toISOString() };
    },

    /** @throws BusinessError 10003 when the password is no good (the ticket stays), 6036 when the ticket is over. */
    async reset(ticket: string, password: string): Promise<void> {
      const error = validateMemberField(memberFields.password, password);
      if (error) throw fieldError({ field: 'password', ...error });
      const hash = await hashPassword(password, passwordCost);
      const used = await db
        .deleteFrom('reset_tickets')
        .where('ticket_hash', '=', tokenHash(ticket))
        .where('expires_at', '>', momentOf(clock))
        .returning('member_id')
        .executeTakeFirst();
      if (!used) throw new BusinessError(errorCodes.loginCodeExpired, { challenge: null });
      const account = await store.setPassword(used.member_id, hash);
      await risks.lift(used.member_id);
      await throttle.forget(`login:account:${account}`);
      await sessions.endAll(used.member_id, endCodes.passwordChanged);
    },
  };
};
