import type { Game } from '@pavilion/contract';
import type { MouseEvent } from 'react';
import { useLocalText, useMessages } from '../messages';
import { useIsMember } from '../session/session-context';
import { gamesMessages } from './games-messages';
import { playAddress } from './play-address';
import { useLoginPanel } from './use-login-panel';
import { recordOpenedGame } from './visitor-games';

/** The props of a link that opens a game. It offers the login to visitors first. */
export const usePlayLink = (game: Pick<Game, 'category' | 'code' | 'name'>) => {
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const isMember = useIsMember();
  const offerLogin = useLoginPanel();
  const to = playAddress(game);

  const onClick = (event: MouseEvent) => {
    if (isMember) return;
    event.preventDefault();
    recordOpenedGame(game.code);
    offerLogin({ message: t('loginText', { name: text(game.name) }), intended: to });
  };

  return { to, onClick };
};
