import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type WithdrawalOrder,
  type WithdrawalRefusal,
  type WithdrawalState,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { BrandRules } from '../../../config/brand';
import { confirmCommitted } from '../../../db/availability';
import type { Database } from '../../../db/database';
import { runEach } from '../../../db/run-each';
import type { FullRow, Row } from '../../../db/schema';
import { newId } from '../../../ids';
import type { PaymentPassword } from '../../members';
import type { Bus } from '../../operations';
import { answered, once } from '../idempotency/once';
import { lockedAccount, mainAccount } from '../ledger/accounts';
import { postWithin } from '../ledger/post';
import { type Idempotency, withdrawalPosting } from '../ledger/posting';
import type { Turnover } from '../turnover/turnover';
import { type Ending, endWithdrawal } from './end-withdrawal';
import type { ConditionsReader } from './withdrawal-conditions';
import { type WithdrawalConditions, withdrawalLocksOf } from './withdrawal-locks';
import { feeFor, rangeOf } from './withdrawal-rules';
import { presentRules, presentWithdrawal } from './withdrawal-view';

/** Rows of the order list. */
const listed = 50;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  readConditions: ConditionsReader;
  turnover: Turnover;
  paymentPassword: PaymentPassword;
  rules: Pick<BrandRules, 'withdrawalsMayBeCancelled'>;
  /** After how long the sandbox reviews and pays by itself, ms; null: operators alone do. */
  reviewDelay: number | null;
}

const later = (at: Date, delay: number | null) => (delay === null ? null : new Date(at.getTime() + delay));

const checkAmount = (amount: bigint, conditions: WithdrawalConditions) => {
  const { min, max } = rangeOf(conditions);
  if (amount >= min && amount <= max) return;
  throw new BusinessError(errorCodes.withdrawalOutOfRange, {
    min: formatMinor(min),
    max: formatMinor(max),
  });
};

