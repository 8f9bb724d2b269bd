/** Computes the HMAC-SHA-256 of a message with the server seed of a round as key. */
export type SeedHmac = (message: string) => Promise<Uint8Array>;

/** The 32-bit words of an HMAC, big-endian. */
const wordsOf = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
};

/**
 * Computes the board of a round of the card game: a Fisher–Yates shuffle of the prizes, from the last place. Its random
 * numbers are the 32-bit words of the HMACs of `clientSeed:round:0`, `clientSeed:round:1` and so on; words that would make
 * a prize more likely are skipped. Gateway and page use this function, so the page can verify a board. Requirement FLP-1.
 *
 * @param prizes the number of prizes, which is also that of the cards
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
