import type { LiveTopic } from '@pavilion/contract';

/** `next`: to be believed; `old`: known from the snapshot, or before there is one; `gap`: something is missing. */
type Verdict = 'next' | 'old' | 'gap';

/** Follows the numbers of pushed frames, each topic by itself. */
export const createCounting = () => {
  let last: Record<LiveTopic, number> | undefined;
  return {
    /** Begins anew: nothing is believed before the next snapshot. */
    forget: () => {
      last = undefined;
    },
    startFrom: (seq: Readonly<Record<LiveTopic, number>>) => {
      last = { ...seq };
    },
    judge: (topic: LiveTopic, seq: number): Verdict => {
      if (!last || seq <= last[topic]) return 'old';
      if (seq > last[topic] + 1) return 'gap';
      last[topic] = seq;
      return 'next';
    },
  };
};
