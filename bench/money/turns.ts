import { median } from '../measurement';
import type { Rate } from '../pgbench';

/** Repetitions of each measurement; the table shows medians. */
export const turnsOfAll = 3;

export interface Measured extends Rate {
  failed: number;
}

/** Repeats the measurements in turn, so that a slow moment of the machine affects all of them. */
export const inTurn = async <Name extends string>(
  measure: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Measured>> => {
  const names = Object.keys(measure) as Name[];
  const all = new Map(names.map((name) => [name, [] as Measured[]]));
  for (let turn = 0; turn < turnsOfAll; turn++) {
    for (const name of names) all.get(name)?.push(await measure[name]());
  }
  const middle = (name: Name, key: keyof Measured) => median((all.get(name) ?? []).map((each) => each[key]));
  const summed = names.map((name) => [
    name,
    {
      perSecond: middle(name, 'perSecond'),
      p50: middle(name, 'p50'),
      p99: middle(name, 'p99'),
      failed: (all.get(name) ?? []).reduce((sum, { failed }) => sum + failed, 0),
    },
  ]);
  return Object.fromEntries(summed);
};
