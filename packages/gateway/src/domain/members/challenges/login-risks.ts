import {
  type CallRequest,
  type Challenge,
  type ChallengeKind,
  type ErrorCode,
  errorCodes,
  type LoginRisk,
  limits,
} from '@pavilion/contract';
import { maskName } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import type { Clock } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { normalizePhone } from '../members/registration-rules';
import type { Challenges } from './challenges';
import { knownAnswers, riskChecks } from './risk-checks';

const refusal = (code: number, challenge: Challenge | null = null) =>
  new BusinessError(code as ErrorCode, { challenge } satisfies LoginRisk);

/** The destination of codes for a member. */
const destinationOf = ({ phone, account }: Row<'members'>) => phone || maskName(account);

/** What is known of a login with the right password. */
export interface LoginFacts {
  /** Whether the device is unknown, and so many passwords were tried for the account that a right one proves little. */
  readonly isAttacked: boolean;
}

/** A risk that arises at a login itself. */
interface ArisingRisk {
  readonly code: ErrorCode;
  /** Whether the risk exists. A check by SMS also needs the member's phone number. */
  arises(facts: LoginFacts, member: Row<'members'>): boolean;
}

/** The first one that arises asks for its check. A stored risk, which support has set, comes before them. */
const arisingRisks: readonly ArisingRisk[] = [
  {
    code: errorCodes.newDevice,
    arises: ({ isAttacked }, { phone }) => isAttacked && phone !== null,
  },
];

const arisingRisk = (member: Row<'members'>, facts: LoginFacts): Row<'login_risks'> | undefined => {
  const found = arisingRisks.find(({ arises }) => arises(facts, member));
  return found && { member_id: member.id, code: found.code, answer_hash: null, locked_until: null };
};

/** The normalized form of an answer, which is stored. */
const normalized = (kind: ChallengeKind, answer: string) =>
  kind === 'phone' ? (normalizePhone(answer) ?? answer) : answer;

/** Login risks: a member’s logins need a check until it is passed once. */
export const createLoginRisks = ({
  db,
  clock,
  challenges,
}: {
  db: Database;
  clock: Clock;
  challenges: Challenges;
}) => {
  const remove = (memberId: string, within: Database = db, code?: number) =>
    within
      .deleteFrom('login_risks')
      .where('member_id', '=', memberId)
      .$if(code !== undefined, (query) => query.where('code', '=', code as number))
      .execute();
  const lock = (memberId: string) =>
    db
      .updateTable('login_risks')
      .set({ locked_until: new Date(clock.now() + limits.verification.lockedFor) })
      .where('member_id', '=', memberId)
      .execute();

  /** The open challenge, or a new one with its code sent. */
  const openChallenge = async (
    member: Row<'members'>,
    risk: Row<'login_risks'>,
    device: string,
  ): Promise<Challenge> => {
    const { kind, channel } = riskChecks[risk.code]!;
    const existing = await challenges.findOpen(member.id, device, kind);
    if (existing) return existing;
    const created = await challenges.create({
      purpose: 'login',
      memberId: member.id,
      device,
      kind,
      channel,
      to: destinationOf(member),
      answerHash: risk.answer_hash,
    });
    return kind === 'code' ? challenges.send(created.id, device) : created;
  };

  return {
    /**
     * Sets a risk on a member. Code 6038 locks the login for as long as wrong answers do.
     *
     * @param known the expected answer, for codes that ask for something the member knows.
     * @throws BusinessError 10003 when the code needs such an answer and none is given.
     */
    async set(memberId: string, code: number, known?: string): Promise<void> {
      const kind = riskChecks[code]?.kind;
      const needsKnownAnswer = kind !== undefined && knownAnswers.has(kind);
      if (needsKnownAnswer && known === undefined)
        throw new BusinessError(errorCodes.validationError, {
          fields: [{ field: 'answer', reason: 'required' }],
        });
      const answerHash = needsKnownAnswer
        ? await challenges.hashAnswer(normalized(kind, known as string))
        : null;
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('challenges').where('member_id', '=', memberId).execute();
          const row = {
            code,
            answer_hash: answerHash,
            locked_until:
              code === errorCodes.loginLocked ? new Date(clock.now() + limits.verification.lockedFor) : null,
          };
          await transaction
            .insertInto('login_risks')
            .values({ member_id: memberId, ...row })
            .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
            .execute();
        }),
      );
    },

    remove,

    /** Removes the risk that a new password ends (6029). The others are not the member's to remove. */
    async removeByNewPassword(memberId: string, within: Database = db): Promise<void> {
      await within
        .deleteFrom('login_risks')
        .where('member_id', '=', memberId)
        .where('code', '=', errorCodes.passwordResetRequired)
        .execute();
    },

    /**
     * Resolves when a login with the right password needs no check or has passed it.
     *
     * @throws BusinessError with the code of the risk and its challenge; 6035 wrong answer, 6036 challenge over, 6038
     * locked.
     */
    async requireCheck(
      member: Row<'members'>,
      check: CallRequest<'login'>['check'],
      device: string,
      facts: LoginFacts,
    ): Promise<void> {
      const stored = await db
        .selectFrom('login_risks')
        .selectAll()
        .where('member_id', '=', member.id)
        .executeTakeFirst();
      const risk = stored ?? arisingRisk(member, facts);
      if (!risk) return;
      if (risk.locked_until && risk.locked_until.getTime() > clock.now())
        throw refusal(errorCodes.loginLocked);
      if (risk.code === errorCodes.loginLocked) return void (await remove(member.id));
      const riskCheck = riskChecks[risk.code];
      if (!riskCheck) throw refusal(risk.code);
      if (!check) throw refusal(risk.code, await openChallenge(member, risk, device));
      const answered = await challenges
        .answer(
          {
            id: check.id,
            answer: normalized(riskCheck.kind, check.answer),
            purpose: 'login',
            memberId: member.id,
            device,
          },
          // Not afterwards, and by its code: a risk that is set meanwhile is another one.
          async () => (transaction) => remove(member.id, transaction, risk.code),
        )
        .catch(async (error: unknown) => {
          if (!(error instanceof BusinessError)) throw error;
          throw refusal(error.code, await openChallenge(member, risk, device));
        });
      if (typeof answered === 'string') return;
      if (answered.attemptsLeft > 0) throw refusal(errorCodes.loginCodeWrong, answered);
      await lock(member.id);
      throw refusal(errorCodes.loginLocked);
    },
  };
};

export type LoginRisks = ReturnType<typeof createLoginRisks>;
