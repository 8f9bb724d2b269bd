import { type FlipRound, layBoard } from '@pavilion/contract';
import type { SeenRound } from './seen-rounds';

/**
 * The result of recomputing a finished round. `unseen`: seeds and board match each other, but this browser has not seen the
 * start of the round, so that they could all have been replaced; `unplayed`: no card was flipped, so only the commitment was checked;
 * `unverifiable`: this browser cannot check it, or the server seed is not revealed.
 */
export type Verdict = 'verified' | 'unseen' | 'mismatch' | 'unplayed' | 'unverifiable';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Recomputes a finished round from its seeds: the commitment, the board, and the prizes of the flipped cards. Commitment and
 * client seed have to be those that the browser saw before the server's seed was revealed (FLP-1).
 *
 * @param seen what this browser saw of the round while it was open
 * @param subtle absent on insecure connections
 */
export const verifyRound = async (
  round: FlipRound,
  seen: SeenRound,
  subtle: SubtleCrypto | undefined,
): Promise<Verdict> => {
  const { revealed, clientSeed, cards, commitment, prizes } = round;
  if (!subtle || !revealed) return 'unverifiable';
  if (seen.commitment !== undefined && seen.commitment !== commitment) return 'mismatch';
  if (seen.clientSeed !== undefined && seen.clientSeed !== clientSeed) return 'mismatch';
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
  if (!isSame) return 'mismatch';
  return seen.commitment === undefined || seen.clientSeed === undefined ? 'unseen' : 'verified';
};
