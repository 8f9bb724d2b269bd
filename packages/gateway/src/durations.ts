/**
 * Units of time. Moments and durations of the gateway are in milliseconds, so a duration is a number of these:
 * `30 * dayMs`. A day is 24 hours here; the days of the brand’s calendar are in `domain/days.ts`.
 */

/** A second, in ms. */
export const secondMs = 1_000;

/** A minute, in ms. */
export const minuteMs = 60 * secondMs;

/** An hour, in ms. */
export const hourMs = 60 * minuteMs;

/** A day of 24 hours, in ms. */
export const dayMs = 24 * hourMs;

/** A day in seconds, which headers of HTTP count. */
export const daySeconds = dayMs / secondMs;

/** The minutes of a day, for times that are counted in minutes after midnight. */
export const minutesPerDay = 24 * 60;
