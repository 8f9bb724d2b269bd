import { type Migration, sql } from 'kysely';

/** When a real name was confirmed: an invited friend has a limited time for it. For earlier ones, the latest possible moment. */
export const realNameMoment: Migration = {
  async up(db) {
    await sql`
      alter table member_security add column real_name_passed_at timestamptz;
      update member_security set real_name_passed_at = now() where real_name_state = 'passed';
    `.execute(db);
  },
};
