import {
  type CallRequest,
  errorCodes,
  type PayoutAccount,
  type PayoutAccountState,
  type PayoutForm,
} from '@pavilion/contract';
import { maskName } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { FullRow, Row } from '../../../db/schema';
import { hourMs } from '../../../durations';
import { newId } from '../../../ids';
import { insertMail, mailTexts } from '../../mail';
import type { LoginPassword, Origin, PaymentPassword, Security } from '../../members';
import type { Bus } from '../../operations';
import { type BoundAnswers, excludedMark, type Persons } from '../../protection';
import { payoutKindOf, payoutKinds, thirdAtMost } from './payout-kinds';
import { presentPayoutDetails, validatePayout } from './validate-payout';

/** Hours before money may be paid to a new or renamed account. The first account of a member waits too. */
export const coolingHours = 24;

const cooledDown = (at: Date) => new Date(at.getTime() + coolingHours * hourMs);

type AccountRow = Row<'payout_accounts'>;

/** The state of an account for its owner, for the locks of withdrawals and for operators. */
export const payoutAccountStateAt = (
  { usable_at }: Pick<AccountRow, 'usable_at'>,
  now: Date,
): PayoutAccountState => (usable_at > now ? 'cooling' : 'usable');

export const presentAccount = (row: AccountRow, now: Date): PayoutAccount => {
  // An account outlives its kind: old withdrawals still show it.
  const kind = payoutKindOf(row.kind);
  const { mark, mask } = kind ?? { mark: 'bank', mask: thirdAtMost };
  return {
    id: row.id,
    kind: row.kind,
    mark,
    title: row.title,
    number: mask(row.number),
    owner: row.owner && maskName(row.owner),
    details: kind ? presentPayoutDetails(kind, row.field_values) : [],
    isDefault: row.is_default,
    boundAt: row.bound_at.toISOString(),
    state: payoutAccountStateAt(row, now),
    usableAt: row.usable_at.toISOString(),
  };
};

/**
 * Gives a member's accounts the new real name of their owner, as a part of the transaction that changes the name. The
 * cooling period starts again, so that a thief cannot rename an account and withdraw to it immediately.
 */
export const renamePayoutOwner = async (
  transaction: Database,
  memberId: string,
  name: string,
  at: Date,
): Promise<void> => {
  await transaction
    .updateTable('payout_accounts')
    .set({ owner: name, usable_at: cooledDown(at) })
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('owner', 'is not', null)
    .execute();
};

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  security: Security;
  loginPassword: LoginPassword;
  paymentPassword: PaymentPassword;
  persons: Persons;
  boundAnswers: BoundAnswers;
}

