import { type FlipRound, layBoard } from '@pavilion/contract';

/**
 * The result of recomputing a finished round. `unplayed`: no card was flipped, so only the commitment was checked;
 * `unverifiable`: this browser cannot check it, or the server seed is not revealed.
 */
export type Verdict = 'verified' | 'mismatch' | 'unplayed' | 'unverifiable';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Recomputes a finished round from its seeds: the commitment, the board, and the prizes of the flipped cards (FLP-1).
 *
 * @param prizes of the board, by number
 * @param subtle absent on insecure connections
 */
export const verifyRound = async (
  round: FlipRound,
  prizes: readonly string[],
  subtle: SubtleCrypto | undefined,
): Promise<Verdict> => {
  const { revealed, clientSeed, cards, commitment } = round;
  if (!subtle || !revealed) return 'unverifiable';
  const seed = bytesOf(revealed.serverSeed);
  if (hexOf(new Uint8Array(await subtle.digest('SHA-256', seed))) !== commitment) return 'mismatch';
  if (clientSeed === null) return 'unplayed';
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const encoder = new TextEncoder();
  const hmac = async (message: string) =>
    new Uint8Array(await subtle.sign('HMAC', key, encoder.encode(message)));
  const board = await layBoard(prizes.length, hmac, { clientSeed, round: round.id });
  const isSame =
    board.length === revealed.board.length &&
    board.every((prize, card) => prize === revealed.board[card]) &&
    cards.every(({ card, prize }) => prize === prizes[board[card] as number]);
  return isSame ? 'verified' : 'mismatch';
};
