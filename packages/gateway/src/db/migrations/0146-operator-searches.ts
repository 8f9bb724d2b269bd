import { type Migration, sql } from 'kysely';

/** Finds members by phone and by the first characters of the account, and acts by what they are about or by the operator. */
export const operatorSearches: Migration = {
  async up(db) {
    await sql`
      create index members_by_phone on members (phone) where phone is not null;
      -- The unique index has the collation of the database, which may have no range for a prefix.
      create index members_by_account on members (account_key collate "C");
      -- An id names one subject, so that the kind need not be in the index.
      drop index operator_acts_of_subject;
      create index operator_acts_of_subject on operator_acts (subject, id desc);
      -- The record of acts is filtered by the name.
      drop index operator_acts_of_operator;
      create index operator_acts_of_operator on operator_acts (operator_name, id desc);
    `.execute(db);
  },
};
