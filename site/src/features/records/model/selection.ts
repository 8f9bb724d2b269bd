import { type DateRange, presetRange } from '@pavilion/ui';
import type { Filter, Filters } from './filter';
import { isRange } from './range';

/** A date range and the values of filters. The body of the call. */
export type Selection<F extends Filters = Filters> = DateRange & {
  readonly [Name in keyof F]?: F[Name] extends Filter<infer Value> ? Value : never;
};

/** The last 30 days. */
export const defaultRange = (today: string): DateRange => presetRange('last30Days', today);

/** Reads a selection from the query. Invalid values are ignored. */
export const readSelection = <F extends Filters>(
  filters: F,
  params: URLSearchParams,
  today: string,
): Selection<F> => {
  const range = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const values = Object.entries(filters).flatMap(([name, filter]) => {
    const value = filter.parse(params.get(name) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  return { ...(isRange(range) ? range : defaultRange(today)), ...Object.fromEntries(values) };
};

/** The query of a selection. The dates are always included, so that a stored link keeps its meaning. */
export const writeSelection = <F extends Filters>(
  filters: F,
  selection: Selection<F>,
): Record<string, string> => ({
  from: selection.from,
  to: selection.to,
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) =>
      selection[name] === undefined ? [] : [[name, filter.format(selection[name])]],
    ),
  ),
});

/** Whether a selection differs from the default one. */
export const isNarrowed = <F extends Filters>(
  filters: F,
  selection: Selection<F>,
  today: string,
): boolean => {
  const { from, to } = defaultRange(today);
  const isFiltered = Object.keys(filters).some((name) => selection[name] !== undefined);
  return isFiltered || selection.from !== from || selection.to !== to;
};
