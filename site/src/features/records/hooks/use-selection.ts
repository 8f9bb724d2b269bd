import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Choices, isNarrowed, readSelection, type Selection, writeSelection } from '../model/selection';
import { useToday } from './use-today';

export interface SelectionControl<C extends Choices> {
  /** Undefined until the day is known. */
  readonly selection: Selection<C> | undefined;
  readonly today: string | undefined;
  /** Whether the address chooses anything else than one sees without choosing. */
  readonly isChosen: boolean;
  readonly choose: (selection: Selection<C>) => void;
  readonly reset: () => void;
}

/** The selection of the address. Each choice is a step that the browser's back takes back. */
export const useSelection = <C extends Choices>(choices: C): SelectionControl<C> => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const selection = useMemo(
    () => (today === undefined ? undefined : readSelection(choices, params, today)),
    [choices, params, today],
  );
  return {
    selection,
    today,
    isChosen: selection !== undefined && today !== undefined && isNarrowed(choices, selection, today),
    choose: (next) => setParams(writeSelection(choices, next), { preventScrollReset: true }),
    reset: () => setParams({}, { preventScrollReset: true }),
  };
};
