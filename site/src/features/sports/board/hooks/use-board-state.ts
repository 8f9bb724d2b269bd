import type { SportArea } from '@pavilion/contract/sports';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryParams } from '../../../../shared/navigation/use-query-params';
import { type BoardState, readBoard, writeBoard } from '../model/address';

/** The state of a board in the address. */
export const useBoardState = (area: SportArea) => {
  const [params, setParams] = useQueryParams();
  const { pathname } = useLocation();
  const state = useMemo(() => readBoard(params, area), [params, area]);
  /** An opened match is a new entry of the history, so that Back closes it; filters replace the entry. */
  const change = useCallback(
    (changes: Partial<BoardState>, { push = false } = {}) =>
      setParams((now) => writeBoard({ ...readBoard(now, area), ...changes }, area), {
        replace: !push,
        preventScrollReset: true,
      }),
    [setParams, area],
  );
  const hrefOf = useCallback(
    (changes: Partial<BoardState>) => {
      const query = writeBoard({ ...readBoard(params, area), ...changes }, area).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
    [params, area, pathname],
  );
  return { state, change, hrefOf };
};

export type BoardActions = Omit<ReturnType<typeof useBoardState>, 'state'>;
