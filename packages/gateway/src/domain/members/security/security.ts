import type { CallRequest, LocalText, MemberSecurity } from '@pavilion/contract';
import { memberFields, normalizeMemberField, validateMemberField } from '@pavilion/contract/forms';
import { maskName } from '@pavilion/format';
import { fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import type { Row } from '../../../db/schema';
import { insertMail, mailTexts } from '../../mail';
import type { Bus } from '../../operations';
import { type BoundAnswers, excludedMark, type Persons } from '../../protection';
import type { Passwords } from '../members/password';
import type { Origin } from '../sessions/sessions';
import type { LoginPassword } from './login-password';
import { isWeakPaymentPassword, type PaymentPassword, paymentPasswordRules } from './payment-password';

const unclear: LocalText = {
  'zh-CN': '姓名未能通过核验，请检查后重新提交',
  en: 'The name could not be confirmed. Check it and submit it again.',
};

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  loginPassword: LoginPassword;
  paymentPassword: PaymentPassword;
  passwords: Passwords;
  persons: Persons;
  boundAnswers: BoundAnswers;
  /** Delay of reviews by the sandbox back office, ms; null: never. */
  reviewDelay: number | null;
}

type SecurityRow = Row<'member_security'>;

const lockedUntil = (row: SecurityRow | undefined, now: Date) =>
  row?.payment_locked_until && row.payment_locked_until > now ? row.payment_locked_until : null;

const present = (row: SecurityRow | undefined, now: Date): MemberSecurity => {
  const until = lockedUntil(row, now);
  const failures = row?.payment_locked_until && !until ? 0 : (row?.payment_failures ?? 0);
  return {
    realName: {
      state: row?.real_name_state ?? 'none',
      name: row?.real_name ? maskName(row.real_name) : null,
      reason: row?.real_name_reason ?? null,
    },
    paymentPassword: {
      isSet: row?.payment_hash != null,
      attemptsLeft: until ? 0 : paymentPasswordRules.attempts - failures,
      lockedUntil: until?.toISOString() ?? null,
    },
  };
};

