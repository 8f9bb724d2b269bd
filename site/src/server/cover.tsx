import type { GameCategory } from '@pavilion/contract';
import { type CoverCategory, type CoverMotif, coverMotifs, GameCover } from '@pavilion/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { coverRoot, readCoverUrl } from '../shared/games/cover-url';
import type { PageResponse } from './page-server';

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

const missing: PageResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: '',
};

/** What a picture may do when it is opened by itself: show, and nothing else. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/**
 * Draws the cover that an address describes; undefined for an address that is not a cover's. Covers are images and
 * not part of the pages, so that browsers keep them and no browser downloads the means to draw them.
 */
export const renderCover = (url: string): PageResponse | undefined => {
  if (!url.startsWith(coverRoot)) return undefined;
  const cover = readCoverUrl(url);
  if (!cover || !isMotif(cover.motif)) return missing;
  const { motif, colors, category, name } = cover;
  const body = renderToStaticMarkup(
    <GameCover name={name} category={walls[category]} motif={motif} colors={colors} size={480} />,
  );
  return { status: 200, headers, body };
};
