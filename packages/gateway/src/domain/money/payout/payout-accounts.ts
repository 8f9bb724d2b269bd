import type { CallRequest, PayoutAccount, PayoutForm, PayoutKind } from '@pavilion/contract';
import { errorCodes, payoutKinds } from '@pavilion/contract';
import { maskName } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { sqlState, withRetry } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import type { PaymentPassword, Security } from '../../members';
import { coolingHours } from '../../payout-cooling';
import { judgePayout } from './judge-payout';
import { payoutKindRules } from './payout-forms';

const alreadyThere = '23505';

type AccountRow = Row<'payout_accounts'>;

export const presentAccount = (row: AccountRow): PayoutAccount => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  number: payoutKindRules[row.kind].mask(row.number),
  owner: row.owner && maskName(row.owner),
  isDefault: row.is_default,
  boundAt: row.bound_at.toISOString(),
  usableAt: row.usable_at.toISOString(),
});

interface Ports {
  db: Database;
  clock: Clock;
  security: Security;
  paymentPassword: PaymentPassword;
}

/** Where a member's money can be paid out to. */
export const createPayoutAccounts = ({ db, clock, security, paymentPassword }: Ports) => {
  const rows = (memberId: string, within: Database = db) =>
    within
      .selectFrom('payout_accounts')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .execute();

  const accounts = async (memberId: string, kind?: PayoutKind) =>
    (await rows(memberId)).filter((row) => kind === undefined || row.kind === kind).map(presentAccount);

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

  /** The checked name that accounts are bound to. */
  const ownerName = async (memberId: string) => {
    const row = await security.row(memberId);
    return row?.real_name_state === 'passed' ? row.real_name : null;
  };

  return {
    accounts,
    rows,

    /** The form of every kind, with the member's name where the owner is asked for. */
    async forms(memberId: string): Promise<PayoutForm[]> {
      const [bound, name] = await Promise.all([rows(memberId), ownerName(memberId)]);
      const masked = name && maskName(name);
      return payoutKinds.map((kind) => {
        const { name: title, limit, needsRealName, fields } = payoutKindRules[kind];
        return {
          kind,
          name: title,
          limit,
          bound: bound.filter((row) => row.kind === kind).length,
          needsRealName,
          fields: fields.map((field) => (field.control === 'fixed' ? { ...field, value: masked } : field)),
        };
      });
    },

    /**
     * Binds an account. The same one again is answered as it is: a lost answer costs nothing.
     *
     * @throws BusinessError 20113 before the real name has passed where it is needed, 10003 with the fields at fault
     * (`taken`: bound by somebody else), 20112 too many of its kind.
     */
    async add(memberId: string, { kind, values }: CallRequest<'payoutAccountAdd'>): Promise<PayoutAccount> {
      const rules = payoutKindRules[kind];
      const owner = rules.needsRealName ? await ownerName(memberId) : null;
      if (rules.needsRealName && owner === null) throw new BusinessError(errorCodes.realNameUnverified);
      const judged = judgePayout(kind, values);
      if ('faults' in judged) throw fieldError(...judged.faults);
      const now = momentOf(clock);
      try {
        return await withRetry(() =>
          db.transaction().execute(async (transaction) => {
            await lockMember(transaction, memberId);
            const bound = await rows(memberId, transaction);
            const same = bound.find((row) => row.kind === kind && row.number === judged.number);
            if (same) return presentAccount(same);
            if (bound.filter((row) => row.kind === kind).length >= rules.limit)
              throw new BusinessError(errorCodes.tooManyAccounts);
            const account = await transaction
              .insertInto('payout_accounts')
              .values({
                id: newId(now),
                member_id: memberId,
                kind,
                title: JSON.stringify(judged.title),
                number: judged.number,
                owner,
                is_default: bound.length === 0,
                bound_at: now,
                usable_at: new Date(now.getTime() + coolingHours * 3_600_000),
                removed_at: null,
              })
              .returningAll()
              .executeTakeFirstOrThrow();
            return presentAccount(account);
          }),
        );
      } catch (error) {
        if (sqlState(error) === alreadyThere) throw fieldError({ field: rules.number, reason: 'taken' });
        throw error;
      }
    },

    /** The sandbox lets a member's new accounts be used at once. */
    async endCooling(memberId: string): Promise<void> {
      await db
        .updateTable('payout_accounts')
        .set({ usable_at: sql`bound_at` })
        .where('member_id', '=', memberId)
        .execute();
    },

    /** @throws BusinessError 20201 when it is not the member's. */
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
     * Takes an account away; the oldest that is left becomes the default one.
     *
     * @throws BusinessError 20201 when it is not the member's, 20117 while a withdrawal to it is under way, 10003
     * without the payment password where there is one, 20110 and 20111 of it.
     */
    async remove(
      memberId: string,
      { id, paymentPassword: given }: CallRequest<'payoutAccountRemove'>,
    ): Promise<PayoutAccount[]> {
      const isSet = (await security.row(memberId))?.payment_hash != null;
      if (isSet && given === undefined) throw fieldError({ field: 'paymentPassword', reason: 'required' });
      if (isSet && given !== undefined) await paymentPassword.verify(memberId, given);
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          await lockMember(transaction, memberId);
          const bound = await rows(memberId, transaction);
          const row = bound.find((each) => each.id === id);
          if (!row) throw new BusinessError(errorCodes.notFound);
          const underWay = await transaction
            .selectFrom('withdrawal_orders')
            .select('id')
            .where('account_id', '=', id)
            .where('state', 'in', ['requested', 'reviewed'])
            .executeTakeFirst();
          if (underWay) throw new BusinessError(errorCodes.accountInUse);
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
