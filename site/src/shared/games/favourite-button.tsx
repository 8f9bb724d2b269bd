import type { Game } from '@pavilion/contract';
import { StarFilledIcon, StarIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../messages';
import { gamesMessages } from './games-messages';
import { useFavourite } from './use-favourite';

const Round = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 1px solid ${token.color.hairline};
  border-radius: 50%;
  background: ${token.color.glass};
  color: ${token.color.ink};
  backdrop-filter: ${token.effect.glassFilter};
  transition: transform ${token.motion.fast} ${token.motion.out};
  &:hover { transform: scale(1.08); }
  &[aria-pressed='true'] { color: ${token.color.value}; }
`;

/** Adds a game to the favourites, or removes it. */
export const FavouriteButton = ({ game, className }: { game: Game; className?: string }) => {
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { isFavourite, toggle } = useFavourite(game);
  const label = t(isFavourite ? 'unfavourite' : 'favourite', { name: text(game.name) });
  return (
    <Round className={className} aria-pressed={isFavourite} aria-label={label} title={label} onClick={toggle}>
      {isFavourite ? <StarFilledIcon size={18} /> : <StarIcon size={18} />}
    </Round>
  );
};
