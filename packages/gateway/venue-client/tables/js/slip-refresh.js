// @ts-check

/** Requests are spread over this part of the time without bets, since every open page makes one when betting closes. */
const spread = 0.6;

/**
 * Fetches the own slips of the round that the member may have placed in another window or on another device: the stream
 * of the table contains nothing about members.
 *
 * @template {{ slips: unknown[] }} Answer
 * @param {{
 *   fetchSlips: (round: string) => Promise<Answer>, roundNo: () => string,
 *   slip: { isBusy: () => boolean, acceptedLines: () => unknown }, onSlips: (round: string, answer: Answer) => void,
 *   wait: (ms: number) => Promise<void>, random?: () => number,
 * }} ports
 */
export const createSlipRefresh = ({ fetchSlips, roundNo, slip, onSlips, wait, random = Math.random }) => {
  const refresh = async () => {
    if (slip.isBusy()) return;
    const no = roundNo();
    const known = slip.acceptedLines();
    const answer = await fetchSlips(no).catch(() => undefined);
    // A slip that was sent or accepted meanwhile may be missing in the answer.
    const isCurrent = !slip.isBusy() && slip.acceptedLines() === known && roundNo() === no;
    if (answer && isCurrent && answer.slips.length > 0) onSlips(no, answer);
  };
  return {
    refresh,
    /** @param {number} leftMs until the draw */
    handleClosed: async (leftMs) => {
      await wait(Math.max(0, leftMs) * spread * random());
      await refresh();
    },
  };
};
