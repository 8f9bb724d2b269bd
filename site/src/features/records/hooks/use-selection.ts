import { useMounted } from '@pavilion/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClient } from '../../../shared/session/session-context';
import { dayOf } from '../model/calendar';
import { type Choices, isNarrowed, readSelection, type Selection, writeSelection } from '../model/selection';

export interface SelectionControl<C extends Choices> {
  /** Undefined on the server and during hydration. */
  readonly selection: Selection<C> | undefined;
  readonly today: string | undefined;
  /** Whether the selection differs from the default one. */
  readonly isChosen: boolean;
  readonly choose: (selection: Selection<C>) => void;
  readonly reset: () => void;
}

/** Today in the brand's calendar, by the gateway's clock; undefined on the server and during hydration. */
const useToday = (): string | undefined => {
  const { now } = useClient();
  return useMounted() ? dayOf(new Date(now())) : undefined;
};

/** The selection in the query. Each change is a history entry. */
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
