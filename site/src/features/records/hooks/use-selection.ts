import { useMounted } from '@pavilion/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brandDay } from '../../../shared/calendar/time-zone';
import { useClient } from '../../../shared/session/session-context';
import type { Filters } from '../model/filter';
import { isNarrowed, readSelection, type Selection, writeSelection } from '../model/selection';

export interface SelectionControl<F extends Filters> {
  /** Undefined on the server and during hydration. */
  readonly selection: Selection<F> | undefined;
  readonly today: string | undefined;
  /** Whether the selection differs from the default one. */
  readonly isChosen: boolean;
  readonly choose: (selection: Selection<F>) => void;
  readonly reset: () => void;
}

/** Today in the brand's calendar, by the gateway's clock; undefined on the server and during hydration. */
const useToday = (): string | undefined => {
  const { now } = useClient();
  return useMounted() ? brandDay(now()) : undefined;
};

/** The selection in the query. Each change is a history entry. */
export const useSelection = <F extends Filters>(filters: F): SelectionControl<F> => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const selection = useMemo(
    () => (today === undefined ? undefined : readSelection(filters, params, today)),
    [filters, params, today],
  );
  return {
    selection,
    today,
    isChosen: selection !== undefined && today !== undefined && isNarrowed(filters, selection, today),
    choose: (next) => setParams(writeSelection(filters, next), { preventScrollReset: true }),
    reset: () => setParams({}, { preventScrollReset: true }),
  };
};
