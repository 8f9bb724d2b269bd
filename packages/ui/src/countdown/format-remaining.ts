/** How often a countdown changes, in ms. */
export const countdownTick = 1_000;

const pad = (n: number) => String(n).padStart(2, '0');

/** Whole seconds left, rounded up, so that the last second is shown and zero means expired. */
export const remainingSeconds = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / countdownTick));

/** `14:05`, with hours `01:14:05`; whole days separately. */
export const formatRemaining = (seconds: number): { readonly days: number; readonly clock: string } => {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const tail = `${pad(minutes)}:${pad(seconds % 60)}`;
  return { days, clock: days > 0 || hours > 0 ? `${pad(hours)}:${tail}` : tail };
};
