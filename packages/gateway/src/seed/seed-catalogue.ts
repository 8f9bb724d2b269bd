import type { Database } from '../db/database';
import type { FullRow } from '../db/schema';
import { venues } from '../venues/registry';
import type { Venue, VenueGame } from '../venues/venue';
import { sportsFixtures } from './sports-fixtures';

const gameRow = ({ code, category }: Venue, game: VenueGame, rank: number): FullRow<'games'> => ({
  code: game.code,
  venue_code: code,
  category,
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

const insertVenue = async (db: Database, venue: Venue) => {
  const row = { code: venue.code, name: JSON.stringify(venue.name) };
  await db
    .insertInto('venues')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
  for (const [rank, game] of venue.games.entries()) {
    const values = gameRow(venue, game, rank);
    await db
      .insertInto('games')
      .values(values)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  }
};

/**
 * Writes the registry's venues with their games, and the fixtures. Runs at every start, since games change with the code.
 * A row of `venues` is a wallet too, so a venue that takes no stakes gets none.
 */
export const seedCatalogue = async (db: Database, rows: readonly Venue[] = venues): Promise<void> => {
  for (const venue of rows) {
    if (venue.games.length > 0 || venue.category === 'sport') await insertVenue(db, venue);
  }
  await db
    .insertInto('sports_fixtures')
    .values([...sportsFixtures])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
