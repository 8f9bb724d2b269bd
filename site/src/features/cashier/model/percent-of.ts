import { parseMinor } from '@pavilion/format';

/** A part of a whole in per cent, 0 to 100. Rounded, so only for the width of bars. */
export const percentOf = (part: string, whole: string): number => {
  const all = parseMinor(whole);
  if (all <= 0n) return 0;
  const share = Number((parseMinor(part) * 1000n) / all) / 10;
  return Math.min(100, Math.max(0, share));
};
