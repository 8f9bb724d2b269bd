import { sql } from 'kysely';
import type { Database } from '../../../db/database';

/** What a slip adds to the mix of its round. */
const mixLine = sql<string>`id || ':' || client_seed || chr(10)`;
/** The order of the mix. Ids are ASCII, so clients sort them in the same way. */
const mixOrder = sql<string>`id collate "C"`;

/** Lines of the mix that are read at a time. */
const linesAtOnce = 1_000;

/** The mix of a round: SHA-256 over the lines of its slips. */
export const mixOf = async (round: string, within: Database): Promise<string> => {
  const { rows } = await sql<{ mix: string }>`
    select encode(sha256(convert_to(coalesce(string_agg(${mixLine}, '' order by ${mixOrder}), ''), 'UTF8')), 'hex') as mix
    from bets where round_id = ${round}`.execute(within);
  return (rows[0] as { mix: string }).mix;
};

async function* readLines(db: Database, round: string): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('bets')
      .select(['id', mixLine.as('line')])
      .where('round_id', '=', round)
      .where(mixOrder, '>', last)
      .orderBy(mixOrder)
      .limit(linesAtOnce)
      .execute();
    if (rows.length > 0) yield rows.map(({ line }) => line).join('');
    if (rows.length < linesAtOnce) return;
    last = rows.at(-1)?.id as string;
  }
}

/**
 * The text whose SHA-256 is the mix of a round, in parts: `id:client seed` and a line break for every slip, in the order of
 * the mix. It has nothing else about members.
 *
 * @returns undefined for a round that is not drawn, or void without a draw: its seed is secret.
 */
export const mixedSlips = async (db: Database, round: string): Promise<AsyncIterable<string> | undefined> => {
  const drawn = await db
    .selectFrom('table_rounds')
    .select('id')
    .where('id', '=', round)
    // guard: mix-after-the-draw
    .where('seed', 'is not', null)
    .executeTakeFirst();
  return drawn && readLines(db, round);
};
