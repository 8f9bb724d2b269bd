import { createHash, createHmac } from 'node:crypto';
import vectors from '../vectors/flip.json';
import { layBoard } from './flip-board';

const hmacOf = (seed: string) => async (message: string) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();

/** Deals the prizes from the last card to the first; a dealt prize is replaced by the last one that is left. */
const dealtByHand = (prizes: number, seed: string, message: string): number[] => {
  let [counter, digits] = [0, ''];
  const draw = (count: number): number => {
    for (;;) {
      if (digits === '') {
        const key = Buffer.from(seed, 'hex');
        digits = createHmac('sha256', key).update(`${message}:${counter++}`).digest('hex');
      }
      const word = Number(`0x${digits.slice(0, 8)}`);
      digits = digits.slice(8);
      // The words of the last, incomplete group of `count` would favour some prizes.
      if (Math.floor(word / count) < Math.floor(2 ** 32 / count)) return word % count;
    }
  };
  const left = Array.from({ length: prizes }, (_, prize) => prize);
  const board: number[] = [];
  while (left.length > 1) {
    const chosen = draw(left.length);
    const last = left.pop() as number;
    board.unshift(left[chosen] ?? last);
    if (chosen < left.length) left[chosen] = last;
  }
  return [...left, ...board];
};

describe('the board of the card game', () => {
  it.each(vectors)('[FLP-1] equals the test vector of $round with $clientSeed', async (vector) => {
    const { prizes, serverSeed, commitment, clientSeed, round, board } = vector;
    expect(await layBoard(prizes, hmacOf(serverSeed), { clientSeed, round })).toEqual(board);
    expect(dealtByHand(prizes, serverSeed, `${clientSeed}:${round}`)).toEqual(board);
    expect(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')).toBe(commitment);
  });

  it('[FLP-1] puts each prize on each card equally often in 100,000 boards, and deals every tenth as by hand', async () => {
    const boards = 100_000;
    const places = 9;
    const seed = '07'.repeat(32);
    const counts = Array.from({ length: places * places }, () => 0);
    const hmac = hmacOf(seed);
    let different = 0;
    for (let number = 0; number < boards; number++) {
      const round = String(number);
      const board = await layBoard(places, hmac, { clientSeed: 'chi', round });
      if (number % 10 === 0 && board.join() !== dealtByHand(places, seed, `chi:${round}`).join())
        different += 1;
      for (const [card, prize] of board.entries()) counts[card * places + prize]! += 1;
    }
    expect(different).toBe(0);
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
