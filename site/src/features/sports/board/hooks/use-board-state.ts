import type { SportArea } from '@pavilion/contract/sports';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryParams } from '../../../../shared/navigation/use-query-params';
import { type BoardState, readBoard, writeBoard } from '../model/address';
import { chooseOdds, useChosenOdds } from './use-chosen-odds';

/** The state of a board in the address, with the format of odds that the device has chosen where the address has none (SPT-8). */
export const useBoardState = (area: SportArea) => {
  const [params, setParams] = useQueryParams();
  const { pathname } = useLocation();
  const odds = useChosenOdds();
  const state = useMemo(() => readBoard(params, area, odds), [params, area, odds]);
  /** An opened match is a new entry of the history, so that Back closes it; filters replace the entry. */
  const change = useCallback(
    (changes: Partial<BoardState>, { push = false } = {}) => {
      if (changes.odds) chooseOdds(changes.odds);
      const chosen = changes.odds ?? odds;
      setParams((now) => writeBoard({ ...readBoard(now, area, chosen), ...changes }, area, chosen), {
        replace: !push,
        preventScrollReset: true,
      });
    },
    [setParams, area, odds],
  );
  const hrefOf = useCallback(
    (changes: Partial<BoardState>) => {
      const query = writeBoard({ ...readBoard(params, area, odds), ...changes }, area, odds).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
    [params, area, pathname, odds],
  );
  return { state, change, hrefOf };
};

export type BoardActions = Omit<ReturnType<typeof useBoardState>, 'state'>;
