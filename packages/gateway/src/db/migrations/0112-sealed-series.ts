import { type Migration, sql } from 'kysely';

/**
 * The seeds of a game and a day never change once they are stored: their end is published the day before, and another root with
 * another end would give open rounds other outcomes.
 */
export const sealedSeries: Migration = {
  async up(db) {
    await sql`
      -- guard: seeds-of-day-final
      create trigger append_only before update or delete on fair_series for each row execute function settled_rows_are_final();
      create trigger no_truncate before truncate on fair_series for each statement execute function settled_rows_are_final();
    `.execute(db);
  },
};
