/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import type { FlipRound } from '@pavilion/contract';
import vectors from '../../../../../packages/contract/vectors/flip.json';
import type { SeenRound } from './seen-rounds';
import { verifyRound } from './verify-round';

const prizes = ['18.88', '8.88', '2.00', '2.00', '0.88', '0.88', '0.88', '0.00', '0.00'];
const subtle = webcrypto.subtle as SubtleCrypto;
const rounds = vectors
  .filter((vector) => vector.prizes === 9)
  .map(
    ({ serverSeed, commitment, clientSeed, round, board }): FlipRound => ({
      id: round,
      state: 'finished',
      commitment,
      prizes,
      clientSeed,
      flipsLeft: 0,
      cards: [{ card: 0, prize: prizes[board[0]!]!, grant: null }],
      startedAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2026-01-02T00:00:00.000Z',
      revealed: { serverSeed, board },
    }),
  );

const seenOf = ({ commitment, clientSeed }: FlipRound): SeenRound => ({
  commitment,
  clientSeed: clientSeed ?? undefined,
});

describe('verifyRound', () => {
  it.each(rounds)('[FLP-1] verifies the round of the vector $id', async (round) =>
    expect(await verifyRound(round, seenOf(round), subtle)).toBe('verified'),
  );

  it.each(rounds)(
    '[FLP-1] finds another seed, board or prize in the round of the vector $id',
    async (round) => {
      const { serverSeed, board } = round.revealed!;
      const other = `${serverSeed.startsWith('0') ? '1' : '0'}${serverSeed.slice(1)}`;
      const swapped = [board[1]!, board[0]!, ...board.slice(2)];
      const changed: FlipRound[] = [
        { ...round, revealed: { serverSeed: other, board } },
        { ...round, revealed: { serverSeed, board: swapped } },
        { ...round, clientSeed: `${round.clientSeed}x` },
        { ...round, cards: [{ ...round.cards[0]!, prize: '9.99' }] },
      ];
      for (const each of changed) expect(await verifyRound(each, seenOf(round), subtle)).toBe('mismatch');
    },
  );

  it('[FLP-1] finds a round whose seeds and board were all replaced by those of another', async () => {
    const [round, other] = rounds as [FlipRound, FlipRound];
    for (const seen of [
      seenOf(round),
      { commitment: round.commitment },
      { clientSeed: `${other.clientSeed}x` },
    ]) {
      expect(await verifyRound(other, seen, subtle)).toBe('mismatch');
    }
    expect(await verifyRound({ ...round, clientSeed: null, cards: [] }, seenOf(round), subtle)).toBe(
      'mismatch',
    );
  });

  it('[FLP-1] reports a round of which this browser has not seen commitment or seed', async () => {
    const [round] = rounds as [FlipRound];
    const { commitment, clientSeed } = seenOf(round);
    for (const seen of [{}, { commitment }, { clientSeed }]) {
      expect(await verifyRound(round, seen, subtle)).toBe('unseen');
    }
  });

  it('[FLP-1] reports a round without flipped cards, and a browser without SHA-256', async () => {
    const [round] = rounds as [FlipRound];
    expect(await verifyRound({ ...round, clientSeed: null, cards: [] }, {}, subtle)).toBe('unplayed');
    expect(await verifyRound(round, {}, undefined)).toBe('unverifiable');
    expect(await verifyRound({ ...round, revealed: null }, {}, subtle)).toBe('unverifiable');
  });
});
