import { type CallRequest, type Challenge, errorCodes, type MemberSecurity } from '@pavilion/contract';
import { BusinessError, fieldError } from '../../../business-error';
import type { Database } from '../../../db/database';
import type { Challenges } from '../challenges/challenges';
import type { Origin } from '../sessions/sessions';
import type { Throttle } from '../sessions/throttle';
import type { LoginPassword } from './login-password';
import type { Security } from './security';

/** Codes in a quarter of an hour. */
const codes = 5;
const purpose = 'payment-password';

interface Ports {
  db: Database;
  throttle: Throttle;
  challenges: Challenges;
  loginPassword: LoginPassword;
  security: Security;
}

/** Replaces a forgotten payment password: login password, a code to the phone, the new password. */
export const createForgottenPaymentPassword = ({
  db,
  throttle,
  challenges,
  loginPassword,
  security,
}: Ports) => ({
  /**
   * Sends a code to the member's phone.
   *
   * @throws BusinessError 20001 and 20004 for the login password, 10003 on `phone` when the member has none.
   */
  async ask(memberId: string, given: string, { device }: Origin): Promise<Challenge> {
    await loginPassword(memberId, given);
    const { phone } = await db
      .selectFrom('members')
      .select('phone')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (phone === null) throw fieldError({ field: 'phone', reason: 'required' });
    await throttle.consume(`${purpose}:code:${memberId}`, codes);
    const code = { kind: 'code', channel: 'sms', to: phone } as const;
    const { id } = await challenges.create({ purpose, memberId, device, ...code });
    return challenges.send(id, device);
  },

  /** @throws BusinessError 10003 weak password, 10409 with the challenge for a wrong code, 6036 when it is over. */
  async reset(
    memberId: string,
    { id, code, paymentPassword }: CallRequest<'paymentPasswordReset'>,
    { device }: Origin,
  ): Promise<MemberSecurity> {
    security.refuseWeak(paymentPassword);
    const answered = await challenges.answer({ id, purpose, memberId, device, answer: code }, () =>
      security.prepareReplacement(memberId, paymentPassword),
    );
    if (typeof answered !== 'string')
      throw new BusinessError(errorCodes.verificationCodeError, { challenge: answered });
    return security.view(memberId);
  },
});
