import { createHash, createHmac } from 'node:crypto';
import vectors from '../vectors/flip.json';
import { layBoard } from './flip-board';

const hmacOf = (seed: string) => async (message: string) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();

describe('the board of the card game', () => {
  it.each(vectors)('[FLP-1] equals the test vector of $round with $clientSeed', async (vector) => {
    const { prizes, serverSeed, commitment, clientSeed, round, board } = vector;
    expect(await layBoard(prizes, hmacOf(serverSeed), { clientSeed, round })).toEqual(board);
    expect(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')).toBe(commitment);
  });

  it('[FLP-1] puts each prize on each card equally often', async () => {
    const boards = 20_000;
    const places = 9;
    const counts = Array.from({ length: places * places }, () => 0);
    const hmac = hmacOf('07'.repeat(32));
    for (let number = 0; number < boards; number++) {
      const board = await layBoard(places, hmac, { clientSeed: 'chi', round: String(number) });
      for (const [card, prize] of board.entries()) counts[card * places + prize]! += 1;
    }
    const expected = boards / places;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 64 degrees of freedom: above 104.7 with a probability of 0.001. The seeds are fixed, so this does not vary.
    expect(chiSquare).toBeLessThan(104.7);
  });

  it('[FLP-1] leaves out words that would favour a prize', async () => {
    // The first word is above the largest multiple of 9 below 2^32, and is not used.
    const bytes = Buffer.alloc(32, 0);
    bytes.writeUInt32BE(0xffffffff, 0);
    bytes.writeUInt32BE(4, 4);
    const [, , , , , , , , last] = await layBoard(9, async () => bytes, { clientSeed: 's', round: 'r' });
    expect(last).toBe(4);
  });
});
