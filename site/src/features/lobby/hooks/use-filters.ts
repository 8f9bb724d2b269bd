import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { playParam } from '../../../shared/games/play-address';
import { type Filters, readFilters, writeFilters } from '../model/filters';

/** The filters of the address, and the way to change them. A change begins the list anew and leaves the open game. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
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
    /** Code of the game that the address opens. */
    play: params.get(playParam) || undefined,
    leaveGame,
    /** Whether the person came to search. */
    wantsSearch: params.has('search'),
  };
};
