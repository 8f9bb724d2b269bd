import {
  motion,
  runningPosition,
  settleDistance,
  settleTimes,
  settlingPosition,
  shortestSpin,
} from '../slots/js/reel-motion.js';

const slope = (position: (ms: number) => number, at: number): number =>
  position(at + 0.5) - position(at - 0.5);

describe('the motion of a reel', () => {
  it('[GAM-2] stops exactly at its stop position after one small overshoot', () => {
    const path = Array.from({ length: 200 }, (_, i) => settlingPosition(7, (i / 199) * motion.settle));
    expect(path[0]).toBeCloseTo(7 + settleDistance);
    expect(path.at(-1)).toBe(7);
    expect(settlingPosition(7, 99_999)).toBe(7);
    expect(Math.min(...path)).toBeGreaterThan(7 - 0.35);
    expect(Math.min(...path)).toBeLessThan(7);
  });

  it('[GAM-2] does not jump in speed when it starts to settle', () => {
    const running = slope((ms) => runningPosition(0, ms), 2_000);
    const settling = settlingPosition(0, 1) - settlingPosition(0, 0);
    expect(running).toBeCloseTo(-motion.speed, 6);
    expect(settling).toBeCloseTo(running, 3);
  });

  it('[GAM-2] stops from left to right, within two and a half seconds when the answer is quick', () => {
    const times = settleTimes(30, 5);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times.at(-1)! + motion.settle).toBeLessThanOrEqual(2_500);
  });

  it('[GAM-2] takes the same time with less motion, and with the pause after it at least 2.5 seconds', () => {
    expect(shortestSpin(5)).toBe(2_100);
    expect(shortestSpin(5) + 450).toBeGreaterThanOrEqual(2_500);
  });

  it('[GAM-2] runs for a minimum time, which a fast response does not shorten and a slow one extends', () => {
    expect(settleTimes(0, 5)).toEqual(settleTimes(motion.shortestRun, 5));
    expect(settleTimes(5_000, 5)[0]).toBe(5_000);
  });
});
