import type { CallResponse, Challenge } from '@pavilion/contract';
import { errorCodes, limits } from '@pavilion/contract';
import { memberFields, normalizeMemberField, validateMemberField } from '@pavilion/contract/forms';
import type { ExpressionBuilder } from 'kysely';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { Schema } from '../../../db/schema';
import { canonicalPhone } from '../../canonical-phone';
import { insertMail, mailTexts } from '../../mail';
import type { Bus } from '../../operations';
import { newToken, tokenHash } from '../../secret-token';
import type { Challenges } from '../challenges/challenges';
import type { LoginRisks } from '../challenges/login-risks';
import type { Attempts } from '../sessions/attempts';
import { endCodes, type Origin, type Sessions } from '../sessions/sessions';
import type { Throttle } from '../sessions/throttle';
import { createMemberStore } from './member-store';
import type { Passwords } from './password';
import { normalizePhone } from './registration-rules';

/** Attempts in a quarter of an hour that need no work, see `AttemptLimits`, and invalid tickets from one address. */
const attemptLimits = { identify: { pair: 10, account: 10, address: 60, device: 10 }, tickets: 60 };

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  challenges: Challenges;
  risks: LoginRisks;
  sessions: Sessions;
  throttle: Throttle;
  attempts: Attempts;
  passwords: Passwords;
}

/** Replaces a forgotten password: account and phone, a code, then the new password. */
export const createForgottenPassword = (ports: Ports) => {
  const { db, clock, bus, challenges, risks, sessions, throttle, attempts, passwords } = ports;
  const store = createMemberStore(db);
  return {
    /**
     * Creates the challenge, and sends its code when account and phone belong together. The answer is the same when
     * they do not.
     *
     * @throws BusinessError 10003 for an invalid phone, 20005 too many attempts without work, 20004 too many codes of the
     * day.
     */
    async identify(entered: string, phone: string, origin: Origin): Promise<Challenge> {
      const account = normalizeMemberField(memberFields.account, entered).toLowerCase();
      const number = normalizePhone(phone);
      if (number === undefined) throw fieldError({ field: 'phone', reason: 'format' });
      const member = await store.byAccount(account);
      const attempt = { purpose: 'password', account, memberId: member?.id, origin };
      // guard: recoveries-limited
      const { isKnown } = await attempts.admit(attempt, attemptLimits.identify);
      // guard: blocked-member-recovers-nothing
      const reachable = member?.blocked ? undefined : member;
      return challenges.create({
        purpose: 'password',
        memberId: reachable?.phone && canonicalPhone(reachable.phone) === number ? reachable.id : null,
        // The pair, so that the bound is the same for pairs that do not belong together. A device that has logged in before
        // has its own count, so that strangers who know the pair cannot use up that of the owner.
        // guard: recoveries-of-known-device
        subject: tokenHash(isKnown ? `${account} ${number} ${origin.device}` : `${account} ${number}`),
        device: origin.device,
        kind: 'code',
        channel: 'sms',
        to: number,
      });
    },

    /** @throws BusinessError 10409 with the challenge for a wrong code, 6036 when it is over. */
    async verify(id: string, code: string, { device }: Origin): Promise<CallResponse<'passwordVerify'>> {
      const ticket = newToken();
      const expiresAt = new Date(clock.now() + limits.verification.lifetime);
      const answered = await challenges.answer(
        { id, purpose: 'password', device, answer: code },
        async (memberId) => (transaction) =>
          transaction
            .insertInto('reset_tickets')
            .values({ ticket_hash: tokenHash(ticket), member_id: memberId, expires_at: expiresAt })
            .execute(),
      );
      if (typeof answered !== 'string')
        throw new BusinessError(errorCodes.verificationCodeError, { challenge: answered });
      return { ticket, expiresAt: expiresAt.toISOString() };
    },

    /**
     * Sets the new password. Only a valid ticket causes work: the password is hashed after it was found.
     *
     * @throws BusinessError 10003 for an invalid password (the ticket stays valid), 6036 for an expired ticket, 20004
     * after too many of them.
     */
    async reset(ticket: string, password: string, { address }: Origin): Promise<void> {
      const error = validateMemberField(memberFields.password, password);
      if (error) throw fieldError({ field: 'password', ...error });
      const isValid = (each: ExpressionBuilder<Schema, 'reset_tickets'>) =>
        each.and([each('ticket_hash', '=', tokenHash(ticket)), each('expires_at', '>', momentOf(clock))]);
      const expired = () => new BusinessError(errorCodes.loginCodeExpired, { challenge: null });
      const found = await db
        .selectFrom('reset_tickets')
        .select('member_id')
        .where(isValid)
        .executeTakeFirst();
      if (!found) {
        // guard: invalid-tickets-of-address
        await throttle.consume(`password:reset:${address}`, attemptLimits.tickets);
        throw expired();
      }
      const hash = await passwords.hash(password);
      const memberId = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const used = await transaction
            .deleteFrom('reset_tickets')
            .where(isValid)
            .returning('member_id')
            .executeTakeFirst();
          if (!used) throw expired();
          const at = momentOf(clock);
          // Before the sessions end: it locks the row of the member, which new sessions wait for.
          const account = await createMemberStore(transaction).setPassword(used.member_id, hash, at);
          await risks.removeByNewPassword(used.member_id, transaction);
          await attempts.forget(account, transaction);
          // guard: password-recovery-ends-sessions
          await sessions.endAllWithin(transaction, used.member_id, endCodes.passwordChanged);
          await insertMail(transaction, used.member_id, mailTexts.passwordChanged(), at);
          return used.member_id;
        }),
      );
      bus.publish({ kind: 'sessions-ended', memberId });
      bus.publish({ kind: 'mail', memberId });
    },
  };
};
