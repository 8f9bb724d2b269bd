import type { SportArea } from '@pavilion/contract/sports';
import { api } from '@pavilion/sdk/react';
import type { PageData } from '../../../../shared/page/page-data';
import { readBoard } from './address';
import { boardBody, eventBody, outrightsBody } from './queries';

/** The chunk of the money calls, which only opened matches and seasons need. */
const loadMoneyApi = async () => (await import('@pavilion/sdk/react/money')).moneyApi.endpoints;

/** Prefetches the board of the address, its seasons, and its opened match. */
export const boardData =
  (area: SportArea): PageData =>
  ({ dispatch, search }) => {
    const state = readBoard(search, area);
    return [
      dispatch(api.endpoints.sportsBoard.initiate(boardBody(state))),
      ...(state.tab === 'outrights'
        ? [loadMoneyApi().then((calls) => dispatch(calls.sportsOutrights.initiate(outrightsBody(state))))]
        : []),
      ...(state.match === ''
        ? []
        : [loadMoneyApi().then((calls) => dispatch(calls.sportsEvent.initiate(eventBody(state))))]),
    ];
  };
