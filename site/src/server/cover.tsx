import type { GameCategory } from '@pavilion/contract';
import { type CoverCategory, type CoverMotif, coverMotifs, GameCover } from '@pavilion/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { coverRoot, readCoverUrl } from '../shared/games/cover-url';
import type { PageResponse } from './page-server';
import { missingPicture, picture } from './picture';

/** The cover background of each game category. */
const coverCategories: Readonly<Record<GameCategory, CoverCategory>> = {
  chess: 'chess',
  egame: 'slots',
  gaming: 'esports',
  lottery: 'lottery',
  realbet: 'live',
  sport: 'sport',
  fishing: 'fishing',
};

const isMotif = (word: string): word is CoverMotif => coverMotifs.includes(word as CoverMotif);

/**
 * Renders the cover that an address describes; undefined for other addresses. Covers are images instead of inline SVG, so
 * that browsers cache them and need not download the code that renders them.
 */
export const renderCover = (url: string): PageResponse | undefined => {
  if (!url.startsWith(coverRoot)) return undefined;
  const cover = readCoverUrl(url);
  if (!cover || !isMotif(cover.motif)) return missingPicture;
  const { motif, category } = cover;
  return picture(
    renderToStaticMarkup(
      <GameCover {...cover} category={coverCategories[category]} motif={motif} size={480} />,
    ),
  );
};
