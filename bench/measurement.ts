import { readFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';

/** One table of the performance page. */
export interface Measurement {
  title: string;
  /** How it was measured, and what it is compared with. */
  method: string;
  columns: string[];
  rows: (string | number)[][];
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
export const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
export const ms = (value: number): string => Math.round(value).toLocaleString('en');

/** The machine of a measurement, for the pages. */
export const machine = (): string => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}, Node ${process.version}`;
};

/** Resident memory of a process, bytes. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Measures something several times in sequence. */
export const repeat = async <T>(times: number, measure: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await measure());
  return results;
};
