import { useCallback } from 'react';
import { playParam } from '../../../shared/games/play-address';
import { useQueryParams } from '../../../shared/navigation/use-query-params';
import { type Filters, readFilters, writeFilters } from '../model/filters';

/** The filters of the address with a setter. A change reloads the list and closes the open game. */
export const useFilters = () => {
  const [params, setParams] = useQueryParams();
  const filters = readFilters(params);
  const change = useCallback(
    (changes: Partial<Filters>) =>
      setParams((now) => writeFilters({ ...readFilters(now), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const leaveGame = useCallback(
    () => setParams((now) => writeFilters(readFilters(now)), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return {
    filters,
    change,
    /** The code of the open game. */
    play: params.get(playParam) || undefined,
    leaveGame,
  };
};
