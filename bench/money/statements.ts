import { postStatement } from '../../packages/gateway/src/domain/money/ledger/post';
import {
  type Entry,
  type Posting,
  transferPosting,
} from '../../packages/gateway/src/domain/money/ledger/posting';
import { settleRoundStatement } from '../../packages/gateway/src/domain/play/bets/settle-round';
import { turns } from '../pgbench';
import { gameCode, idOf, subject, venueCode } from './members';

const at = new Date();
const cause = { id: turns.id, reference: 'bench', subject, at };
const idempotency = { owner: idOf(turns.member), key: turns.id, requestHash: 'f'.repeat(64) };
const posted = (posting: Posting) => postStatement({ ...posting, idempotency });
const main = (member: string) => `main:${idOf(member)}`;
const movementTo = (account: string): Posting => ({
  ...cause,
  kind: 'transfer',
  entries: [
    { account: main(turns.member), kind: 'transfer', amount: -1n },
    { account, kind: 'transfer', amount: 1n },
  ] satisfies Entry[],
});

/** The gateway's statements of a transfer and of a round, and two postings: one between members, one with a house account. */
export const statements = {
  transfer: posted(
    transferPosting(cause, [
      { from: main(turns.member), to: `venue:${venueCode}:${idOf(turns.member)}`, amount: 1n },
    ]),
  ),
  round: settleRoundStatement({
    id: turns.id,
    memberId: idOf(turns.member),
    account: main(turns.member),
    gameCode,
    gameName: subject,
    category: 'egame',
    stake: 150n,
    payout: 0n,
    detail: { kind: 'slots', stops: [1, 2, 3, 4, 5], grid: [], wins: [] },
    at,
    idempotency,
  }),
  random: posted(movementTo(main(turns.other))),
  hot: posted(movementTo('house:games')),
};
