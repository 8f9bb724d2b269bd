import type { Game } from '@pavilion/contract';
import type { MouseEvent } from 'react';
import { useLocalText, useMessages } from '../messages';
import { useIsMember } from '../session/session-context';
import { useClosedVenue } from './closed-venues';
import { gamesMessages } from './games-messages';
import { playAddress } from './play-address';
import { useLoginPanel } from './use-login-panel';
import { recordOpenedGame } from './visitor-games';

/** The props of a link that opens a game. It offers the login to visitors first, except for a closed game. */
export const usePlayLink = (game: Pick<Game, 'category' | 'code' | 'name' | 'venue'>) => {
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const isMember = useIsMember();
  const offerLogin = useLoginPanel();
  const to = playAddress(game);
  const isClosed = useClosedVenue(game.venue) !== undefined;

  const onClick = (event: MouseEvent) => {
    // The address of a closed game opens the explanation, to visitors too.
    if (isMember || isClosed) return;
    event.preventDefault();
    recordOpenedGame(game.code);
    offerLogin({ message: t('loginText', { name: text(game.name) }), intended: to });
  };

  return { to, onClick };
};
