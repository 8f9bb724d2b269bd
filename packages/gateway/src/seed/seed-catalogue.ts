import type { Database } from '../db/database';
import type { NewRow } from '../db/schema';
import { slotGames, slotVenue } from '../venues/slots';
import type { VenueGame } from '../venues/venue-port';
import { sportsFixtures } from './sports-fixtures';

const gameRow = (game: VenueGame, rank: number): NewRow<'games'> => ({
  code: game.code,
  venue_code: slotVenue.code,
  category: game.category,
  name: JSON.stringify(game.name),
  pinyin: game.pinyin,
  initials: game.initials,
  min_stake: game.minStake,
  max_stake: game.maxStake,
  return_to_player: game.returnToPlayer,
  hot: game.hot,
  is_new: game.isNew,
  motif: game.cover.motif,
  color_from: game.cover.colors[0],
  color_to: game.cover.colors[1],
  rank,
});

/** Lists the games and fixtures as their venues describe them now. At every start, since games change with the code. */
export const seedCatalogue = async (db: Database): Promise<void> => {
  const venue = { code: slotVenue.code, name: JSON.stringify(slotVenue.name) };
  await db
    .insertInto('venues')
    .values(venue)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(venue))
    .execute();
  for (const row of slotGames.map(gameRow)) {
    await db
      .insertInto('games')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
  }
  await db
    .insertInto('sports_fixtures')
    .values([...sportsFixtures])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
