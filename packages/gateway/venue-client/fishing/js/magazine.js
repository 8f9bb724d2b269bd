// @ts-check

/**
 * @typedef {{ bullet: number, fish: number, kind: string, multiple: number }} Shot `multiple`: 0 for no catch
 * @typedef {{ bullets: number, stakePerBullet: string, prizes: string, shots: Shot[] }} MagazineView
 * @typedef {{ proof?: import('../../kit/fairness-view.js').Proof | null, shots: object[] }} MagazineRecord
 * @typedef {Omit<import('../../hands/js/api.js').Hand, 'view' | 'detail'> & {
 *   view: MagazineView, detail: MagazineRecord | null,
 * }} Magazine
 */

/** Hits of a call at most; the gateway has the same. */
export const hitsPerCall = 10;

/** The bullets of a magazine: those that hit, those that fly, and those that wait for a call. */
export const createBullets = () => {
  let count = 0;
  /** @type {Set<number>} */
  let used = new Set();
  /** @type {Set<number>} */
  let flying = new Set();
  /** @type {{ bullet: number, fish: number }[]} */
  let waiting = [];

  return {
    /** Begins again with what the gateway knows. @param {MagazineView | undefined} view */
    reset: (view) => {
      count = view?.bullets ?? 0;
      used = new Set(view?.shots.map(({ bullet }) => bullet));
      flying = new Set();
      waiting = [];
    },
    /** @param {MagazineView} view of an answer */
    settle: ({ shots }) => {
      for (const { bullet } of shots) {
        used.add(bullet);
        flying.delete(bullet);
      }
    },
    /** The next bullet, which flies from now on; undefined when none is left. */
    take: () => {
      for (let bullet = 0; bullet < count; bullet += 1) {
        if (used.has(bullet) || flying.has(bullet)) continue;
        flying.add(bullet);
        return bullet;
      }
      return undefined;
    },
    /** A bullet that met no fish comes back. @param {number} bullet */
    giveBack: (bullet) => flying.delete(bullet),
    /** @param {number} bullet @param {number} fish */
    hit: (bullet, fish) => waiting.push({ bullet, fish }),
    /** The hits of the next call. */
    batch: () => waiting.splice(0, hitsPerCall),
    /** Bullets that fly and hit nothing yet come back. */
    recall: () => {
      const hits = new Set(waiting.map(({ bullet }) => bullet));
      flying = new Set([...flying].filter((bullet) => hits.has(bullet)));
    },
    hasWaiting: () => waiting.length > 0,
    left: () => count - used.size - flying.size,
    unused: () => count - used.size,
  };
};
