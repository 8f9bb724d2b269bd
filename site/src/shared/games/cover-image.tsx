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
  /** For the few that are seen first: they do not wait for the scroll. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A game's cover, beside its written name and therefore silent. */
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
