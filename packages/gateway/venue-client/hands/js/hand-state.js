// @ts-check
/** @typedef {import('./api.js').Hand} Hand */

/** The hand on the table. Answers may arrive late or twice, so each is checked before it is shown. */
export const createHandState = () => {
  /** @type {Hand | undefined} */
  let hand;
  /** Ids of hands whose result is known. @type {Set<string>} */
  const settled = new Set();

  return {
    current: () => hand,
    isOpen: () => hand?.state === 'open',
    /**
     * Accepts the hand of an answer. False if it is outdated: an older step of the hand, or any step of a hand whose
     * result is known already.
     *
     * @param {Hand} next
     */
    accept: (next) => {
      if (settled.has(next.id)) return false;
      if (hand?.id === next.id && next.state === 'open' && next.seq < hand.seq) return false;
      hand = next;
      if (next.state === 'settled') settled.add(next.id);
      return true;
    },
    /** The server knows no open hand: it ended elsewhere, and its result is in the bet records. */
    drop: () => {
      if (hand) settled.add(hand.id);
      hand = undefined;
    },
    /** Marks hands of the history as known. @param {Hand[]} hands */
    know: (hands) => {
      for (const { id } of hands) settled.add(id);
    },
  };
};
