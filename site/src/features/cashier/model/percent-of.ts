import { parseMinor } from '@pavilion/format';

/** A part of a whole in per cent, at most 100: for the width of a bar, not for money. */
export const percentOf = (part: string, whole: string): number => {
  const all = parseMinor(whole);
  if (all <= 0n) return 0;
  const share = Number((parseMinor(part) * 1000n) / all) / 10;
  return Math.min(100, Math.max(0, share));
};
