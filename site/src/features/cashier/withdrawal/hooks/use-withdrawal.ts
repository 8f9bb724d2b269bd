import type { WithdrawalOrder } from '@pavilion/contract';
import { api, type PavilionStore } from '@pavilion/sdk/react';
import { moneyApi, useWithdrawalOrderQuery } from '@pavilion/sdk/react/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useVisible } from '../../../../shared/page/use-visible';
import { isEnd } from '../../model/cashier-view';

/** The polling interval of an open withdrawal while the tab is visible, ms. */
const polling = 2_000;

/**
 * A withdrawal, polled until it has ended.
 *
 * @param listed the order from a list. If a response differs, lists and balances are stale.
 */
export const useWithdrawal = (id: string | undefined, listed?: WithdrawalOrder) => {
  const visible = useVisible();
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const body = id === undefined ? skipToken : { id };
  const { data: known } = moneyApi.endpoints.withdrawalOrder.useQueryState(body);
  const polls = visible && !(known && isEnd(known.state));
  const query = useWithdrawalOrderQuery(body, { pollingInterval: polls ? polling : 0 });

  const state = query.currentData?.state;
  const isListStale = listed !== undefined && state !== undefined && listed.state !== state;
  useEffect(() => {
    if (isListStale) dispatch(api.util.invalidateTags(['Balance', 'Transactions', 'Withdrawals']));
  }, [isListStale, dispatch]);

  return query;
};
