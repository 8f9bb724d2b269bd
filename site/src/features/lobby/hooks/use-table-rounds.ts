import type { GameCategory } from '@pavilion/contract';
import { useTableRoundsQuery } from '@pavilion/sdk/react';
import { useMounted } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { useVisible } from '../../../shared/page/use-visible';
import { hasTables } from '../model/has-tables';
import { createSecondTicker, type SecondTicker } from '../model/second-ticker';
import { refreshAfter, type TableRound } from '../model/table-round';

/** Pause after a request that failed, ms. */
const retryPause = 15_000;

export interface TableRounds {
  /** Undefined for a game that is no table, and until the first answer. */
  readonly roundOf: (gameCode: string) => TableRound | undefined;
  /** When the rounds arrived, ms since the epoch. */
  readonly receivedAt: number;
  readonly ticker: SecondTicker;
}

/**
 * The running rounds of the tables of a lobby: fetched in the browser, and again when a phase ends while the tab is
 * visible. Undefined for a lobby without tables.
 */
export const useTableRounds = (category: GameCategory): TableRounds | undefined => {
  const hasRounds = hasTables(category);
  const isMounted = useMounted();
  const isVisible = useVisible();
  const [ticker] = useState(createSecondTicker);
  const query = useTableRoundsQuery({}, { skip: !hasRounds || !isMounted });
  const { data, isFetching, isError, isUninitialized, fulfilledTimeStamp = 0, refetch } = query;

  useEffect(() => {
    if (isUninitialized || isFetching || !isVisible || data?.length === 0) return;
    const pause = data && !isError ? fulfilledTimeStamp + refreshAfter(data) - Date.now() : retryPause;
    const timer = setTimeout(refetch, Math.max(0, pause));
    return () => clearTimeout(timer);
  }, [data, isUninitialized, isFetching, isError, isVisible, fulfilledTimeStamp, refetch]);

  if (!hasRounds) return undefined;
  return {
    roundOf: (gameCode) => data?.find((round) => round.gameCode === gameCode),
    receivedAt: fulfilledTimeStamp,
    ticker,
  };
};
