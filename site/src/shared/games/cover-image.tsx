import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocale } from '../messages';
import { type CoveredGame, coverUrl } from './cover-url';

const Image = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 4;
  object-fit: cover;
  background: ${token.color.skeleton};
`;

interface CoverImageProps {
  readonly game: CoveredGame;
  /** Loads the image eagerly, for covers above the fold. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A game's cover. Decorative: the name of the game is beside it. */
export const CoverImage = ({ game, eager = false, className }: CoverImageProps) => {
  const { locale } = useLocale();
  return (
    <Image
      src={coverUrl(game, locale)}
      width={240}
      height={320}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
};
