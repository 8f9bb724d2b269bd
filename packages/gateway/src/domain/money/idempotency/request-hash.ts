import { createHash } from 'node:crypto';

const canonical = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, canonical(each)]);
};

/** A hash of a call and its body, independent of the order of keys. */
export const requestHash = (call: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, canonical(body)]))
    .digest('hex');
