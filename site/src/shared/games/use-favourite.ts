import type { Game } from '@pavilion/contract';
import { useGameFavouriteMutation } from '@pavilion/sdk/react';
import { toast } from '@pavilion/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages';
import { useIsMember } from '../session/session-context';
import { gamesMessages } from './games-messages';
import { useLoginPanel } from './use-login-panel';

/** Whether a game is a favourite, updated optimistically, and the function that toggles it. */
export const useFavourite = (game: Game) => {
  const t = useMessages(gamesMessages);
  const isMember = useIsMember();
  const offerLogin = useLoginPanel();
  const { pathname, search } = useLocation();
  const [change] = useGameFavouriteMutation();
  // One after the other: the last toggle wins.
  const changes = useRef(Promise.resolve());
  // The optimistic value shows until the lists agree.
  const [pendingValue, setPendingValue] = useState<boolean>();
  if (pendingValue !== undefined && pendingValue === game.favourite) setPendingValue(undefined);
  const isFavourite = pendingValue ?? game.favourite;

  const toggle = async () => {
    if (!isMember) {
      await offerLogin({ message: t('favouriteNeedsLogin'), intended: pathname + search });
      return;
    }
    const favourite = !isFavourite;
    setPendingValue(favourite);
    changes.current = changes.current.then(async () => {
      const { error } = await change({ gameCode: game.code, favourite });
      if (!error) return;
      setPendingValue(undefined);
      toast.error(t('favouriteFailed'));
    });
  };

  return { isFavourite, toggle };
};
