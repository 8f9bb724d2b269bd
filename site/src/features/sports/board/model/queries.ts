import type { CallRequest } from '@pavilion/contract/wire';
import type { BoardState } from './address';

/** Whether a tab lists chosen matches, whenever they start. */
export const isOfAllTimes = (tab: BoardState['tab']): boolean => tab === 'favourites' || tab === 'recent';

/**
 * The request of a board, the same on the server and in the browser. Chosen matches start with those in play; seasons, which
 * another call lists, need its counts only.
 */
export const boardBody = ({
  provider,
  sport,
  tab,
}: Pick<BoardState, 'provider' | 'sport' | 'tab'>): CallRequest<'sportsBoard'> => ({
  provider,
  sport,
  tab: tab === 'live' || tab === 'today' || tab === 'early' ? tab : 'live',
});

/** The request of an opened match. */
export const eventBody = ({
  provider,
  match,
}: Pick<BoardState, 'provider' | 'match'>): CallRequest<'sportsEvent'> => ({ provider, event: match });

/** The request of the seasons whose winner can be bet on. */
export const outrightsBody = ({
  provider,
  sport,
}: Pick<BoardState, 'provider' | 'sport'>): CallRequest<'sportsOutrights'> => ({ provider, sport });
