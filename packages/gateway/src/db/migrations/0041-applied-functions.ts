import { type Migration, sql } from 'kysely';

/** Which text of `../functions.ts` the database has. */
export const appliedFunctions: Migration = {
  async up(db) {
    await sql`
      create table applied_functions (
        only_one boolean primary key default true check (only_one),
        digest text not null
      )`.execute(db);
  },
};
