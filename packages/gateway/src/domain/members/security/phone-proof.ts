import { type CallRequest, type Challenge, errorCodes } from '@pavilion/contract';
import { maskPhone } from '@pavilion/format';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { canonicalPhone } from '../../canonical-phone';
import { insertMail, mailTexts } from '../../mail';
import type { Bus, SiteState } from '../../operations';
import { type BoundAnswers, excludedMark, type Persons } from '../../protection';
import { tokenHash } from '../../secret-token';
import type { Challenges } from '../challenges/challenges';
import { normalizePhone, validatePhoneAllowed } from '../members/registration-rules';
import type { Origin } from '../sessions/sessions';
import type { Throttle } from '../sessions/throttle';
import { changePhone } from './change-phone';
import type { LoginPassword } from './login-password';
import type { PaymentPassword } from './payment-password';
import type { Security } from './security';

/** Codes of a member in a quarter of an hour. Those of a day are limited by the challenges. */
const codesOfQuarter = 5;
const purpose = 'phone';

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  throttle: Throttle;
  siteState: SiteState;
  challenges: Challenges;
  persons: Persons;
  boundAnswers: BoundAnswers;
  loginPassword: LoginPassword;
  paymentPassword: PaymentPassword;
  security: Security;
}

/** Verifies the phone of a member, or another one in its place: the passwords, then a code to the phone. */
export const createPhoneProof = (ports: Ports) => {
  const { db, clock, bus, throttle, siteState, challenges, persons, boundAnswers } = ports;
  const { loginPassword, paymentPassword, security } = ports;

  const phoneOf = async (memberId: string, within: Database) => {
    const { phone } = await within
      .selectFrom('members')
      .select('phone')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return phone === null ? null : canonicalPhone(phone);
  };

  /** Rejects a phone in place of another that the operator, the payment password or a self-exclusion does not allow. */
  const requireAllowed = async (
    memberId: string,
    phone: string,
    given: string | undefined,
    { address }: Origin,
  ) => {
    const { settings } = await siteState.current();
    const error = validatePhoneAllowed(phone, settings.disablePhones);
    if (error) throw fieldError({ field: 'phone', ...error });
    // The phone receives the code that replaces a forgotten payment password.
    if ((await security.row(memberId))?.payment_hash) {
      if (given === undefined) throw fieldError({ field: 'paymentPassword', reason: 'required' });
      // guard: payment-password-before-another-phone
      await paymentPassword.verify(memberId, given);
    }
    await boundAnswers({ memberId, address }, async () => {
      if (await persons.isExcludedWith(memberId, { phone })) throw excludedMark('phone');
    });
  };

  const replacePhone = async (memberId: string, phone: string, transaction: Database) => {
    // A request to change the phone, whose review would replace the verified one. First: the review locks it first too.
    const cancelled = await transaction
      .updateTable('profile_changes')
      .set({ state: 'cancelled', ended_at: momentOf(clock) })
      .where('member_id', '=', memberId)
      .where('field', '=', 'phone')
      .where('state', '=', 'pending')
      .returning('id')
      .execute();
    for (const { id } of cancelled)
      await transaction.deleteFrom('evidence').where('change_id', '=', id).execute();
    // guard: excluded-person-verifies-no-phone
    if (await persons.isExcludedWith(memberId, { phone }, transaction)) throw excludedMark('phone');
    await changePhone(transaction, memberId, phone);
    await persons.record(memberId, transaction);
    await persons.provePhone(memberId, phone, transaction);
    await insertMail(transaction, memberId, mailTexts.phoneChanged(maskPhone(phone)), momentOf(clock));
  };

  return {
    /**
     * Sends a code to the phone.
     *
     * @throws BusinessError 20001 and 20004 for the login password, 20110 and 20111 for the payment password, 10003 for a phone
     * that is invalid or not allowed, without a phone, or without the payment password.
     */
    async ask(memberId: string, body: CallRequest<'phoneCode'>, origin: Origin): Promise<Challenge> {
      await loginPassword(memberId, body.loginPassword);
      const current = await phoneOf(memberId, db);
      const phone = body.phone === undefined ? current : normalizePhone(body.phone);
      if (phone === null) throw fieldError({ field: 'phone', reason: 'required' });
      if (phone === undefined) throw fieldError({ field: 'phone', reason: 'format' });
      if (phone !== current) await requireAllowed(memberId, phone, body.paymentPassword, origin);
      await throttle.consume(`${purpose}:code:${memberId}`, codesOfQuarter);
      const { id } = await challenges.create({
        purpose,
        memberId,
        // Another phone may be that of a stranger, whom several members must not flood together. They must not use up the codes
        // of the member whose phone it is either.
        ...(phone !== current && { subject: tokenHash(phone) }),
        device: origin.device,
        kind: 'code',
        channel: 'sms',
        to: phone,
      });
      return challenges.send(id, origin.device);
    },

    /**
     * Makes the phone that received the code the verified phone of the member.
     *
     * @throws BusinessError 10409 with the challenge for a wrong code, 6036 when it is over, 10003 for a phone that another
     * member has verified.
     */
    async verify(
      memberId: string,
      { id, code }: CallRequest<'phoneVerify'>,
      { device }: Origin,
    ): Promise<void> {
      let isTaken = false;
      const answered = await challenges.answer(
        { id, purpose, memberId, device, answer: code },
        async (_, phone) => async (transaction) => {
          if (phone === null) throw new BusinessError(errorCodes.loginCodeExpired, { challenge: null });
          // guard: phone-of-one-member
          isTaken = await persons.isPhoneOfOther(memberId, phone, transaction);
          if (!isTaken && (await phoneOf(memberId, transaction)) !== phone)
            await replacePhone(memberId, phone, transaction);
        },
      );
      if (typeof answered !== 'string')
        throw new BusinessError(errorCodes.verificationCodeError, { challenge: answered });
      // After the end of the challenge, which records that the code was answered.
      if (isTaken) throw fieldError({ field: 'phone', reason: 'taken' });
      bus.publish({ kind: 'mail', memberId });
    },
  };
};
