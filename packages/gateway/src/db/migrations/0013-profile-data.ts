import { type Migration, sql } from 'kysely';

/** Birthday and e-mail of a member, which a review changes as it does the name and the phone. */
export const profileData: Migration = {
  async up(db) {
    await sql`
      alter table members add column birthday date, add column email text;
      alter table profile_changes drop constraint profile_changes_field_check;
      alter table profile_changes add constraint profile_changes_field_check
        check (field in ('real-name', 'phone', 'birthday', 'email'));
    `.execute(db);
  },
};
