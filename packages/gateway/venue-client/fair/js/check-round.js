// @ts-check
import { gameOf } from './games.js';
import { betLines, betOf, createStream, hashRepeatedly, mixOf, sha256 } from './verify.js';

/**
 * The values of a round, as text from the form or the fragment of the address.
 *
 * @typedef {{
 *   game: string, seed: string, client: string, nonce: string, commitment: string, outcome: string,
 *   round: string, own: string, terminal: string, bets: string,
 * }} Values `client`: of a shared round its mix; `round`: day and number of a shared round; `own`: the own bet in it, as
 *   `<bet>:<client seed>` or without the seed; `terminal`: the last hash of the chain of the day; `bets`: as `betLines`
 * @typedef {'match' | 'mismatch' | 'unknown'} Verdict `unknown`: the value to compare with is missing
 * @typedef {{ id: 'commitment' | 'outcome' | 'chain' | 'mix' | 'own', verdict: Verdict, computed: string }} Check
 *   `computed`: empty when nothing was
 * @typedef {{
 *   state: 'incomplete' | 'unreadable' | 'checked',
 *   verdict: Verdict,
 *   checks: Check[],
 *   rows: import('./games.js').Row[],
 *   blocks: import('./verify.js').Block[],
 *   steps: import('./verify.js').Step[],
 *   isShared: boolean,
 * }} Report
 */

const hash = /^[0-9a-f]{64}$/;
/** Rounds of a day at most: one every ten seconds. */
const longestChain = 8_640;

/** @param {string} computed @param {string} given @returns {Verdict} */
const compare = (computed, given) => {
  if (given === '') return 'unknown';
  return computed === given ? 'match' : 'mismatch';
};

/** @param {string} outcome */
const isJson = (outcome) => /^[[{]/.test(outcome);

/**
 * The parts of a recorded outcome in JSON; undefined when it is not readable.
 *
 * @param {import('./games.js').Kind} kind @param {string} outcome
 */
const readOutcome = (kind, outcome) => {
  if (!isJson(outcome)) return undefined;
  try {
    const parts = kind.parts(JSON.parse(outcome));
    return parts.every((part) => part !== undefined) ? parts : undefined;
  } catch {
    return undefined;
  }
};

/** @param {string} outcome numbers by hand, e.g. `6, 19, 15` */
const numbersIn = (outcome) => (outcome.match(/\d+/g) ?? []).map(Number);

/** @type {Report} */
const nothing = {
  state: 'incomplete',
  verdict: 'unknown',
  checks: [],
  rows: [],
  blocks: [],
  steps: [],
  isShared: false,
};

/**
 * @param {import('./games.js').Kind} kind @param {string} outcome @param {import('./games.js').Parts | undefined} recorded
 * @param {import('./games.js').Parts} drawn
 * @returns {Verdict}
 */
const compareOutcome = (kind, outcome, recorded, drawn) => {
  if (outcome === '' || (kind.needsRecord && !isJson(outcome))) return 'unknown';
  const isSame = recorded
    ? JSON.stringify(recorded) === JSON.stringify(drawn)
    : JSON.stringify(numbersIn(outcome)) === JSON.stringify(drawn.flat());
  return isSame ? 'match' : 'mismatch';
};

/**
 * Whether the mix follows from the bets of a round, and whether the own bet is one of them.
 *
 * @param {SubtleCrypto} subtle @param {string} client @param {string | null} bets @param {string} own
 * @returns {Promise<Check[]>}
 */
const checkBets = async (subtle, client, bets, own) => {
  const mix = bets === null ? '' : await mixOf(subtle, bets);
  /** @type {Check[]} */
  const checks = [{ id: 'mix', verdict: bets === null ? 'unknown' : compare(mix, client), computed: mix }];
  if (own === '') return checks;
  const line = betLines(bets ?? '').find((each) => betOf(each) === betOf(own));
  const isListed = line !== undefined && (line === own || !own.includes(':'));
  checks.push({
    id: 'own',
    verdict: bets === null ? 'unknown' : isListed ? 'match' : 'mismatch',
    computed: line ?? '',
  });
  return checks;
};

/**
 * Recomputes a round from its seeds and compares it with the record and the commitment.
 *
 * @param {SubtleCrypto} subtle
 * @param {Omit<Values, 'bets' | 'round'> & { bets: string | null }} values `bets`: null when they are not known; empty for a round
 *   without bets
 * @returns {Promise<Report>}
 */
export const checkRound = async (subtle, values) => {
  const game = gameOf(values.game);
  const isShared = game?.kind.isShared ?? false;
  const [seed, commitment, terminal] = [values.seed, values.commitment, values.terminal].map((each) =>
    each.trim().toLowerCase(),
  );
  const [client, outcome, nonce] = [values.client.trim(), values.outcome.trim(), values.nonce.trim()];
  if (!game || !seed || client === '' || nonce === '') return { ...nothing, isShared };
  if (!hash.test(seed) || !/^\d{1,9}$/.test(nonce)) return { ...nothing, state: 'unreadable', isShared };

  const stream = await createStream(subtle, { seed, client, nonce: Number(nonce) });
  const recorded = readOutcome(game.kind, outcome);
  const { parts, rows } = await game.kind.draw(stream, recorded);
  const hashed = await sha256(subtle, seed);
  /** @type {Check[]} */
  const checks = [
    { id: 'commitment', verdict: compare(hashed, commitment ?? ''), computed: hashed },
    {
      id: 'outcome',
      verdict: compareOutcome(game.kind, outcome, recorded, parts),
      computed: JSON.stringify(parts.length === 1 ? parts[0] : parts),
    },
  ];
  if (isShared && terminal) {
    const last = await hashRepeatedly(subtle, seed, Math.min(Number(nonce), longestChain));
    checks.push({ id: 'chain', verdict: compare(last, terminal), computed: last });
  }
  if (isShared) checks.push(...(await checkBets(subtle, client, values.bets, values.own.trim())));
  const verdicts = checks.map(({ verdict }) => verdict);
  const verdict = verdicts.includes('mismatch')
    ? 'mismatch'
    : verdicts.includes('unknown')
      ? 'unknown'
      : 'match';
  return { state: 'checked', verdict, checks, rows, blocks: stream.blocks, steps: stream.steps, isShared };
};
