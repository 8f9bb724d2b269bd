import { type GameCategory, type LocalText, type RoundDetail, unfinishedKind } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../db/prepared';
import { firstIdAt, newId } from '../../../ids';
import type { Act, Opening } from '../../../venues/hands';
import type { FairSeed } from '../../../venues/venue-port';
import { type Idempotency, ledgerPost, type PostedRow, roundPosting, turnoverOfRisk } from '../../money';

/** What a bet record shows of a hand that has not ended. */
const openDetail: RoundDetail = { kind: unfinishedKind };

/** The end of a hand. */
export interface HandEnd {
  readonly payout: bigint;
  readonly detail: RoundDetail;
}

export interface HandToOpen {
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  readonly game: { code: string; version: number; name: LocalText; category: GameCategory };
  readonly seed: FairSeed;
  readonly opening: Opening;
  readonly risk: bigint;
  /** Of a hand that ends at once. */
  readonly end: HandEnd | undefined;
  readonly at: Date;
  /** The least time since the member's last hand of the game, in milliseconds; null for none. */
  readonly pace: number | null;
  readonly idempotency: Idempotency;
}

/**
 * The statement that opens a hand in one round trip: its stake, its bet, its row, and the nonce that draws it. For a repeated
 * key it answers the stored answer and writes nothing.
 */
export const openHandStatement = (hand: HandToOpen): RawBuilder<PostedRow> => {
  const { id, memberId, account, game, seed, opening, risk, end, at, pace, idempotency } = hand;
  const turnover = end ? turnoverOfRisk(game.category, risk, end.payout) : 0n;
  const posting = {
    ...roundPosting({ id, reference: id, subject: game.name, at }, account, risk, end?.payout ?? 0n),
    turnover: { category: game.category, amount: turnover },
    idempotency,
  };
  const state = end ? 'settled' : 'open';
  const sideBets = Object.fromEntries(
    Object.entries(opening.sideBets).map(([name, amount]) => [name, String(amount)]),
  );
  return sql<PostedRow>`${prepared('open-hand')}
    with posted as (select * from ${ledgerPost(posting)} as posted),
    spent as (
      select hand_alone(${memberId}, ${game.code}), round_pace(${memberId}, ${game.code}, ${at}::timestamptz, ${pace}::int,
        ${firstIdAt(new Date(at.getTime() - (pace ?? 0)))}),
        fair_spend(${seed.id}, ${seed.nonce}::int)
      from posted
      -- guard: replay-opens-no-hand
      where not replayed
    ),
    bet as (
      insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover, account)
      select ${id}, ${memberId}, ${game.code}, ${risk}::bigint, ${end?.payout ?? 0n}::bigint, ${state}, ${at}::timestamptz,
        ${end ? at : null}::timestamptz, ${JSON.stringify(end?.detail ?? openDetail)}::jsonb, ${turnover}::bigint, ${account}
      from spent
    ),
    hand as (
      insert into hands (id, member_id, game_code, version, account, seed_id, client_seed, nonce, opening_stake, side_bets,
        size, risk, state, touched_at)
      select ${id}, ${memberId}, ${game.code}, ${game.version}::int, ${account}, ${seed.id}, ${seed.clientSeed},
        ${seed.nonce}::int, ${opening.stake}::bigint, ${JSON.stringify(sideBets)}::jsonb, ${opening.size ?? null}::int,
        ${risk}::bigint, ${state}, ${at}::timestamptz
      from spent
    )
    select * from posted`;
};

export interface HandMove {
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  readonly game: { name: LocalText; category: GameCategory };
  /** The number of acts before these. */
  readonly seq: number;
  readonly acts: readonly Act[];
  /** All that is staked before and after these acts. */
  readonly riskBefore: bigint;
  readonly risk: bigint;
  readonly end: HandEnd | undefined;
  readonly at: Date;
}

const moved = ({ acts, risk, end, at }: HandMove) => sql`
  update hands set seq = seq + ${acts.length}::int, acts = acts || ${JSON.stringify(acts)}::jsonb, risk = ${risk}::bigint,
    state = ${end ? 'settled' : 'open'}, touched_at = ${at}::timestamptz`;

const where = ({ id, seq }: HandMove) => sql`
  where hands.id = ${id}
    -- guard: acts-in-turn
    and hands.seq = ${seq}::int
  returning hands.id`;

/** Before the hand itself: as an opened hand does, so that the two never wait for each other. */
const locked = ({ account }: HandMove) =>
  sql`locked as materialized (select account from ledger_balances where account = ${account} for update)`;

/** Changes the open bet of a hand that moved. */
const bet = ({ game, risk, end, at }: HandMove) => sql`
  bet as (
    update bets set stake = ${risk}::bigint, payout = ${end?.payout ?? 0n}::bigint,
      state = ${end ? 'settled' : 'open'}, settled_at = ${end ? at : null}::timestamptz,
      detail = ${JSON.stringify(end?.detail ?? openDetail)}::jsonb,
      turnover = ${end ? turnoverOfRisk(game.category, risk, end.payout) : 0n}::bigint
    from moved where bets.id = moved.id
  )`;

/**
 * The statement that stores acts in one round trip, with the further stake, and with the payout of a hand that they end. It
 * answers no row when the hand has moved on meanwhile.
 */
export const moveHandStatement = (move: HandMove): RawBuilder<PostedRow> => {
  const { id, memberId, account, game, riskBefore, risk, end, at } = move;
  const cost = risk - riskBefore;
  const turnover = end ? turnoverOfRisk(game.category, risk, end.payout) : 0n;
  const unposted = sql`false as replayed, ${JSON.stringify({ id, balances: {} })}::text as answer`;
  if (cost === 0n && !end) {
    return sql<PostedRow>`${prepared('move-hand')}
      with moved as (${moved(move)} ${where(move)}) select ${unposted} from moved`;
  }
  if (cost === 0n && end?.payout === 0n) {
    return sql<PostedRow>`${prepared('lose-hand')}
      with ${locked(move)}, moved as (${moved(move)} from locked ${where(move)}), ${bet(move)}
      select ${unposted}, turnover_of_loss(${memberId}, ${game.category}, ${turnover}::bigint, ${at}::timestamptz)
      from moved`;
  }
  const posting = {
    ...roundPosting(
      { id: newId(at), reference: id, subject: game.name, at },
      account,
      cost,
      end?.payout ?? 0n,
    ),
    turnover: { category: game.category, amount: turnover },
  };
  return sql<PostedRow>`${prepared('post-hand')}
    with ${locked(move)}, moved as (${moved(move)} from locked ${where(move)}), ${bet(move)}
    select posted.* from moved cross join lateral ${ledgerPost(posting)} as posted`;
};
