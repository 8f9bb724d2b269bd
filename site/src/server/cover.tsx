import type { GameCategory } from '@pavilion/contract';
import { type CoverCategory, type CoverMotif, coverMotifs, GameCover } from '@pavilion/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { coverRoot, readCoverUrl } from '../shared/games/cover-url';
import type { PageResponse } from './page-server';
import { missingPicture, picture } from './picture';

/** The wall of each kind of game. */
const walls: Readonly<Record<GameCategory, CoverCategory>> = {
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
 * Draws the cover that an address describes; undefined for an address that is not a cover's. Covers are images and
 * not part of the pages, so that browsers keep them and no browser downloads the means to draw them.
 */
export const renderCover = (url: string): PageResponse | undefined => {
  if (!url.startsWith(coverRoot)) return undefined;
  const cover = readCoverUrl(url);
  if (!cover || !isMotif(cover.motif)) return missingPicture;
  const { motif, colors, category, name } = cover;
  return picture(
    renderToStaticMarkup(
      <GameCover name={name} category={walls[category]} motif={motif} colors={colors} size={480} />,
    ),
  );
};
