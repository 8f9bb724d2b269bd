import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Challenge,
  type ChallengeKind,
  errorCodes,
  limits,
  type MessageChannel,
} from '@pavilion/contract';
import { maskPhone } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { minuteMs } from '../../../durations';
import { newId } from '../../../ids';
import { canonicalPhone } from '../../canonical-phone';
import type { SiteState } from '../../operations';
import type { Persons } from '../../protection';
import { tokenHash } from '../../secret-token';
import { createServerSecret } from '../../server-secret';
import type { Sessions } from '../sessions/sessions';
import type { Throttle } from '../sessions/throttle';
import { isOnTarget, newCode, newSum, newTarget } from './challenge-answers';
import type { Messages } from './message-box';

const { lifetime, resendAfter, attempts } = limits.verification;
const minutes = lifetime / minuteMs;

/** A day's challenges of a subject, and the codes sent for one challenge: at most a hundred answers and a hundred codes. */
const dailyLimits = { challenges: 20, sends: 5 };
/**
 * A day's codes to phones that have not answered one to the member: of a member to any of them, and to each of them from all
 * members who have it in their account, and from all others. A phone that was only entered may be that of a stranger, who must not
 * be flooded. Those who enter it as another phone do not use up the codes of its owner, and a single account never does. Recoveries
 * from devices that the member has not logged in on have counts of their own: they take account and phone alone, and strangers who
 * know both do not use up the codes of the member.
 */
const unprovenLimits = { member: 5, phone: 10 };
/** Kinds whose answer follows from the challenge. They only distinguish people from programs. */
const withoutSecret: readonly ChallengeKind[] = ['question', 'slider'];

type Purpose = Row<'challenges'>['purpose'];

export interface NewChallenge {
  purpose: Purpose;
  /** Null when there is no such member; the answer is the same then. */
  memberId: string | null;
  /** Counts the challenges of a day; the member by default. */
  subject?: string;
  device: string;
  kind: ChallengeKind;
  channel?: MessageChannel | undefined;
  /** The phone that gets the code, in full, or another destination as it is shown. */
  to: string;
  /** For kinds whose answer is known beforehand, see `hashAnswer`. */
  answerHash?: string | null | undefined;
}

export interface Answer {
  id: string;
  purpose: Purpose;
  memberId?: string;
  device: string;
  answer: string;
}

/** Whether codes of the channel go to a phone number. Challenges of other channels store the member's phone too. */
const reachesPhone = (channel: MessageChannel | null) => channel === 'sms' || channel === 'voice';

const isMasked = (destination: string) => destination.includes('*');

/** The destination as it is shown and stored: masked, unless it is a mask already. */
const shownDestination = (destination: string) =>
  isMasked(destination) ? destination : maskPhone(destination);

/**
 * What a right answer permits. The first step prepares it, such as a hash, without a connection to the database; the second one
 * writes it in the transaction that ends the challenge, so that both happen or neither.
 *
 * @param phone that received the code, in full; null for other challenges.
 */
export type Permitted = (
  memberId: string,
  phone: string | null,
) => Promise<(transaction: Database) => Promise<unknown>>;

