import { calibrate } from './testing/calibration';
import { sampleEvents, simulatedMatches } from './testing/sample-events';

describe.each(sampleEvents.map((event) => [event.sport, event] as const))(
  'the distributions of %s',
  (sport, event) => {
    it('[SPT-8] agree with simulated matches at random moments', () => {
      const scores = [...calibrate(event, simulatedMatches[sport].distributions)];
      const far = scores.filter(([, list]) => list.some((score) => Math.abs(score) > 4));
      expect(far).toEqual([]);
      expect(scores.length).toBeGreaterThan(5);
    });
  },
);
