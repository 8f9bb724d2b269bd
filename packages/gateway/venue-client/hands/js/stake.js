// @ts-check

/**
 * The stake of the next hand, made of chips. It is kept from hand to hand. A hand may have further spots beside the first,
 * e.g. a side bet, which may stay empty. Amounts are minor units.
 *
 * @param {{ spots: string[], chips: bigint[], min: bigint, max: bigint, balance: bigint }} options chips ascending
 */
export const createStake = ({ spots, chips, min, max, balance }) => {
  const first = /** @type {string} */ (spots[0]);
  /** @type {{ spot: string, chip: bigint }[]} */
  let placed = [];
  let active = first;
  /** @param {string} [spot] */
  const total = (spot) =>
    placed.reduce((sum, { spot: on, chip }) => (spot === undefined || on === spot ? sum + chip : sum), 0n);

  const initial = chips.filter((chip) => chip >= min && chip <= balance && chip <= max);
  const start = initial[Math.min(2, initial.length - 1)];
  if (start !== undefined) placed = [{ spot: first, chip: start }];

  return {
    spots,
    total,
    active: () => active,
    /** @param {string} spot */
    choose: (spot) => {
      if (spots.includes(spot)) active = spot;
    },
    /** Places a chip on the active spot; false if its limit does not allow it. @param {bigint} chip */
    add: (chip) => {
      if (total(active) + chip > max) return false;
      placed = [...placed, { spot: active, chip }];
      return true;
    },
    undo: () => {
      placed = placed.slice(0, -1);
    },
    clear: () => {
      placed = [];
      active = first;
    },
    isEmpty: () => placed.length === 0,
    /** Why the hand cannot be opened; undefined if it can. @param {bigint} available */
    problem: (available) => {
      if (total(first) < min || spots.some((spot) => total(spot) > 0n && total(spot) < min)) return 'min';
      if (spots.some((spot) => total(spot) > max)) return 'max';
      return total() > available ? 'balance' : undefined;
    },
  };
};
