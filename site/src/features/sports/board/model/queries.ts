import type { CallRequest } from '@pavilion/contract/wire';
import type { BoardState } from './address';

/** The request of a board, the same on the server and in the browser. Followed matches start with those in play. */
export const boardBody = ({
  provider,
  sport,
  tab,
}: Pick<BoardState, 'provider' | 'sport' | 'tab'>): CallRequest<'sportsBoard'> => ({
  provider,
  sport,
  tab: tab === 'favourites' ? 'live' : tab,
});

/** The request of an opened match. */
export const eventBody = ({
  provider,
  match,
}: Pick<BoardState, 'provider' | 'match'>): CallRequest<'sportsEvent'> => ({ provider, event: match });
