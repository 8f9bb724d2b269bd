/** A kind of fish. */
export interface FishKind {
  /** As in the records. */
  readonly code: string;
  /** What a catch pays, in stakes of a bullet; null: a treasure fish, whose prize is drawn after the catch. */
  readonly multiple: number | null;
  /** How many of 1,000 fish are of the kind. */
  readonly share: number;
  /** How long it swims through the pond, milliseconds. */
  readonly life: number;
  /** Length of its picture in a pond of 1,000 pixels. Only the page of the game reads it. */
  readonly size: number;
}

/** The fish of a title. Nothing here decides about money: the schedule is public, and every fish returns the same. */
export interface Pond {
  /** Public seed of the schedule. */
  readonly seed: number;
  readonly kinds: readonly FishKind[];
}

/** Milliseconds from one fish to the next. Fish n begins at n × step of the epoch. */
export const fishStep = 800;
/** By how much the clock of a player may differ from that of the gateway, milliseconds. */
const tolerance = 3_000;

/**
 * A number from 0 to below 2^32 that follows from its arguments, for pictures and schedules only. The game client has the same
 * function.
 */
export const scatter = (seed: number, fish: number, salt: number): number => {
  let word = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(fish, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35)) >>> 0;
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d) >>> 0;
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b) >>> 0;
  return (word ^ (word >>> 16)) >>> 0;
};

export const fishKindOf = ({ seed, kinds }: Pond, fish: number): FishKind => {
  let left = scatter(seed, fish, 0) % 1_000;
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  throw new RangeError('The shares of a pond are 1,000 together');
};

/** Whether the fish with the number is in the pond at a time, milliseconds. */
export const isInPond = (pond: Pond, fish: number, now: number): boolean => {
  const age = now - fish * fishStep;
  return age >= -tolerance && age <= fishKindOf(pond, fish).life + tolerance;
};
