import type { CallRequest } from '@pavilion/contract/wire';
import type { BoardState, BoardTab } from './address';

/** Whether a tab shows matches of the person, which are among those of all other tabs. */
export const isOwnTab = (tab: BoardTab): tab is 'favourites' | 'recent' =>
  tab === 'favourites' || tab === 'recent';

/**
 * The request of a board, the same on the server and in the browser. Followed and recent matches start with those in play;
 * seasons, which another call lists, need its counts only.
 */
export const boardBody = ({
  provider,
  sport,
  tab,
}: Pick<BoardState, 'provider' | 'sport' | 'tab'>): CallRequest<'sportsBoard'> => ({
  provider,
  sport,
  tab: isOwnTab(tab) || tab === 'outrights' ? 'live' : tab,
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
