import { type DateRange, presetRange } from '@pavilion/ui';
import { isRange } from './range';

/** The options of each filter, by its query parameter. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** A date range and at most one option of each filter. The body of the call. */
export type Selection<C extends Choices = Choices> = DateRange & {
  readonly [Name in keyof C]?: C[Name][number];
};

/** The last 30 days. */
export const defaultRange = (today: string): DateRange => presetRange('last30Days', today);

/** Reads a selection from the query. Invalid values are ignored. */
export const readSelection = <C extends Choices>(
  choices: C,
  params: URLSearchParams,
  today: string,
): Selection<C> => {
  const range = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const chosen = Object.entries(choices).flatMap(([name, options]) => {
    const option = params.get(name);
    return option !== null && options.includes(option) ? [[name, option]] : [];
  });
  return { ...(isRange(range) ? range : defaultRange(today)), ...Object.fromEntries(chosen) };
};

/** The query of a selection. The dates are always included, so that a stored link keeps its meaning. */
export const writeSelection = <C extends Choices>(
  choices: C,
  selection: Selection<C>,
): Record<string, string> => ({
  from: selection.from,
  to: selection.to,
  ...Object.fromEntries(
    Object.keys(choices).flatMap((name) => (selection[name] === undefined ? [] : [[name, selection[name]]])),
  ),
});

/** Whether a selection differs from the default one. */
export const isNarrowed = <C extends Choices>(
  choices: C,
  selection: Selection<C>,
  today: string,
): boolean => {
  const { from, to } = defaultRange(today);
  const isFiltered = Object.keys(choices).some((name) => selection[name] !== undefined);
  return isFiltered || selection.from !== from || selection.to !== to;
};
