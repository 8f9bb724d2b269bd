import { setTimeout } from 'node:timers/promises';
import { median } from '../measurement';
import type { Rate } from '../pgbench';

/** Between two measurements, ms: PostgreSQL writes the last one's pages meanwhile. */
const rest = 2_000;

/** Repetitions of each measurement; the table shows medians. */
export const repetitions = 5;

export interface Measured extends Rate {
  failed: number;
}

/** Medians of repetitions, and the rate of each in turn. */
export interface Repeated extends Measured {
  rates: readonly number[];
}

/** The median of the ratios of the turns. What slows the machine for a while slows both measurements of a turn. */
export const ratioOf = (one: Repeated, other: Repeated): number =>
  median(one.rates.map((rate, turn) => rate / (other.rates[turn] as number)));

/** Repeats the measurements alternately, so that a slow moment of the machine affects all of them. */
export const measureAlternately = async <Name extends string>(
  measure: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Repeated>> => {
  const names = Object.keys(measure) as Name[];
  const all = new Map(names.map((name) => [name, [] as Measured[]]));
  // Once without counting: the first calls of a process are slower, and its database grows into its memory.
  for (const name of names) await measure[name]();
  for (let repetition = 0; repetition < repetitions; repetition++) {
    // In turns also backwards: what a measurement leaves for the next one, such as rows to vacuum, meets others.
    for (const name of repetition % 2 === 0 ? names : names.toReversed()) {
      await setTimeout(rest);
      all.get(name)?.push(await measure[name]());
    }
  }
  const repeated = ([name, measured]: [Name, Measured[]]): [Name, Repeated] => {
    const medianOf = (key: keyof Rate) => median(measured.map((each) => each[key]));
    return [
      name,
      {
        perSecond: medianOf('perSecond'),
        p50: medianOf('p50'),
        p99: medianOf('p99'),
        failed: measured.reduce((sum, { failed }) => sum + failed, 0),
        rates: measured.map(({ perSecond }) => perSecond),
      },
    ];
  };
  return Object.fromEntries([...all].map(repeated)) as Record<Name, Repeated>;
};
