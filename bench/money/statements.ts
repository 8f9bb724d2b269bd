import { sql } from 'kysely';
import type { Database } from '../../packages/gateway/src/db/database';
import { postStatement } from '../../packages/gateway/src/domain/money/ledger/post';
import {
  type Entry,
  type Posting,
  transferPosting,
} from '../../packages/gateway/src/domain/money/ledger/posting';
import { settleRoundStatement } from '../../packages/gateway/src/domain/play/bets/settle-round';
import { placeholders } from '../pgbench';
import { gameCode, idOf, subject, venueCode } from './members';

const cause = { id: placeholders.id, reference: 'bench', subject, at: placeholders.now };
const idempotency = { owner: idOf(placeholders.member), key: placeholders.id, requestHash: 'f'.repeat(64) };
const posted = (posting: Posting) => postStatement({ ...posting, idempotency });
const main = (member: string) => `main:${idOf(member)}`;
const adjustmentAgainst = (account: string): Posting => ({
  ...cause,
  kind: 'adjustment',
  entries: [
    { account: main(placeholders.member), kind: 'adjustment', amount: -1n },
    { account, kind: 'adjustment', amount: 1n },
  ] satisfies Entry[],
});

/** The gateway's statements for a transfer and a round, and a posting to a house account. */
export const statements = {
  transfer: posted(
    transferPosting(cause, [
      { from: main(placeholders.member), to: `venue:${venueCode}:${idOf(placeholders.member)}`, amount: 1n },
    ]),
  ),
  round: settleRoundStatement({
    id: placeholders.id,
    memberId: idOf(placeholders.member),
    account: main(placeholders.member),
    gameCode,
    gameName: subject,
    category: 'egame',
    stake: 150n,
    payout: 0n,
    detail: { kind: 'slots', stops: [1, 2, 3, 4, 5], grid: [], wins: [] },
    at: placeholders.now,
    idempotency,
  }),
  hot: posted(adjustmentAgainst('house:adjustments')),
};

const ungated = 'ledger_post_without_gate';

/**
 * Creates a copy of the ledger function that counts the turnover of a bet without the gate of the player protection, to
 * measure what the gate costs. `switchGate` replaces the gateway's own function by that copy, and back.
 */
export const createUngatedLedger = async (db: Database) => {
  const { rows } = await sql<{ source: string }>`
    select pg_get_functiondef(oid) as source from pg_proc where proname = 'ledger_post'`.execute(db);
  const source = (rows[0] as { source: string }).source;
  const gate = /v_total := play_stake\(.*\);/;
  if (!gate.test(source)) throw new Error('the gate of ledger_post was not found');
  const countTurnover =
    'update member_play set total = total + p_turnover where member_id = v_member returning total into v_total;';
  const withoutGate = source.replace(gate, countTurnover);
  await sql.raw(withoutGate.replace('ledger_post(', `${ungated}(`)).execute(db);
  return { switchGate: (isGated: boolean) => sql.raw(isGated ? source : withoutGate).execute(db) };
};

/** Makes a statement call the copy without the gate. */
export const withoutGate = (text: string): string => text.replace('ledger_post(', `${ungated}(`);
