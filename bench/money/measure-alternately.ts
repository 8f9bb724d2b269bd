import { median } from '../measurement';
import type { Rate } from '../pgbench';

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
    for (const name of names) all.get(name)?.push(await measure[name]());
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
