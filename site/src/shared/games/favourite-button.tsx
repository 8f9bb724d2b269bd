import type { Game } from '@pavilion/contract';
import { StarFilledIcon, StarIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../messages';
import { gamesMessages } from './games-messages';
import { useFavourite } from './use-favourite';

const Round = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${token.color.glass};
  color: ${token.color.ink};
  backdrop-filter: ${token.effect.glassFilter};
  transition: transform ${token.motion.fast} ${token.motion.out};
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -6px; } }
  &:hover { transform: scale(1.08); }
  &[aria-pressed='true'] { background: ${token.gradient.value}; color: ${token.color.onValue}; }
`;

/** Adds a game to the favourites, or removes it. */
export const FavouriteButton = ({ game, className }: { game: Game; className?: string }) => {
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { isFavourite, toggle } = useFavourite(game);
  const label = t(isFavourite ? 'unfavourite' : 'favourite', { name: text(game.name) });
  return (
    <Round className={className} aria-pressed={isFavourite} aria-label={label} title={label} onClick={toggle}>
      {isFavourite ? <StarFilledIcon size={16} /> : <StarIcon size={16} />}
    </Round>
  );
};
