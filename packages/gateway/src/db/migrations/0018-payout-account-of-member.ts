import { type Migration, sql } from 'kysely';

/**
 * A payout account is unique per member. With a key over all members, every member could reserve the card or address of
 * another person, and learn from the rejection which ones are bound.
 */
export const payoutAccountOfMember: Migration = {
  async up(db) {
    await sql`
      drop index payout_accounts_once;
      -- guard: payout-account-once
      create unique index payout_accounts_once on payout_accounts (member_id, kind, number) where removed_at is null;
    `.execute(db);
  },
};