/** Challenges: checks in addition to the password. A challenge belongs to one device and can be passed once. */
export const createChallenges = ({
  db,
  clock,
  messages,
  throttle,
  persons,
  sessions,
  siteState,
}: {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  messages: Messages;
  persons: Pick<Persons, 'provePhone' | 'hasProvenPhone'>;
  sessions: Pick<Sessions, 'isKnownDevice'>;
  siteState: Pick<SiteState, 'current'>;
}) => {
  // Keyed, since a plain hash of a short code can be reversed by search.
  const secret = createServerSecret(db, 'challengeKey');
  const hashAnswer = async (answer: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(answer.normalize('NFKC').trim())
      .digest('hex');
  const isCorrect = async ({ target, answer_hash }: Row<'challenges'>, answer: string) =>
    target === null
      ? answer_hash !== null &&
        timingSafeEqual(Buffer.from(answer_hash, 'hex'), Buffer.from(await hashAnswer(answer), 'hex'))
      : isOnTarget(target, answer);

  const present = (row: Row<'challenges'>): Challenge => ({
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    to: row.destination,
    question: row.question,
    target: row.target,
    attemptsLeft: Math.max(attempts - row.attempts, 0),
    expiresAt: row.expires_at.toISOString(),
    resendAt:
      row.kind === 'code'
        ? new Date(row.sent_at ? row.sent_at.getTime() + resendAfter : clock.now()).toISOString()
        : null,
  });

  const byId = (id: string, device: string) =>
    db
      .selectFrom('challenges')
      .selectAll()
      .where('id', '=', id)
      .where('device_id', '=', device)
      .where('expires_at', '>', momentOf(clock))
      .where('attempts', '<', attempts)
      .executeTakeFirst();

  /** @throws BusinessError 20004 after too many codes of a day to phones that are not proven. */
  const limitUnproven = async ({
    member_id: memberId,
    phone,
    channel,
    purpose,
    device_id: device,
  }: Row<'challenges'>) => {
    // guard: only-codes-to-the-phone-count
    if (!reachesPhone(channel)) return;
    if (memberId === null || phone === null || (await persons.hasProvenPhone(memberId, phone))) return;
    // The other purposes need a session or the password.
    // guard: codes-of-known-device
    const isByMember = purpose !== 'password' || (await sessions.isKnownDevice(memberId, device));
    const scope = isByMember ? 'unproven-codes' : 'unproven-recoveries';
    // guard: unproven-phone-codes-of-member
    await throttle.consumeDaily(`${scope}:${memberId}`, unprovenLimits.member);
    const member = await db
      .selectFrom('members')
      .select('phone')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const number = canonicalPhone(phone);
    const isOwn = member.phone !== null && canonicalPhone(member.phone) === number;
    const key = `${scope}:${isOwn ? 'own' : 'other'}:${tokenHash(number)}`;
    // guard: codes-to-unproven-phone
    await throttle.consumeDaily(key, unprovenLimits.phone);
  };

  const deliver = (row: Row<'challenges'>, code: string) => {
    if (row.member_id === null || row.channel === null) return;
    messages.send(row.device_id, row.channel, row.destination ?? '', {
      'zh-CN': `您的验证码是 ${code}，${minutes} 分钟内有效。请勿转告他人，客服不会向您索取。`,
      en: `Your code is ${code}. It is valid for ${minutes} minutes. Do not share it: support never asks for it.`,
    });
  };

  return {
    hashAnswer,

    /**
     * Creates a challenge. `send` sends its code.
     *
     * @throws BusinessError 20004 after too many challenges of the subject in a day.
     */
    async create({
      purpose,
      memberId,
      subject = memberId ?? '',
      device,
      kind,
      channel,
      to,
      answerHash,
    }: NewChallenge): Promise<Challenge> {
      // guard: challenges-of-day
      if (!withoutSecret.includes(kind))
        await throttle.consumeDaily(`challenge:${purpose}:${subject}`, dailyLimits.challenges);
      const at = momentOf(clock);
      const sum = kind === 'question' ? newSum() : undefined;
      const row = await db
        .insertInto('challenges')
        .values({
          id: newId(at),
          purpose,
          member_id: memberId,
          device_id: device,
          kind,
          channel: channel ?? null,
          destination: kind === 'code' ? shownDestination(to) : null,
          // A phone that was entered for no member proves nothing, so it is not stored.
          phone: kind === 'code' && memberId !== null && !isMasked(to) ? to : null,
          question: sum?.question ?? null,
          target: kind === 'slider' ? newTarget() : null,
          answer_hash: sum ? await hashAnswer(sum.answer) : (answerHash ?? null),
          attempts: 0,
          sent_at: null,
          expires_at: new Date(clock.now() + lifetime),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return present(row);
    },

    /** The open login challenge of a member on a device. */
    async findOpen(memberId: string, device: string, kind: ChallengeKind): Promise<Challenge | undefined> {
      const row = await db
        .selectFrom('challenges')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('device_id', '=', device)
        .where('purpose', '=', 'login')
        .where('kind', '=', kind)
        .where('expires_at', '>', momentOf(clock))
        .where('attempts', '<', attempts)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return row && present(row);
    },

    /**
     * Sends a new code, which replaces the previous one.
     *
     * @throws BusinessError 6036 when the challenge is over or has no code, 6037 with the challenge when it is too
     * soon, 20004 after too many codes; the last one no longer counts then. A recovery is then answered as before, without a code:
     * the limit of a phone that is not proven would reveal that it is the account's. 20002 and 20007 for the code of a login while
     * login, or that by a code, is closed.
     */
    async send(id: string, device: string): Promise<Challenge> {
      const code = newCode();
      const now = momentOf(clock);
      const { stopLogin, stopCodeLogin } = (await siteState.current()).settings;
      const isLoginClosed = stopLogin || stopCodeLogin;
      let query = db
        .updateTable('challenges')
        .set({
          answer_hash: await hashAnswer(code),
          sent_at: now,
          expires_at: new Date(now.getTime() + lifetime),
        })
        .where('id', '=', id)
        // guard: code-sent-by-its-device
        .where('device_id', '=', device)
        .where('kind', '=', 'code')
        .where('expires_at', '>', now)
        .where('attempts', '<', attempts)
        .where((each) =>
          each.or([
            each('sent_at', 'is', null),
            each('sent_at', '<=', new Date(now.getTime() - resendAfter)),
          ]),
        );
      // guard: stopped-code-login-sends-no-code
      if (isLoginClosed) query = query.where('purpose', '<>', 'phone-login');
      const row = await query.returningAll().executeTakeFirst();
      if (row) {
        // guard: codes-of-challenge
        await throttle.consumeDaily(`challenge-send:${id}`, dailyLimits.sends);
        try {
          await limitUnproven(row);
        } catch (error) {
          // guard: limit-reveals-no-phone
          if (row.purpose !== 'password' || !(error instanceof BusinessError)) throw error;
          return present(row);
        }
        deliver(row, code);
        return present(row);
      }
      const waiting = await byId(id, device);
      if (isLoginClosed && waiting?.purpose === 'phone-login')
        throw new BusinessError(stopLogin ? errorCodes.loginClosed : errorCodes.codeLoginClosed);
      if (waiting?.kind === 'code')
        throw new BusinessError(errorCodes.loginCodeTooOften, { challenge: present(waiting) });
      throw new BusinessError(errorCodes.loginCodeExpired, { challenge: null });
    },

    /**
     * Checks an answer. The attempt is counted before the check, so that concurrent attempts cannot exceed the limit, and stays
     * counted when what the answer permits fails; the challenge is then open for another attempt.
     *
     * @returns the member, or the challenge after a wrong answer.
     * @throws BusinessError 6036 when the challenge is over, passed, or of another member or device.
     */
    async answer(
      { id, purpose, memberId, device, answer }: Answer,
      permitted: Permitted = async () => async () => {},
    ): Promise<string | Challenge> {
      let query = db
        .updateTable('challenges')
        .set({ attempts: sql`attempts + 1` })
        .where('id', '=', id)
        // guard: challenge-of-its-purpose
        .where('purpose', '=', purpose)
        // guard: challenge-of-its-device
        .where('device_id', '=', device)
        .where('expires_at', '>', momentOf(clock))
        // guard: answers-of-challenge
        .where('attempts', '<', attempts);
      // guard: challenge-of-its-member
      if (memberId !== undefined) query = query.where('member_id', '=', memberId);
      const row = await query.returningAll().executeTakeFirst();
      if (!row) throw new BusinessError(errorCodes.loginCodeExpired, { challenge: null });
      const { member_id: owner, phone, channel } = row;
      if (owner === null || !(await isCorrect(row, answer))) return present(row);
      const write = await permitted(owner, phone);
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const passed = await transaction
            .deleteFrom('challenges')
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst();
          if (!passed) throw new BusinessError(errorCodes.loginCodeExpired, { challenge: null });
          if (phone !== null && reachesPhone(channel)) await persons.provePhone(owner, phone, transaction);
          await write(transaction);
        }),
      );
      return owner;
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom('challenges').where('expires_at', '<=', momentOf(clock)).execute();
      await db.deleteFrom('reset_tickets').where('expires_at', '<=', momentOf(clock)).execute();
      messages.removeExpired();
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
