import { setTimeout } from 'node:timers/promises';
import { median } from '../measurement';
import type { Rate } from '../pgbench';

/** Between two measurements, ms: PostgreSQL writes the last one's pages meanwhile. */
const rest = 2_000;

/** Repetitions of each measurement; the table shows medians. */
export const repetitions = 3;

export interface Measured extends Rate {
  failed: number;
}

/** Repeats the measurements alternately, so that a slow moment of the machine affects all of them. */
export const measureAlternately = async <Name extends string>(
  measure: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Measured>> => {
  const names = Object.keys(measure) as Name[];
  const all = new Map(names.map((name) => [name, [] as Measured[]]));
  for (let repetition = 0; repetition < repetitions; repetition++) {
    // In turns also backwards: what a measurement leaves for the next one, such as rows to vacuum, meets others.
    for (const name of repetition % 2 === 0 ? names : names.toReversed()) {
      await setTimeout(rest);
      all.get(name)?.push(await measure[name]());
    }
  }
  const medianOf = (name: Name, key: keyof Measured) =>
    median((all.get(name) ?? []).map((each) => each[key]));
  const medians = names.map((name) => [
    name,
    {
      perSecond: medianOf(name, 'perSecond'),
      p50: medianOf(name, 'p50'),
      p99: medianOf(name, 'p99'),
      failed: (all.get(name) ?? []).reduce((sum, { failed }) => sum + failed, 0),
    },
  ]);
  return Object.fromEntries(medians);
};
