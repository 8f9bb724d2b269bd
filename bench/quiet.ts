import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** More than this share of a core used by other processes makes a measurement worthless. */
const busyShare = 0.2;
const watchedTime = 3_000;

/** Processor time of all processes since the machine started, in the ticks of /proc, 100 a second. */
const usedTicks = (): number => {
  const [user = 0, nice = 0, system = 0] = /^cpu +(.+)$/m
    .exec(readFileSync('/proc/stat', 'utf8'))![1]!
    .split(' ')
    .map(Number);
  return user + nice + system;
};

/** The share of a core that other processes use while this one waits; zero where there is no /proc. */
const shareOfOthers = async (): Promise<number> => {
  if (process.platform !== 'linux') return 0;
  const before = usedTicks();
  await wait(watchedTime);
  return (usedTicks() - before) / 100 / (watchedTime / 1_000);
};

/** The warning that a measurement on a busy machine prints; undefined on a quiet one. Runs while nothing of ours runs. */
export const busyWarning = async (): Promise<string | undefined> => {
  const share = await shareOfOthers();
  if (share <= busyShare) return undefined;
  return `Other processes use ${share.toFixed(1)} of a core. Stop them and measure again: docs/performance.md stays as it was.`;
};
