import type { Game } from '@pavilion/contract';
import { useGameFavouriteMutation } from '@pavilion/sdk/react';
import { toast } from '@pavilion/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages';
import { useIsMember } from '../session/session-context';
import { gamesMessages } from './games-messages';
import { useLoginPanel } from './use-login-panel';

/** Whether a game is a favourite, as the person sees it at once, and the way to change it. */
export const useFavourite = (game: Game) => {
  const t = useMessages(gamesMessages);
  const isMember = useIsMember();
  const offerLogin = useLoginPanel();
  const { pathname, search } = useLocation();
  const [change, { isLoading }] = useGameFavouriteMutation();
  // What was asked for shows until the lists say the same.
  const [wish, setWish] = useState<boolean>();
  if (wish !== undefined && wish === game.favourite) setWish(undefined);
  const isFavourite = wish ?? game.favourite;

  const toggle = async () => {
    if (!isMember) {
      await offerLogin({ message: t('favouriteNeedsLogin'), intended: pathname + search });
      return;
    }
    if (isLoading) return;
    setWish(!isFavourite);
    const { error } = await change({ gameCode: game.code, favourite: !isFavourite });
    if (!error) return;
    setWish(undefined);
    toast.error(t('favouriteFailed'));
  };

  return { isFavourite, toggle };
};
