// @ts-check

/**
 * The time until the next hand may start.
 *
 * @param {{ now: () => number, onTick: (seconds: number) => void }} ports `onTick`: each second, 0 at the end
 */
export const createCooldown = ({ now, onTick }) => {
  let until = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const seconds = () => Math.max(0, Math.ceil((until - now()) / 1000));

  const tick = () => {
    const left = seconds();
    onTick(left);
    if (left > 0) timer = setTimeout(tick, (until - now()) % 1000 || 1000);
  };
  return {
    seconds,
    /** @param {number} ms from now; a longer wait that runs already stays */
    start: (ms) => {
      until = Math.max(until, now() + ms);
      clearTimeout(timer);
      tick();
    },
  };
};
