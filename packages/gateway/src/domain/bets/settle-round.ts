import type { LocalText } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { ledgerPost, type PostedRow } from '../ledger/post';
import { type Idempotency, roundPosting } from '../ledger/posting';

export interface RoundToSettle {
  id: string;
  memberId: string;
  gameCode: string;
  gameName: LocalText;
  stake: bigint;
  payout: bigint;
  detail: unknown;
  at: Date;
  idempotency?: Idempotency;
}

/**
 * The statement that settles a round: stake, payout, bet record and the answer kept for the key, in one round trip.
 * A repeated key finds its answer and writes nothing.
 */
export const settleRoundStatement = (round: RoundToSettle): RawBuilder<PostedRow> => {
  const { id, memberId, gameCode, gameName, stake, payout, detail, at, idempotency } = round;
  const posting = {
    ...roundPosting({ id, reference: id, subject: gameName, at }, memberId, stake, payout),
    answer: { payout: String(payout), detail },
    ...(idempotency && { idempotency }),
  };
  return sql<PostedRow>`
    with posted as (select * from ${ledgerPost(posting)} as posted),
    bet as (
      insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail)
      select ${id}, ${memberId}, ${gameCode}, ${stake}::bigint, ${payout}::bigint, 'settled', ${at}, ${at}, ${JSON.stringify(detail)}::jsonb
      from posted where not replayed
    )
    select * from posted`;
};
