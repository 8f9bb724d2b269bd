import { median, residentBytes } from '../measurement';

/** The share of a run at either end. Readings of the first tenth do not count, because caches fill in it. */
const tenth = 0.1;

/** Reads the resident memory of a process during a run, and reports growth of 10 % or more. */
export const watchMemory = (pid: number) => {
  const readings: number[] = [];
  return {
    read() {
      readings.push(residentBytes(pid) / 2 ** 20);
    },
    /** After the run. The medians at both ends, since single readings depend on when V8 collected garbage. */
    result(): { findings: string[]; note: string } {
      const share = Math.floor(readings.length * tenth);
      const [before, after] = [median(readings.slice(share, 2 * share)), median(readings.slice(-share))];
      const grown = after / before - 1;
      return {
        findings: grown >= 0.1 ? [`memory grew by ${(100 * grown).toFixed(1)} %`] : [],
        note: `memory ${before.toFixed(0)} MiB in the second tenth, ${after.toFixed(0)} MiB in the last, at most ${Math.max(...readings).toFixed(0)} MiB`,
      };
    },
  };
};
