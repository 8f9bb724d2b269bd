/** A limit in milliseconds as the number that a text says, in hours or in days of 24 hours. */
export const inHours = (span: number): number => span / (60 * 60_000);
export const inDays = (span: number): number => inHours(span) / 24;
