import { type Migration, sql } from 'kysely';

/** Lets a scrape of the metrics count the months of agents that are held without reading the others. */
export const heldMonths: Migration = {
  async up(db) {
    await sql`create index agent_settlements_held on agent_settlements (month) where state = 'held'`.execute(
      db,
    );
  },
};
