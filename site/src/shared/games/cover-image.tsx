import { type CoverShape, token, useTheme } from '@pavilion/ui';
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
  /** Default `portrait`. The other shapes need a style with their size or aspect ratio: 16 / 9, and 1 for a thumbnail. */
  readonly shape?: CoverShape;
  /** Loads the image eagerly, for covers above the fold. */
  readonly eager?: boolean;
  readonly className?: string;
}

/**
 * A game's cover. Decorative: the name of the game is beside it. It renders again when the theme changes, unlike a scene:
 * only an `img` loads lazily, and no style can choose its file.
 */
export const CoverImage = ({ game, shape = 'portrait', eager = false, className }: CoverImageProps) => {
  const { locale } = useLocale();
  const { name: theme } = useTheme();
  return (
    <Image
      src={coverUrl(game, locale, shape, theme)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
};
