import type { LocalText, WithdrawalState } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { ledgerPost, type Posted, type PostedRow, runPosting } from '../ledger/post';
import { payoutPosting, unlockPosting } from '../ledger/posting';

type End = Extract<WithdrawalState, 'paid' | 'refused' | 'cancelled'>;
export type OpenOrder = Pick<Row<'withdrawal_orders'>, 'id' | 'member_id' | 'amount' | 'fee'>;

/** The states from which an order can end: it is paid only after its review. */
const before: Readonly<Record<End, readonly WithdrawalState[]>> = {
  paid: ['reviewed'],
  refused: ['requested', 'reviewed'],
  cancelled: ['requested', 'reviewed'],
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
  end: { state: End; subject: LocalText; at: Date; reason?: LocalText },
): Promise<Posted | undefined> => {
  const { state, subject, at, reason } = end;
  const cause = { id: newId(at), reference: order.id, subject, at };
  const posting =
    state === 'paid'
      ? payoutPosting(cause, order.member_id, order.amount, order.fee)
      : unlockPosting(cause, order.member_id, order.amount);
  return runPosting(
    db,
    sql<PostedRow>`
      with ended as (
        update withdrawal_orders
        set state = ${state}, ended_at = ${at}, reason = ${reason ? JSON.stringify(reason) : null}::jsonb
        where id = ${order.id}
          -- guard: only-open-withdrawal-ends
          and state = any (${before[state]}::text[])
        returning id
      )
      select posted.* from ended cross join lateral ${ledgerPost(posting)} as posted`,
  );
};
