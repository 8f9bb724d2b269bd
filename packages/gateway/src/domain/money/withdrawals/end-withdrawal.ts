import type { LocalText, WithdrawalRefusal, WithdrawalState } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { mailIfAny, mailTexts } from '../../mail';
import { ledgerPost, type Posted, type PostedRow, runPosting } from '../ledger/post';
import { withdrawalPayoutPosting, withdrawalReturnPosting } from '../ledger/posting';
import { refusalTexts } from './withdrawal-refusals';

type End = Extract<WithdrawalState, 'paid' | 'refused' | 'cancelled'>;
export type OpenOrder = Pick<Row<'withdrawal_orders'>, 'id' | 'member_id' | 'amount' | 'fee'>;

/** The states from which an order can end: it is paid only after its review. */
const before: Readonly<Record<End, readonly WithdrawalState[]>> = {
  paid: ['reviewed'],
  refused: ['requested', 'reviewed'],
  cancelled: ['requested', 'reviewed'],
};

/** How a withdrawal ends. */
export type Ending =
  | { state: 'refused'; refusal: WithdrawalRefusal }
  | { state: 'paid' }
  | { state: 'cancelled' };

/** The mail about an end; none about a cancellation, which is the act of the member. */
const mailOf = ({ id, amount }: OpenOrder, end: Ending) => {
  if (end.state === 'cancelled') return undefined;
  return end.state === 'paid'
    ? mailTexts.withdrawalPaid(formatMinor(amount))
    : mailTexts.withdrawalRefused(formatMinor(amount), refusalTexts[end.refusal], id);
};

/**
 * Ends a withdrawal. The state of the order and the ledger change in one statement that accepts open orders only, so
 * of a concurrent cancellation and payment one succeeds.
 *
 * @returns the posted transaction; undefined when this call did not end it.
 */
export const endWithdrawal = (
  db: Database,
  order: OpenOrder,
  end: Ending & { subject: LocalText; at: Date },
): Promise<Posted | undefined> => {
  const { state, subject, at } = end;
  const refusal = end.state === 'refused' ? end.refusal : null;
  const mail = mailOf(order, end);
  const cause = { id: newId(at), reference: order.id, subject, at };
  const posting =
    state === 'paid'
      ? withdrawalPayoutPosting(cause, order.member_id, order.amount, order.fee)
      : withdrawalReturnPosting(cause, order.member_id, order.amount);
  return runPosting(
    db,
    sql<PostedRow>`
      with ended as (
        update withdrawal_orders
        set state = ${state}, ended_at = ${at}, refusal = ${refusal}
        where id = ${order.id}
          -- guard: only-open-withdrawal-ends
          and state = any (${before[state]}::text[])
        returning id
      )${mail ? sql`, mailed as (${mailIfAny('ended', order.member_id, mail, at)})` : sql``}
      select posted.* from ended cross join lateral ${ledgerPost(posting)} as posted`,
  );
};
