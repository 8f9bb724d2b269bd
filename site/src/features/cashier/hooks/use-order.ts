import type { DepositOrder } from '@pavilion/contract';
import { api, depositTags, type PavilionStore, useDepositOrderQuery } from '@pavilion/sdk/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useVisible } from '../../../shared/page/use-visible';
import { isEnd } from '../model/cashier-view';

/** The polling interval of a pending order while the tab is visible, ms. */
const orderPolling = 2_000;

/**
 * An order, polled until it has ended.
 *
 * @param listed the order from a list. If the first response differs, lists and balance are stale.
 */
export const useOrder = (id: string | undefined, listed?: DepositOrder) => {
  const visible = useVisible();
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const body = id === undefined ? skipToken : { id };
  const { data: known } = api.endpoints.depositOrder.useQueryState(body);
  const polls = visible && !(known && isEnd(known.state));
  const query = useDepositOrderQuery(body, { pollingInterval: polls ? orderPolling : 0 });

  const isListStale = listed?.state === 'pending' && query.currentData?.state === 'paid';
  useEffect(() => {
    if (isListStale) dispatch(api.util.invalidateTags([...depositTags]));
  }, [isListStale, dispatch]);

  return query;
};
