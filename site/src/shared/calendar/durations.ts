/** Durations in milliseconds as whole units, for texts. */
export const seconds = (duration: number): number => duration / 1_000;
export const minutes = (duration: number): number => duration / 60_000;
export const hours = (duration: number): number => duration / (60 * 60_000);
export const days = (duration: number): number => duration / (24 * 60 * 60_000);
