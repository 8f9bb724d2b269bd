import { type Migration, sql } from 'kysely';

/** Drops the check of the kinds of mail: the type `MailKind` and the request schemas list them. */
export const mailKinds: Migration = {
  async up(db) {
    await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  },
};
