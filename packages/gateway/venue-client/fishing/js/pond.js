// @ts-check

/**
 * The schedule of the fish, as the gateway has it (`venues/hands/fishing/pond.ts`), and the paths that they swim. Positions are
 * pictures only: what a hit wins does not depend on them. The fish themselves are in `ponds.generated.js`.
 *
 * @typedef {{ code: string, multiple: number | null, share: number, life: number, size: number }} Kind
 *   `multiple`: null for a treasure; `life`: milliseconds in the pond; `size`: length in a pond of 1,000 pixels
 * @typedef {{ seed: number, kinds: Kind[] }} Pond
 * @typedef {{ number: number, kind: Kind, x: number, y: number, angle: number, isLeftward: boolean }} Fish
 *   `x`, `y`: from 0 to 1 of the pond; `angle`: radians
 */

/** Milliseconds from one fish to the next. */
export const fishStep = 800;

/** @param {number} seed @param {number} number @param {number} salt */
export const scatter = (seed, number, salt) => {
  let word =
    (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35)) >>> 0;
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d) >>> 0;
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b) >>> 0;
  return (word ^ (word >>> 16)) >>> 0;
};

/** @param {Pond} pond @param {number} number @returns {Kind} */
export const kindOf = ({ seed, kinds }, number) => {
  let left = scatter(seed, number, 0) % 1_000;
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  throw new RangeError('The shares of a pond are 1,000 together');
};

/**
 * The pond of a version of a game. A gateway that is newer than the page can open a magazine of a version that the page does not
 * have: the page loads again (`onUnknown`), and shows the last pond until then.
 *
 * @param {Record<number, Pond>} ponds of the game, by version
 * @param {{ versions: number[], onUnknown: () => void }} options `versions`: those of the session, which the page must have
 */
export const createPonds = (ponds, { versions, onUnknown }) => {
  for (const version of versions) {
    if (!ponds[version]) throw new Error(`The page has no pond of version ${version}`);
  }
  let last = /** @type {Pond} */ (ponds[versions[0] ?? 1]);
  /** @param {number} version */
  return (version) => {
    const found = ponds[version];
    if (found) last = found;
    else onUnknown();
    return last;
  };
};

/** Where a fish swims at a time. @param {Pond} pond @param {number} number @param {Kind} kind @param {number} now @returns {Fish} */
const swim = (pond, number, kind, now) => {
  const part = (/** @type {number} */ salt) => scatter(pond.seed, number, salt) / 2 ** 32;
  const progress = (now - number * fishStep) / kind.life;
  const isLeftward = part(1) < 0.5;
  // Fish enter and leave outside of the picture.
  const margin = 0.08 + kind.size / 1_400;
  const along = -margin + progress * (1 + 2 * margin);
  const height = kind.size / 2_600;
  const lane = 0.15 + height + part(2) * (0.6 - 2 * height);
  const [reach, waves, phase] = [0.03 + part(3) * 0.06, 0.7 + part(4) * 1.1, part(5) * 6.28];
  const turn = phase + progress * waves * 6.28;
  const slope = (reach * waves * 6.28 * Math.cos(turn)) / (1 + 2 * margin);
  return {
    number,
    kind,
    x: isLeftward ? 1 - along : along,
    y: lane + reach * Math.sin(turn),
    angle: Math.atan(slope * 0.55) * (isLeftward ? -1 : 1),
    isLeftward,
  };
};

/** The kinds of fish by their numbers, so that a frame computes none twice. @param {Pond} pond */
export const createSchedule = (pond) => {
  const longest = Math.max(...pond.kinds.map(({ life }) => life));
  /** @type {Map<number, Kind>} */
  const kinds = new Map();
  /** @param {number} number */
  const kind = (number) => {
    const known = kinds.get(number) ?? kindOf(pond, number);
    if (kinds.size > 200) kinds.clear();
    kinds.set(number, known);
    return known;
  };
  return {
    /** The fish in the pond at a time, small ones last. @param {number} now */
    fishAt: (now) => {
      /** @type {Fish[]} */
      const found = [];
      const last = Math.floor(now / fishStep);
      for (let number = last - Math.ceil(longest / fishStep); number <= last; number += 1) {
        const one = kind(number);
        if (now - number * fishStep < one.life) found.push(swim(pond, number, one, now));
      }
      return found.sort((left, right) => right.kind.size - left.kind.size);
    },
  };
};
