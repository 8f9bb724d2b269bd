import {
  type CallRequest,
  type Challenge,
  type ChallengeKind,
  type ErrorCode,
  errorCodes,
  type LoginRisk,
  limits,
} from '@pavilion/contract';
import { maskName, maskPhone } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import type { Clock } from '../../../clock';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { normalizePhone } from '../members/registration-rules';
import type { Challenges } from './challenges';
import { knownAnswers, riskChecks } from './risk-checks';

const locked = errorCodes.loginLocked;

const refusal = (code: number, challenge: Challenge | null = null) =>
  new BusinessError(code as ErrorCode, { challenge } satisfies LoginRisk);

/** Where codes for a member go, masked. */
const destinationOf = ({ phone, account }: Row<'members'>) => (phone ? maskPhone(phone) : maskName(account));

/** An answer in the one form in which it is kept. */
const normal = (kind: ChallengeKind, answer: string) =>
  kind === 'phone' ? (normalizePhone(answer) ?? answer) : answer;

/** Logins that need more than a password, until the check was passed once. */
export const createLoginRisks = ({
  db,
  clock,
  challenges,
}: {
  db: Database;
  clock: Clock;
  challenges: Challenges;
}) => {
  const lift = (memberId: string) => db.deleteFrom('login_risks').where('member_id', '=', memberId).execute();
  const lock = (memberId: string) =>
    db
      .updateTable('login_risks')
      .set({ locked_until: new Date(clock.now() + limits.verification.lockedFor) })
      .where('member_id', '=', memberId)
      .execute();

  /** The challenge that stands, or a new one whose code has just been sent. */
  const ask = async (
    member: Row<'members'>,
    risk: Row<'login_risks'>,
    device: string,
  ): Promise<Challenge> => {
    const { kind, channel } = riskChecks[risk.code]!;
    const standing = await challenges.open(member.id, device, kind);
    if (standing) return standing;
    const asked = await challenges.ask({
      purpose: 'login',
      memberId: member.id,
      device,
      kind,
      channel,
      to: destinationOf(member),
      answerHash: risk.answer_hash,
    });
    return kind === 'code' ? challenges.send(asked.id, device) : asked;
  };

  return {
    /**
     * Makes a member's next login risky; with the code that locks, for as long as wrong answers do.
     *
     * @param known what the member and whoever keeps their data know, for a code that asks for it
     * @throws BusinessError 10003 when the code asks for such an answer and none is given.
     */
    async set(memberId: string, code: number, known?: string): Promise<void> {
      const kind = riskChecks[code]?.kind;
      const asksKnown = kind !== undefined && knownAnswers.has(kind);
      if (asksKnown && known === undefined)
        throw new BusinessError(errorCodes.validationError, {
          fields: [{ field: 'answer', reason: 'required' }],
        });
      const row = {
        code,
        answer_hash: asksKnown ? await challenges.hashAnswer(normal(kind, known as string)) : null,
        locked_until: code === locked ? new Date(clock.now() + limits.verification.lockedFor) : null,
      };
      await db.deleteFrom('challenges').where('member_id', '=', memberId).execute();
      await db
        .insertInto('login_risks')
        .values({ member_id: memberId, ...row })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
        .execute();
    },

    lift,

    /**
     * Lets a login with the right password pass, or says what it needs.
     *
     * @throws BusinessError with the risk's code and what it asks for; 6035 wrong, 6036 over, 6038 locked.
     */
    async pass(member: Row<'members'>, check: CallRequest<'login'>['check'], device: string): Promise<void> {
      const risk = await db
        .selectFrom('login_risks')
        .selectAll()
        .where('member_id', '=', member.id)
        .executeTakeFirst();
      if (!risk) return;
      if (risk.locked_until && risk.locked_until.getTime() > clock.now()) throw refusal(locked);
      if (risk.code === locked) return void (await lift(member.id));
      const asked = riskChecks[risk.code];
      if (!asked) throw refusal(risk.code);
      if (!check) throw refusal(risk.code, await ask(member, risk, device));
      const answered = await challenges
        .answer({
          id: check.id,
          answer: normal(asked.kind, check.answer),
          purpose: 'login',
          memberId: member.id,
          device,
        })
        .catch(async (error: unknown) => {
          if (!(error instanceof BusinessError)) throw error;
          throw refusal(error.code, await ask(member, risk, device));
        });
      if (typeof answered === 'string') return void (await lift(member.id));
      if (answered.attemptsLeft > 0) throw refusal(errorCodes.loginCodeWrong, answered);
      await lock(member.id);
      throw refusal(locked);
    },
  };
};

export type LoginRisks = ReturnType<typeof createLoginRisks>;
