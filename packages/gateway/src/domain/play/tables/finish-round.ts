import type { GameCategory, LocalText } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { sqlState, withRetry } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { fairStream } from '../../../venues/fair';
import type { TableGame } from '../../../venues/tables';
import { countedShare } from '../../money';
import { mixOf } from './mix';
import { sha256 } from './seed-chain';

/** Slips that one statement settles: it holds their balances for some hundred milliseconds at most. */
const slipsAtOnce = 1_000;

export type TableRound = Row<'table_rounds'>;

/** What a draw reveals, and all that it depends on. */
export interface Draw {
  readonly seed: string;
  /** The client seed of the stream: a hash over the client seeds of the slips. */
  readonly mix: string;
  readonly outcome: unknown;
}

/** The mix of a round without slips. */
const emptyMix = sha256('');

/** The outcome is the same whenever it is drawn: it depends on the seeds and the time of the clock's draw alone. */
export const drawFrom = (
  game: TableGame,
  { number, drawsAt }: { readonly number: number; readonly drawsAt: Date },
  seed: string,
  mix = emptyMix,
): Draw => ({
  seed,
  mix,
  outcome: game.draw(fairStream({ serverSeed: seed, clientSeed: mix, nonce: number }), drawsAt),
});

/**
 * Draws an open round. The seed may be published when this resolves, and not before.
 *
 * @returns whether it was drawn: not while slips are being placed, and only once.
 */
export const drawRound = async (
  db: Database,
  game: TableGame,
  round: TableRound,
  seed: string,
  at: Date,
): Promise<boolean> => {
  const draw = async (transaction: Database) => {
    const open = await transaction
      .selectFrom('table_rounds')
      .select('id')
      .where('id', '=', round.id)
      // guard: round-drawn-once
      .where('state', '=', 'open')
      // Slips in flight hold the row; the next tick tries again.
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!open) return false;
    const { mix, outcome } = drawFrom(
      game,
      { number: round.number, drawsAt: round.draws_at },
      seed,
      await mixOf(round.id, transaction),
    );
    await transaction
      .updateTable('table_rounds')
      .set({ state: 'drawn', mix, seed, outcome: JSON.stringify(outcome), drawn_at: at })
      .where('id', '=', round.id)
      .execute();
    return true;
  };
  try {
    return await withRetry(() => db.transaction().execute(draw));
  } catch (error) {
    // The error of the database may quote the row with its seed.
    throw new Error(`Round ${round.id} could not be drawn (${sqlState(error) ?? (error as Error).name})`);
  }
};

export interface SettlementOptions {
  readonly game: TableGame;
  readonly name: LocalText;
  readonly category: GameCategory;
  /** The hash of the seed, published before the round. */
  readonly commitment: string;
  now(): Date;
}

/** A credited account, with its balance after its slips. */
export interface SettledAccount {
  readonly account: string;
  readonly member_id: string;
  readonly balance: bigint;
}

/** What each selection that was staked on returns, in hundredths of the stake. */
const returnsOf = async (
  db: Database,
  game: TableGame,
  round: TableRound,
): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('bets')
    .innerJoin('bet_lines', 'bet_lines.bet_id', 'bets.id')
    .select('selection')
    .distinct()
    .where('round_id', '=', round.id)
    .where('state', '=', 'open')
    .execute();
  return Object.fromEntries(
    rows.map(({ selection }) => {
      const hundredths = game.returnOf(selection, round.outcome);
      if (hundredths === undefined) throw new Error(`${game.code} has no bet ${selection}`);
      return [selection, hundredths];
    }),
  );
};

/**
 * Settles the open slips of a drawn round, or gives those of a void one back, in statements of 1,000. After an interruption
 * it continues with the slips that are still open.
 *
 * @param onSettled is called after each statement.
 */
export const settleSlips = async (
  db: Database,
  round: TableRound,
  { game, name, category, commitment, now }: SettlementOptions,
  onSettled: (accounts: readonly SettledAccount[]) => void,
): Promise<void> => {
  const isVoid = round.state === 'void';
  const returns = isVoid ? {} : await returnsOf(db, game, round);
  const result = isVoid
    ? {}
    : {
        outcome: round.outcome,
        proof: {
          version: round.version,
          commitment,
          seed: round.seed,
          clientSeed: round.mix,
          nonce: round.number,
        },
      };
  for (;;) {
    const at = now();
    const ids = Array.from({ length: slipsAtOnce }, () => newId(at));
    const { rows } = await withRetry(() =>
      sql<SettledAccount>`${prepared('table-settle')} select account, member_id, balance from table_settle(
        ${round.id}::text, ${JSON.stringify(returns)}::jsonb, ${JSON.stringify(result)}::jsonb,
        ${JSON.stringify(name)}::jsonb, ${category}::text, ${countedShare[category]}::bigint, ${at}::timestamptz,
        ${ids}::text[])`.execute(db),
    );
    if (rows.length === 0) return;
    onSettled(rows);
  }
};

/**
 * Makes a round void, unless slips of it are settled already; `settleSlips` then gives the stakes back.
 *
 * @returns the round, or undefined when it has no slips or is settled.
 */
export const voidRound = (db: Database, id: string): Promise<TableRound | undefined> =>
  withRetry(() =>
    db.transaction().execute(async (transaction) => {
      const round = await transaction
        .selectFrom('table_rounds')
        .selectAll()
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        // A statement that settles slips of it holds the row.
        // guard: void-waits-for-settlement
        .forUpdate()
        .executeTakeFirst();
      if (!round) return undefined;
      const settled = await transaction
        .selectFrom('bets')
        .select('id')
        .where('round_id', '=', id)
        .where('state', '=', 'settled')
        .executeTakeFirst();
      // guard: no-void-after-payouts
      if (settled) return undefined;
      return transaction
        .updateTable('table_rounds')
        .set({ state: 'void' })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    }),
  );
