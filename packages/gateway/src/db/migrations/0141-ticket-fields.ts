import { type Migration, sql } from 'kysely';

/** Tickets store the values of the fields of their topic. Those from before have none. */
export const ticketFields: Migration = {
  async up(db) {
    await sql`alter table threads add column field_values jsonb not null default '{}'`.execute(db);
  },
};
