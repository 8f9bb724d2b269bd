import { type DateRange, presetRange } from '@pavilion/ui';
import { isRange } from './range';

/** What can be chosen beside the days: the words of each filter, by its name in the address. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Whole days, and one word of each filter; a filter that is absent leaves all in. It is the body of the call. */
export type Selection<C extends Choices = Choices> = DateRange & {
  readonly [Name in keyof C]?: C[Name][number];
};

/** The last 30 days. */
export const defaultRange = (today: string): DateRange => presetRange('last30Days', today);

/** Reads a selection from an address. An address is anybody's writing: what is no sound value counts as not there. */
export const readSelection = <C extends Choices>(
  choices: C,
  params: URLSearchParams,
  today: string,
): Selection<C> => {
  const range = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const chosen = Object.entries(choices).flatMap(([name, words]) => {
    const word = params.get(name);
    return word !== null && words.includes(word) ? [[name, word]] : [];
  });
  return { ...(isRange(range) ? range : defaultRange(today)), ...Object.fromEntries(chosen) };
};

/** Writes a selection into an address, whole: tomorrow it means the same days. */
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

/** Whether somebody chose a selection: it is not the one that an address without choices stands for. */
export const isNarrowed = <C extends Choices>(
  choices: C,
  selection: Selection<C>,
  today: string,
): boolean => {
  const { from, to } = defaultRange(today);
  const isFiltered = Object.keys(choices).some((name) => selection[name] !== undefined);
  return isFiltered || selection.from !== from || selection.to !== to;
};
