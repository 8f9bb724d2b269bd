/** How a venue answers. */
export type VenueState = 'good' | 'slow' | 'down';

/** Answers that count. */
const kept = 20;
/** An answer that takes longer is slow, ms. */
const slowAfter = 800;

/** The latest answers of a venue: how long each took in ms; undefined for one that did not arrive. */
export type AnswerTimes = readonly (number | undefined)[];

/** The answers with another one. */
export const withAnswer = (times: AnswerTimes, took: number | undefined): AnswerTimes =>
  [...times, took].slice(-kept);

/** `down` when the last answer did not arrive, `slow` when one in twenty of the others is slow; undefined without any. */
export const venueStateOf = (times: AnswerTimes): VenueState | undefined => {
  if (times.length === 0) return undefined;
  if (times.at(-1) === undefined) return 'down';
  const arrived = times.filter((took) => took !== undefined).sort((one, other) => one - other);
  return arrived[Math.ceil(arrived.length * 0.95) - 1]! > slowAfter ? 'slow' : 'good';
};
