/** HMAC-SHA-256 of a message under the server's seed of a round. */
export type SeedHmac = (message: string) => Promise<Uint8Array>;

/** Words of 32 bits in an HMAC. */
const wordsOf = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
};

/**
 * Lays a board of the card game: a shuffle (Fisher and Yates, from the last place) of the prizes by the HMACs of
 * `clientSeed:round:0`, `clientSeed:round:1` and so on, 32 bits at a time, without those that would favour a prize. Gateway
 * and page lay it alike, so that the page can verify it. Requirement FLP-1.
 *
 * @param prizes how many
 * @returns the number of the prize on each card
 */
export const layBoard = async (
  prizes: number,
  hmac: SeedHmac,
  { clientSeed, round }: { readonly clientSeed: string; readonly round: string },
): Promise<number[]> => {
  let counter = 0;
  let words: number[] = [];
  const below = async (count: number): Promise<number> => {
    const limit = Math.floor(2 ** 32 / count) * count;
    for (;;) {
      if (words.length === 0) {
        words = wordsOf(await hmac(`${clientSeed}:${round}:${counter}`));
        counter += 1;
      }
      const word = words.shift() as number;
      if (word < limit) return word % count;
    }
  };
  const board = Array.from({ length: prizes }, (_, index) => index);
  for (let last = prizes - 1; last > 0; last -= 1) {
    const chosen = await below(last + 1);
    [board[last], board[chosen]] = [board[chosen] as number, board[last] as number];
  }
  return board;
};
