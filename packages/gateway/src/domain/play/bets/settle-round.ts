import type { GameCategory, LocalText, RoundDetail } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../db/prepared';
import { firstIdAt } from '../../../ids';
import type { Round } from '../../../venues/venue-port';
import { type Idempotency, ledgerPost, type PostedRow, roundPosting, turnoverOf } from '../../money';

export interface RoundToSettle extends Pick<Round, 'drawSeed' | 'pace'> {
  id: string;
  memberId: string;
  /** Account that pays the stake: the main wallet or that of the venue. */
  account: string;
  gameCode: string;
  gameName: LocalText;
  category: GameCategory;
  stake: bigint;
  payout: bigint;
  detail: RoundDetail;
  at: Date;
  idempotency?: Idempotency;
}

/**
 * The statement that settles a round in one round trip: ledger transaction with its turnover, nonce, bet record, and the
 * answer stored for the idempotency key. For a repeated key it answers the stored answer and writes nothing.
 */
export const settleRoundStatement = (round: RoundToSettle): RawBuilder<PostedRow> => {
  const { id, memberId, account, gameCode, gameName, category, stake, payout, detail, at, idempotency } =
    round;
  const { drawSeed, pace } = round;
  const turnover = turnoverOf(category, stake);
  const posting = {
    ...roundPosting({ id, reference: id, subject: gameName, at }, account, stake, payout),
    turnover: { category, amount: turnover },
    answer: { payout: String(payout), detail },
    ...(idempotency && { idempotency }),
  };
  return sql<PostedRow>`${prepared('settle-round')}
    with posted as (select * from ${ledgerPost(posting)} as posted),
    spent as (
      select round_pace(${memberId}, ${gameCode}, ${at}::timestamptz, ${pace ?? null}::int,
        ${firstIdAt(new Date(at.getTime() - (pace ?? 0)))}),
        fair_spend(${drawSeed?.id ?? null}, ${drawSeed?.nonce ?? null}::int)
      from posted
      -- guard: replay-writes-no-bet
      where not replayed
    ),
    bet as (
      insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover)
      select ${id}, ${memberId}, ${gameCode}, ${stake}::bigint, ${payout}::bigint, 'settled', ${at}, ${at}, ${JSON.stringify(detail)}::jsonb, ${turnover}::bigint
      from spent
    )
    select * from posted`;
};