/** The real name that payout accounts are bound to, and the payment password. */
export const createSecurity = ({
  db,
  clock,
  bus,
  loginPassword,
  paymentPassword,
  passwords,
  persons,
  boundAnswers,
  reviewDelay,
}: Ports) => {
  const rowOf = (memberId: string, within: Database = db) =>
    within.selectFrom('member_security').selectAll().where('member_id', '=', memberId).executeTakeFirst();

  const view = async (memberId: string) => present(await rowOf(memberId), momentOf(clock));

  const set = (memberId: string, values: { payment_hash: string | null }, within: Database = db) => {
    const fresh = { ...values, payment_failures: 0, payment_locked_until: null };
    return within
      .insertInto('member_security')
      .values({ member_id: memberId, ...fresh })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh))
      .execute();
  };

  /** @throws BusinessError 10003 for a weak password. */
  const refuseWeak = (password: string) => {
    if (isWeakPaymentPassword(password)) throw fieldError({ field: 'paymentPassword', reason: 'weak' });
  };

  const prepareReplacement = async (memberId: string, password: string) => {
    const values = { payment_hash: await passwords.hash(password) };
    return (within?: Database) => set(memberId, values, within);
  };

  /**
   * Approves or rejects a pending name. One that marks a person who has excluded themselves since is rejected in any case.
   * Returns what became of it; undefined if none was pending.
   */
  const reviewRealName = async (
    memberId: string,
    pass: boolean,
    reason: LocalText = unclear,
  ): Promise<'passed' | 'refused' | undefined> => {
    const outcome = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const pending = await transaction
          .selectFrom('member_security')
          .select('real_name')
          .where('member_id', '=', memberId)
          // guard: pending-name-reviewed
          .where('real_name_state', '=', 'pending')
          // guard: name-reviewed-in-turn
          .forUpdate()
          .executeTakeFirst();
        if (!pending) return undefined;
        const at = momentOf(clock);
        const state =
          pass &&
          // guard: name-of-excluded-person-passes-nowhere
          !(await persons.isExcludedWith(memberId, { name: pending.real_name }, transaction))
            ? 'passed'
            : 'refused';
        await transaction
          .updateTable('member_security')
          .set({
            real_name_state: state,
            real_name_reason: state === 'passed' ? null : JSON.stringify(reason),
            real_name_passed_at: state === 'passed' ? at : null,
          })
          .where('member_id', '=', memberId)
          .execute();
        // The name is proven now.
        if (state === 'passed') await persons.record(memberId, transaction);
        const mail = state === 'passed' ? mailTexts.realNamePassed() : mailTexts.realNameRefused(reason);
        await insertMail(transaction, memberId, mail, at);
        return state;
      }),
    );
    if (outcome) bus.publish({ kind: 'mail', memberId });
    return outcome;
  };

  return {
    view,

    /** The security row of a member. */
    row: rowOf,

    /**
     * Submits a real name. A pending or passed one cannot be replaced: accounts are bound to it.
     *
     * @throws BusinessError 10003 for an invalid name, when there is one already, or for that of a person who has excluded
     * themselves from play.
     */
    async submitRealName(
      memberId: string,
      given: string,
      { address }: Pick<Origin, 'address'>,
    ): Promise<MemberSecurity> {
      const error = validateMemberField(memberFields.realName, given);
      if (error) throw fieldError({ field: 'name', ...error });
      const name = normalizeMemberField(memberFields.realName, given);
      const pending = {
        real_name: name,
        real_name_state: 'pending' as const,
        real_name_reason: null,
        real_name_review_at: reviewDelay === null ? null : new Date(clock.now() + reviewDelay),
      };
      const submit = () =>
        withRetry(() =>
          db.transaction().execute(async (transaction) => {
            const stored = await transaction
              .insertInto('member_security')
              .values({ member_id: memberId, ...pending })
              .onConflict((conflict) =>
                conflict
                  .column('member_id')
                  .doUpdateSet(pending)
                  .where('member_security.real_name_state', 'in', ['none', 'refused']),
              )
              .returning('member_id')
              .executeTakeFirst();
            if (!stored && (await rowOf(memberId, transaction))?.real_name !== name)
              throw fieldError({ field: 'name', reason: 'blocked' });
            // guard: excluded-person-names-itself-nowhere
            if (await persons.isExcludedWith(memberId, { name }, transaction)) throw excludedMark('name');
            await persons.record(memberId, transaction);
          }),
        );
      await boundAnswers({ memberId, address }, submit);
      return view(memberId);
    },

    reviewRealName,

    /**
     * Sets the payment password: the first one needs the login password, another one the previous one.
     *
     * @throws BusinessError 10003 weak or missing fields, 20001 wrong login password, 20110 and 20111 for the previous
     * one.
     */
    async setPaymentPassword(
      memberId: string,
      body: CallRequest<'paymentPasswordSet'>,
    ): Promise<MemberSecurity> {
      refuseWeak(body.paymentPassword);
      if ((await rowOf(memberId))?.payment_hash) {
        if (body.current === undefined) throw fieldError({ field: 'current', reason: 'required' });
        await paymentPassword.verify(memberId, body.current);
      } else await loginPassword(memberId, body.loginPassword);
      const replace = await prepareReplacement(memberId, body.paymentPassword);
      await replace();
      return view(memberId);
    },

    refuseWeak,

    /**
     * Hashes a new payment password, and answers a function that stores it. Neither checks anything; callers have authenticated the
     * member.
     */
    prepareReplacement,

    /** Removes a forgotten payment password. */
    clearPaymentPassword: (memberId: string) => set(memberId, { payment_hash: null }),

    /** Passes the names whose review is due. */
    async advance(): Promise<void> {
      const due = await db
        .selectFrom('member_security')
        .select('member_id')
        .where('real_name_state', '=', 'pending')
        .where('real_name_review_at', '<=', momentOf(clock))
        .execute();
      await runEach(due, ({ member_id }) => reviewRealName(member_id, true));
    },
  };
};

export type Security = ReturnType<typeof createSecurity>;