/** The accounts that a member's money can be paid out to. */
export const createPayoutAccounts = (ports: Ports) => {
  const { db, clock, bus, security, loginPassword, paymentPassword, persons, boundAnswers } = ports;
  const rows = (memberId: string, within: Database = db) =>
    within
      .selectFrom('payout_accounts')
      .selectAll()
      // guard: payout-accounts-of-their-member
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .execute();

  const accounts = async (memberId: string, kind?: string) => {
    const now = momentOf(clock);
    return (await rows(memberId))
      .filter((row) => kind === undefined || row.kind === kind)
      .map((row) => presentAccount(row, now));
  };

  const lockMember = (transaction: Database, memberId: string) =>
    transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();

  const makeDefault = async (transaction: Database, memberId: string, id: string) => {
    await transaction
      .updateTable('payout_accounts')
      .set({ is_default: false })
      .where('member_id', '=', memberId)
      .where('is_default', '=', true)
      .execute();
    await transaction.updateTable('payout_accounts').set({ is_default: true }).where('id', '=', id).execute();
  };

  /** The real name that accounts are bound to; null until it has passed its check. */
  const ownerName = async (memberId: string) => {
    const row = await security.row(memberId);
    return row?.real_name_state === 'passed' ? row.real_name : null;
  };

  /**
   * Authenticates a member again, since a stolen session must not choose where money is paid: by the payment password,
   * or by the login password until one is set.
   */
  const stepUp = async (
    memberId: string,
    given: Pick<CallRequest<'payoutAccountAdd'>, 'loginPassword' | 'paymentPassword'>,
  ): Promise<void> => {
    if ((await security.row(memberId))?.payment_hash == null) {
      // guard: payout-account-step-up-login
      await loginPassword(memberId, given.loginPassword);
      return;
    }
    if (given.paymentPassword === undefined) {
      throw fieldError({ field: 'paymentPassword', reason: 'required' });
    }
    // guard: payout-account-step-up-payment
    await paymentPassword.verify(memberId, given.paymentPassword);
  };

  return {
    accounts,
    rows,

    /** The form of every payout kind, with the member's masked name in its fixed fields. */
    async forms(memberId: string): Promise<PayoutForm[]> {
      const [bound, name] = await Promise.all([rows(memberId), ownerName(memberId)]);
      const masked = name && maskName(name);
      // Field by field: a kind also has fields for the gateway alone.
      return payoutKinds.map((row) => ({
        kind: row.kind,
        name: row.name,
        shortName: row.shortName,
        mark: row.mark,
        limit: row.limit,
        bound: bound.filter(({ kind }) => kind === row.kind).length,
        needsRealName: row.needsRealName,
        fields: row.fields.map((field) => (field.control === 'fixed' ? { ...field, value: masked } : field)),
        numberField: row.numberField,
        titleField: row.titleField,
        notes: row.notes,
      }));
    },

    /**
     * Binds an account. Binding the same one again returns it unchanged, so a client may retry after a lost answer.
     * Other members may have bound it too: a rejection would reveal what is bound.
     *
     * @throws BusinessError 10003 unknown kind, invalid fields or a missing password, 20113 the kind needs a real name
     * that has passed its check, 20110 and 20111 payment password, 20001 wrong login password, 20112 too many accounts of
     * its kind, with the kind.
     */
    async add(
      memberId: string,
      { kind, values, secrets, ...passwords }: CallRequest<'payoutAccountAdd'>,
      { address }: Pick<Origin, 'address'>,
    ): Promise<PayoutAccount> {
      const row = payoutKindOf(kind);
      if (!row) throw fieldError({ field: 'kind', reason: 'unknown' });
      const owner = row.needsRealName ? await ownerName(memberId) : null;
      // guard: payout-account-needs-real-name
      if (row.needsRealName && owner === null) throw new BusinessError(errorCodes.realNameUnverified);
      const validated = validatePayout(row, { values, secrets });
      if ('errors' in validated) throw fieldError(...validated.errors);
      await stepUp(memberId, passwords);
      const bind = () =>
        withRetry(() =>
          db.transaction().execute(async (transaction): Promise<{ view: PayoutAccount; isNew: boolean }> => {
            // guard: payout-accounts-counted-in-turn
            await lockMember(transaction, memberId);
            const bound = await rows(memberId, transaction);
            const ofKind = bound.filter((each) => each.kind === kind);
            const same = ofKind.find(({ number }) => number === validated.number);
            // After the lock, so that a wait does not shorten the cooling period.
            const now = momentOf(clock);
            if (same) return { view: presentAccount(same, now), isNew: false };
            // guard: payout-accounts-of-a-kind
            if (ofKind.length >= row.limit)
              throw new BusinessError(errorCodes.tooManyPayoutAccounts, { kind });
            const account = await transaction
              .insertInto('payout_accounts')
              .values({
                id: newId(now),
                member_id: memberId,
                kind,
                title: JSON.stringify(validated.title),
                number: validated.number,
                owner,
                field_values: JSON.stringify(validated.values),
                is_default: bound.length === 0,
                bound_at: now,
                usable_at: cooledDown(now),
                removed_at: null,
              } satisfies FullRow<'payout_accounts'>)
              .returningAll()
              .executeTakeFirstOrThrow();
            // guard: excluded-person-binds-nothing
            if (await persons.isExcludedWith(memberId, { payout: validated.number }, transaction))
              throw excludedMark('number');
            await persons.record(memberId, transaction);
            const view = presentAccount(account, now);
            // The cooling period gives owners time to notice an account that a thief has bound.
            // guard: new-payout-account-is-mailed
            await insertMail(
              transaction,
              memberId,
              mailTexts.payoutAccountAdded(view.title, view.number, coolingHours),
              now,
            );
            return { view, isNew: true };
          }),
        );
      const { view, isNew } = await boundAnswers({ memberId, address }, bind);
      if (isNew) bus.publish({ kind: 'mail', memberId });
      return view;
    },

    /** Ends the cooling period of a member's accounts; a control of the sandbox. */
    async endCooling(memberId: string): Promise<void> {
      await db
        .updateTable('payout_accounts')
        .set({ usable_at: sql`bound_at` })
        .where('member_id', '=', memberId)
        .execute();
    },

    /** @throws BusinessError 20201 not the member's. */
    async setDefault(memberId: string, id: string): Promise<PayoutAccount[]> {
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          await lockMember(transaction, memberId);
          const known = (await rows(memberId, transaction)).some((row) => row.id === id);
          if (!known) throw new BusinessError(errorCodes.notFound);
          await makeDefault(transaction, memberId, id);
        }),
      );
      return accounts(memberId);
    },

    /**
     * Removes an account. If it was the default, the oldest remaining one becomes the default. An account that the member has
     * removed is no error: the answer to the first request may be lost.
     *
     * @throws BusinessError 20201 not the member's, 20117 a withdrawal to it is in progress, 10003 the payment password
     * is set but missing, 20110 it is wrong, 20111 it is locked.
     */
    async remove(
      memberId: string,
      { id, paymentPassword: given }: CallRequest<'payoutAccountRemove'>,
    ): Promise<PayoutAccount[]> {
      const isSet = (await security.row(memberId))?.payment_hash != null;
      if (isSet && given === undefined) throw fieldError({ field: 'paymentPassword', reason: 'required' });
      // guard: payout-account-removal-step-up
      if (isSet && given !== undefined) await paymentPassword.verify(memberId, given);
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          await lockMember(transaction, memberId);
          const bound = await rows(memberId, transaction);
          const row = bound.find((each) => each.id === id);
          if (!row) {
            const removed = await transaction
              .selectFrom('payout_accounts')
              .select('id')
              .where('id', '=', id)
              .where('member_id', '=', memberId)
              .where('removed_at', 'is not', null)
              .executeTakeFirst();
            if (removed) return;
            throw new BusinessError(errorCodes.notFound);
          }
          const inProgress = await transaction
            .selectFrom('withdrawal_orders')
            .select('id')
            .where('account_id', '=', id)
            .where('state', 'in', ['requested', 'reviewed'])
            .executeTakeFirst();
          // guard: payout-account-in-use
          if (inProgress) throw new BusinessError(errorCodes.payoutAccountInUse);
          await transaction
            .updateTable('payout_accounts')
            .set({ removed_at: momentOf(clock), is_default: false })
            .where('id', '=', id)
            .execute();
          const next = bound.find((each) => each.id !== id);
          if (row.is_default && next) await makeDefault(transaction, memberId, next.id);
        }),
      );
      return accounts(memberId);
    },
  };
};
