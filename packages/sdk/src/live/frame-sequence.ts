import type { LiveTopic } from '@pavilion/contract';

/** `next`: deliver it; `stale`: the snapshot already covers it, or there is no snapshot yet; `gap`: frames are missing. */
type FrameOrder = 'next' | 'stale' | 'gap';

/** Follows the sequence numbers of pushed frames, each topic on its own. */
export const createFrameSequence = () => {
  let last: Record<LiveTopic, number> | undefined;
  return {
    /** Counts from a snapshot. Until the first one every frame is stale. */
    startFrom: (seq: Readonly<Record<LiveTopic, number>>) => {
      last = { ...seq };
    },
    /** A gap leaves the count where it is: later frames are gaps too, until the next snapshot. */
    check: (topic: LiveTopic, seq: number): FrameOrder => {
      if (!last || seq <= last[topic]) return 'stale';
      if (seq > last[topic] + 1) return 'gap';
      last[topic] = seq;
      return 'next';
    },
  };
};
