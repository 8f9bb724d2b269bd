import type { SportArea } from '@pavilion/contract/sports';
import { api } from '@pavilion/sdk/react';
import type { PageData } from '../../../../shared/page/page-data';
import { readBoard } from './address';
import { boardBody, eventBody } from './queries';

/** Prefetches the board of the address, and its opened match. */
export const boardData =
  (area: SportArea): PageData =>
  ({ dispatch, search }) => {
    const state = readBoard(search, area);
    return [
      dispatch(api.endpoints.sportsBoard.initiate(boardBody(state))),
      ...(state.match === ''
        ? []
        : [
            // Only opened matches need that chunk.
            import('@pavilion/sdk/react/money').then(({ moneyApi }) =>
              dispatch(moneyApi.endpoints.sportsEvent.initiate(eventBody(state))),
            ),
          ]),
    ];
  };
