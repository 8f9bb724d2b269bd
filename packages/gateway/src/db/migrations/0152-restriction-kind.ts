import { type Migration, sql } from 'kysely';

/** Why an address is restricted, by which its calls are answered 6031, 6032 or 6033; addresses of before have 6033. */
export const restrictionKind: Migration = {
  async up(db) {
    await sql`
      alter table restricted_addresses add column kind text not null default 'address';
    `.execute(db);
  },
};
