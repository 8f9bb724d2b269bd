import { gameCategories } from '@pavilion/contract';
import { venues } from '../packages/gateway/src/venues/registry';
import { coverMotifs } from '../packages/ui/src/game-cover/motifs/motifs';
import { boardCategories } from '../site/src/routes/lobby-pages';
import { updatedGamesPage } from './games-page';
import { readText } from './repository';

describe('games', () => {
  it('[GAM-2] docs/games.md is current (fix: npm run generate)', () => {
    const page = readText('docs/games.md');
    expect(page).toBe(updatedGamesPage(page));
  });

  it.each(venues.flatMap(({ games }) => games))(
    '[GAM-2] the cover of $code names a motif that the kit draws (fix: coverMotifs)',
    ({ cover }) => expect(coverMotifs).toContain(cover.motif),
  );

  it('[GAM-2] only categories with a page of matches have no games (fix: boardCategories)', () => {
    const open = venues.flatMap(({ category, games }) => (games.length > 0 ? [category] : []));
    expect(gameCategories.filter((category) => !open.includes(category)).sort()).toEqual(
      [...boardCategories].sort(),
    );
  });
});
