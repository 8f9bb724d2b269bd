import type { Game } from '@pavilion/contract';
import { useGameFavouriteMutation } from '@pavilion/sdk/react';
import { toast } from '@pavilion/ui';
import { useRef, useState } from 'react';
import { useLocalText, useMessages } from '../messages';
import { useIsMember } from '../session/session-context';
import { gamesMessages } from './games-messages';
import { readVisitorGames, toggleVisitorFavourite, useIsVisitorFavourite } from './visitor-games';

/** Whether a game is a favourite, updated optimistically, and the function that toggles it. The browser stores those of visitors. */
export const useFavourite = (game: Game) => {
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const isMember = useIsMember();
  const isVisitorFavourite = useIsVisitorFavourite(game.code);
  const [change] = useGameFavouriteMutation();
  // One after the other: the last toggle wins.
  const changes = useRef(Promise.resolve());
  // The optimistic value shows until the lists agree.
  const [pendingValue, setPendingValue] = useState<boolean>();
  if (pendingValue !== undefined && pendingValue === game.favourite) setPendingValue(undefined);
  const isFavourite = isMember ? (pendingValue ?? game.favourite) : isVisitorFavourite;

  const offerUndo = (undo: () => void) => {
    const action = { label: t('undo'), onSelect: undo };
    toast.info(t('unfavourited', { name: text(game.name) }), { key: `favourite ${game.code}`, action });
  };
  const save = (favourite: boolean) => {
    setPendingValue(favourite);
    changes.current = changes.current.then(async () => {
      const { error } = await change({ gameCode: game.code, favourite });
      if (!error) {
        if (!favourite) offerUndo(() => save(true));
        return;
      }
      setPendingValue(undefined);
      toast.error(t('favouriteFailed'));
    });
  };
  const toggle = () => {
    if (isMember) return save(!isFavourite);
    toggleVisitorFavourite(game.code);
    if (!isFavourite) return;
    offerUndo(() => {
      if (!readVisitorGames().favourites.includes(game.code)) toggleVisitorFavourite(game.code);
    });
  };

  return { isFavourite, toggle };
};
