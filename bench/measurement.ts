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

/** Processor time that a process has used so far, in user and kernel mode, s. Linux counts in hundredths of a second. */
export const processorSeconds = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
};

/** Measures something several times in sequence. */
export const repeat = async <T>(times: number, measure: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await measure());
  return results;
};
