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

/** The value below which a share of the values lies, interpolated between neighbours. */
export const quantile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
};

export const median = (values: number[]): number => quantile(values, 0.5);

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
export const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
export const ms = (value: number): string => Math.round(value).toLocaleString('en');

/** The median with the quartiles around it: `996 (980–1,020)`. */
export const quartiles = (values: number[]): string =>
  `${ms(median(values))} (${ms(quantile(values, 0.25))}–${ms(quantile(values, 0.75))})`;

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
