// @ts-check

/** Milliseconds by which the clocks of the device may differ from each other before the gateway is asked again. */
const tolerance = 1_000;

/**
 * The time of the gateway. The steady clock of a browser can stop while the computer sleeps and the wall clock can be set, so
 * the gateway is asked again when they no longer agree.
 *
 * @template {{ now?: number }} Answer
 * @param {{ ask: () => Promise<Answer>, steady?: () => number, wall?: () => number }} ports `ask`: a call whose answer has the
 * time of the gateway, ms
 */
export const createGatewayClock = ({ ask, steady = () => performance.now(), wall = Date.now }) => {
  let offset = wall() - steady();
  let difference = offset;
  let isAsking = false;

  /** Asks the gateway, by another call the first time. Rejects as the call does, and then keeps the time that was known. */
  const sync = async (call = ask) => {
    const asked = steady();
    const answer = await call();
    const received = steady();
    difference = wall() - received;
    // The answer left the gateway about half way of the call.
    offset = (answer.now ?? wall()) - (asked + received) / 2;
    return answer;
  };

  return {
    now: () => steady() + offset,
    sync,
    /** Asks the gateway again if the clocks of the device have parted. To be called often. */
    check: async () => {
      if (isAsking || Math.abs(wall() - steady() - difference) < tolerance) return;
      isAsking = true;
      await sync().catch(() => undefined);
      isAsking = false;
    },
  };
};
