// @ts-check

/** @param {number} ms @returns {string} `mm:ss`, from an hour on `h:mm:ss` */
export const elapsedText = (ms) => {
  const seconds = Math.floor(ms / 1000);
  /** @param {number} value */
  const two = (value) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
};

/**
 * @typedef {{ id: string, at: Date, stake: bigint, payout: bigint } & Pick<import('./fairness-view.js').CheckableRound, 'proof' | 'outcome'>} PlayedRound
 */

/** The rounds of this session, newest first, and their net. */
export const createSessionMeter = () => {
  /** @type {PlayedRound[]} */
  const rounds = [];
  return {
    rounds,
    /** @param {PlayedRound} round */
    add: (round) => {
      rounds.unshift(round);
    },
    net: () => rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0n),
  };
};
