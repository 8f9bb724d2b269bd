import { calibrate } from './testing/calibration';
import { sampleEvents } from './testing/sample-events';

/** Matches of each sport; `bench/sports-engine.ts` runs more. */
const matches = { football: 3000, basketball: 600, tennis: 800, cs2: 2000, moba: 300 } as const;

describe.each(sampleEvents.map((event) => [event.sport, event] as const))(
  'the distributions of %s',
  (sport, event) => {
    it('[SPT-8] agree with simulated matches at random moments', () => {
      const scores = [...calibrate(event, matches[sport])];
      const far = scores.filter(([, list]) => list.some((score) => Math.abs(score) > 4));
      expect(far).toEqual([]);
      expect(scores.length).toBeGreaterThan(5);
    });
  },
);
