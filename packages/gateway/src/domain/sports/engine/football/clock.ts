/** Seconds of a half without added time, and of the break. */
export const halfSeconds = 2700;
export const breakSeconds = 900;
/** Seconds into a half at which its added time is announced. */
export const announcedAt = 2640;

/** Share of the match that the 45 minutes of a half take; its added time takes the other 0.02, whatever its length. */
const halfShare = 0.48;
const addedShare = 0.02;

/**
 * How far a half has proceeded, from 0 to 0.5 of the match.
 *
 * @param seconds since the half began.
 * @param added seconds of added time; not needed before they are announced.
 */
export const shareOfHalf = (seconds: number, added: number): number =>
  seconds <= halfSeconds
    ? (halfShare * Math.max(0, seconds)) / halfSeconds
    : halfShare + addedShare * Math.min(1, (seconds - halfSeconds) / added);

/** The inverse of {@link shareOfHalf}. */
export const secondsOfHalf = (share: number, added: number): number =>
  share <= halfShare
    ? (halfSeconds * share) / halfShare
    : halfSeconds + (added * (share - halfShare)) / addedShare;

/** Expected share of a side's goals up to a share of the match: 45 % fall into the first half. */
export const goalShare = (share: number): number => 0.8 * share + 0.2 * share * share;

/** The inverse of {@link goalShare}. */
export const shareAtGoalShare = (goals: number): number => (Math.sqrt(0.64 + 0.8 * goals) - 0.8) / 0.4;

/** Expected share of the goals in the first half. */
export const firstHalfGoals = goalShare(0.5);
