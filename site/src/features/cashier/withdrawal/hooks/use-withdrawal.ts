import type { WithdrawalOrder } from '@pavilion/contract';
import { api, type PavilionStore } from '@pavilion/sdk/react';
import { moneyApi, useWithdrawalOrderQuery } from '@pavilion/sdk/react/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useVisible } from '../../hooks/use-visible';
import { isEnd } from '../../model/cashier-view';

/** How often an open withdrawal is asked for while the tab is visible, ms. */
const polling = 2_000;

/**
 * A withdrawal, asked for again and again until it reaches its end.
 *
 * @param listed the order as a list has it: when an answer differs, lists and balances are stale.
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
