/** One table of the performance page. */
export interface Measurement {
  title: string;
  /** How it was measured, and against what. */
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

/** Measures something several times, one after the other. */
export const repeat = async <T>(times: number, measure: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await measure());
  return results;
};
