import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { mainAccount } from '../ledger/accounts';
import { ledgerPost, type PostedRow, runPosting } from '../ledger/post';
import { depositPosting } from '../ledger/posting';
import { requireTurnover } from '../turnover/require-turnover';

/**
 * Credits a pending order. One statement updates the order's state, the ledger and the required turnover, and only for a
 * pending order: concurrent or repeated calls, from any number of processes, credit it once.
 *
 * @returns the new balance in minor units; undefined when another call had paid, expired or cancelled the order.
 */
export const payOrder = async (
  db: Database,
  order: Pick<Row<'deposit_orders'>, 'id' | 'member_id' | 'amount'>,
  channelName: Row<'deposit_channels'>['name'],
  at: Date,
): Promise<bigint | undefined> => {
  const cause = { id: newId(at), reference: order.id, subject: channelName, at };
  const posting = depositPosting(cause, order.member_id, order.amount);
  const credit = { ...cause, memberId: order.member_id, cause: 'deposit' as const, amount: order.amount };
  const statement = sql<PostedRow>`
    with paid as (
      update deposit_orders set state = 'paid', paid_at = ${at}
      where id = ${order.id}
        -- guard: only-pending-deposit-is-paid
        and state = 'pending'
      returning id
    )
    select posted.*, ${requireTurnover(credit)} from paid cross join lateral ${ledgerPost(posting)} as posted`;
  const posted = await runPosting(db, statement);
  return posted?.balances[mainAccount(order.member_id)];
};