/** Withdrawals: requested by a member, reviewed and paid by the back office. Their money is locked until they end. */
export const createWithdrawals = (ports: Ports) => {
  const { db, clock, bus, readConditions, turnover, paymentPassword, rules, reviewDelay } = ports;
  const mayCancel = rules.withdrawalsMayBeCancelled;

  const publish = (
    { id, member_id }: Pick<Row<'withdrawal_orders'>, 'id' | 'member_id'>,
    state: WithdrawalState,
  ) => bus.publish({ kind: 'withdrawal', memberId: member_id, id, state });
  const publishBalance = (memberId: string, balance: bigint | undefined) => {
    if (balance !== undefined) bus.publish({ kind: 'balance', memberId, balance });
  };

  const present = async (orders: Row<'withdrawal_orders'>[]) => {
    if (orders.length === 0) return [];
    const ids = [...new Set(orders.map((order) => order.account_id))];
    const accounts = await db.selectFrom('payout_accounts').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(accounts.map((row) => [row.id, row]));
    const now = momentOf(clock);
    return orders.map((order) =>
      presentWithdrawal(order, byId.get(order.account_id) as Row<'payout_accounts'>, mayCancel, now),
    );
  };

  const ownRow = async (memberId: string, id: string) => {
    const row = await db
      .selectFrom('withdrawal_orders')
      .selectAll()
      .where('id', '=', id)
      // guard: withdrawal-of-its-member
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    return row;
  };
  const ownOrder = async (memberId: string, id: string) =>
    (await present([await ownRow(memberId, id)]))[0] as WithdrawalOrder;

  const anyRow = async (id: string) => {
    const row = await db.selectFrom('withdrawal_orders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    return row;
  };

  const end = async (order: Row<'withdrawal_orders'>, ending: Ending): Promise<boolean> => {
    const { title } = await db
      .selectFrom('payout_accounts')
      .select('title')
      .where('id', '=', order.account_id)
      .executeTakeFirstOrThrow();
    const at = momentOf(clock);
    const posted = await endWithdrawal(db, order, { ...ending, subject: title, at });
    if (!posted) return false;
    publish(order, ending.state);
    bus.publish({ kind: 'mail', memberId: order.member_id });
    publishBalance(order.member_id, posted.balances[mainAccount(order.member_id)]);
    return true;
  };

  const review = async (id: string): Promise<boolean> => {
    const at = momentOf(clock);
    const reviewed = await db
      .updateTable('withdrawal_orders')
      .set({ state: 'reviewed', reviewed_at: at, pay_at: later(at, reviewDelay) })
      .where('id', '=', id)
      .where('state', '=', 'requested')
      .returning(['id', 'member_id'])
      .executeTakeFirst();
    if (reviewed) publish(reviewed, 'reviewed');
    return reviewed !== undefined;
  };

  const due = (state: WithdrawalState, column: 'review_at' | 'pay_at') =>
    db
      .selectFrom('withdrawal_orders')
      .selectAll()
      .where('state', '=', state)
      .where(column, '<=', momentOf(clock))
      .orderBy(column)
      .limit(100)
      .execute();

  return {
    async info(memberId: string): Promise<CallResponse<'withdrawalInfo'>> {
      const [conditions, open] = await Promise.all([
        readConditions(db, memberId, momentOf(clock)),
        turnover.open(memberId),
      ]);
      return {
        balance: formatMinor(conditions.balance),
        rules: presentRules(conditions, mayCancel),
        turnover: turnover.present(open),
        locks: withdrawalLocksOf(conditions),
      };
    },

    /** @throws BusinessError 20109 outside the limits. */
    async quote(memberId: string, given: string): Promise<CallResponse<'withdrawalQuote'>> {
      const amount = parseMinor(given);
      const conditions = await readConditions(db, memberId, momentOf(clock));
      checkAmount(amount, conditions);
      const fee = feeFor(amount, conditions);
      return { amount: formatMinor(amount), fee: formatMinor(fee), receives: formatMinor(amount - fee) };
    },

    /**
     * Requests a withdrawal and locks its money. A known key is answered first, also while the payment password is
     * locked. The payment password is checked outside the transaction, so that a wrong one is counted although nothing
     * else is written. The row of the member is locked, so that concurrent orders are counted one after the other; its
     * accounts are locked, so that a concurrent deposit is counted with the turnover it requires. The fee may have risen since
     * the member saw it, as when another withdrawal was the last free one of the day: then the member is asked again.
     *
     * @throws BusinessError 20110 and 20111 payment password, 20201 unknown account, 20108 with all locks, 20109
     * outside the limits, 20121 a higher fee than the one shown, 20101 balance too low, 20104 key reused, 20116 money halted.
     */
    async create(
      memberId: string,
      {
        payoutAccount: accountId,
        amount: given,
        shownFee,
        paymentPassword: secret,
      }: CallRequest<'withdrawalCreate'>,
      idempotency: Idempotency,
    ): Promise<WithdrawalOrder> {
      const before = await answered<WithdrawalOrder>(db, idempotency);
      if (before) return before;
      // guard: withdrawal-needs-payment-password
      await paymentPassword.verify(memberId, secret);
      let balance: bigint | undefined;
      const answer = await once(db, idempotency, momentOf(clock), async (transaction) => {
        // Not `for update`: a credit that waits for its foreign key to the member while it holds the account would
        // deadlock with this withdrawal.
        // guard: withdrawals-of-day-counted-in-turn
        await transaction
          .selectFrom('members')
          .select('id')
          .where('id', '=', memberId)
          .forNoKeyUpdate()
          .execute();
        // A credit commits its money with its required turnover under this lock, so the conditions include both or neither.
        await transaction
          .selectFrom('ledger_balances')
          .select('account')
          .where('account', 'in', [lockedAccount(memberId), mainAccount(memberId)])
          .orderBy('account')
          // guard: withdrawal-locks-accounts
          .forUpdate()
          .execute();
        // Read once, after the lock: a request that waits past midnight is checked and counted on the new day.
        const at = momentOf(clock);
        const conditions = await readConditions(transaction, memberId, at, accountId);
        const locks = withdrawalLocksOf(conditions);
        // guard: withdrawal-locks
        if (locks.length > 0) throw new BusinessError(errorCodes.withdrawalLocked, { locks });
        const amount = parseMinor(given);
        // guard: withdrawal-amount
        checkAmount(amount, conditions);
        const fee = feeFor(amount, conditions);
        // guard: withdrawal-fee-was-shown
        if (shownFee !== undefined && fee > parseMinor(shownFee))
          throw new BusinessError(errorCodes.withdrawalFeeChanged, { fee: formatMinor(fee) });
        const account = await transaction
          .selectFrom('payout_accounts')
          .selectAll()
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow();
        const id = newId(at);
        const cause = { id: newId(at), reference: id, subject: account.title, at };
        const posted = await postWithin(transaction, withdrawalPosting(cause, memberId, amount));
        const order = await transaction
          .insertInto('withdrawal_orders')
          .values({
            id,
            member_id: memberId,
            account_id: accountId,
            amount,
            // guard: withdrawal-fee
            fee,
            state: 'requested',
            requested_at: at,
            reviewed_at: null,
            ended_at: null,
            refusal: null,
            reason: null,
            review_at: later(at, reviewDelay),
            pay_at: null,
          } satisfies FullRow<'withdrawal_orders'>)
          .returningAll()
          .executeTakeFirstOrThrow();
        balance = posted.balances[mainAccount(memberId)];
        return presentWithdrawal(order, account, mayCancel, at);
      });
      if (balance !== undefined) publish({ id: answer.id, member_id: memberId }, 'requested');
      publishBalance(memberId, balance);
      return answer;
    },

    order: ownOrder,

    async orders(memberId: string, state?: WithdrawalState): Promise<WithdrawalOrder[]> {
      const query = db.selectFrom('withdrawal_orders').selectAll().where('member_id', '=', memberId);
      const chosen = state === undefined ? query : query.where('state', '=', state);
      return present(await chosen.orderBy('id', 'desc').limit(listed).execute());
    },

    /** Cancels a withdrawal, where the brand allows it. An ended one is answered unchanged. */
    async cancel(memberId: string, id: string): Promise<WithdrawalOrder> {
      const order = await ownRow(memberId, id);
      // guard: withdrawal-cancelled-where-allowed
      const isCancelled = mayCancel && (await end(order, { state: 'cancelled' }));
      if (!isCancelled) await confirmCommitted(db);
      return ownOrder(memberId, id);
    },

    /** Operations of the back office; each answers whether it changed the order. */
    review,
    pay: async (id: string) => end(await anyRow(id), { state: 'paid' }),
    refuse: async (id: string, refusal: WithdrawalRefusal = 'review') =>
      end(await anyRow(id), { state: 'refused', refusal }),

    /** Lets the sandbox back office review and pay what is due. */
    async advance(): Promise<void> {
      await runEach(await due('requested', 'review_at'), ({ id }) => review(id));
      await runEach(await due('reviewed', 'pay_at'), (order) => end(order, { state: 'paid' }));
    },
  };
};
