/** Why a piece of work was not begun. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

interface TurnsOptions {
  /** How many may work at once. */
  atOnce: number;
  /** How many may wait. */
  line: number;
  /** How long one may wait, ms. */
  patience: number;
}

/**
 * Lets a few work at once and some wait for their turn, first come, first served. Whoever would be too late learns it
 * before anything was done in vain.
 */
export const createTurns = ({ atOnce, line, patience }: TurnsOptions) => {
  const waiting = new Set<() => void>();
  let working = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new NoTurn(`no turn within ${patience} ms`));
      }, patience);
      waiting.add(begin);
    });

  /** The place goes to the next in line, or is free. */
  const leave = () => {
    const [next] = waiting;
    if (!next) {
      working -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  /** @throws NoTurn when too many wait already, or the turn does not come in time. */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working < atOnce) working += 1;
    else if (waiting.size < line) await wait();
    else throw new NoTurn(`${line} wait already`);
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
