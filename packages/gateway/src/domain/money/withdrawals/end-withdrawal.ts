import type { LocalText, WithdrawalState } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { ledgerPost, type Posted, type PostedRow, runPosting } from '../ledger/post';
import { payoutPosting, unlockPosting } from '../ledger/posting';

type End = Extract<WithdrawalState, 'paid' | 'refused' | 'cancelled'>;
export type OpenOrder = Pick<Row<'withdrawal_orders'>, 'id' | 'member_id' | 'amount' | 'fee'>;

/** From where an order may come to its end: it is paid only after it was reviewed. */
const before: Readonly<Record<End, readonly WithdrawalState[]>> = {
  paid: ['reviewed'],
  refused: ['requested', 'reviewed'],
  cancelled: ['requested', 'reviewed'],
};

/**
 * Ends a withdrawal. The order's state and the ledger change in one statement, and only an open order passes: of a
 * cancellation and a payment at the same time one happens, and the locked money goes one way, once.
 *
 * @returns what the ledger did; undefined when this call did not end it.
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
        where id = ${order.id} and state = any (${before[state]}::text[]) returning id
      )
      select posted.* from ended cross join lateral ${ledgerPost(posting)} as posted`,
  );
};
