import type { DepositOrder } from '@pavilion/contract';
import { api, depositTags, type PavilionStore, useDepositOrderQuery } from '@pavilion/sdk/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isEnd } from '../model/cashier-view';
import { useVisible } from './use-visible';

/** How often a pending order is asked for while the tab is visible, ms. */
const orderPolling = 2_000;

/**
 * An order, asked for again and again until it reaches its end.
 *
 * @param listed the order as a list has it: when the first answer already differs, the lists and the balance are stale.
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
