import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Loaded before the program of a gateway: its clock is this many milliseconds ahead. */
const source = (ahead: number): string => `
const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length === 0 ? [now() + ${ahead}] : given)); }
  static now() { return now() + ${ahead}; }
};
`;

/** The environment of a gateway whose clock is some milliseconds ahead. */
export const fastClockIn = (folder: string, ahead: number): { readonly NODE_OPTIONS: string } => {
  const file = join(folder, 'fast-clock.cjs');
  writeFileSync(file, source(ahead));
  return { NODE_OPTIONS: `--require ${file}` };
};
