import { type Migration, sql } from 'kysely';

/** Every grant of promotional money is a row of `dividends`, once for its cause and reference. */
export const grants: Migration = {
  async up(db) {
    await sql`
      alter table dividends
        add column cause text not null default 'manual',
        add column reference text,
        -- What one person receives once, with whatever accounts: a promotion and its period. Null: nothing of the kind.
        add column occasion text,
        -- Required turnover, hundredths of the amount.
        add column multiple int not null default 500 check (multiple >= 0),
        -- Null: granted by an earlier version, which knew no end.
        add column expires_at timestamptz,
        -- While a person decides about it; it cannot be claimed and does not expire.
        add column held_at timestamptz,
        add column revoked_at timestamptz,
        -- Why it was held or revoked.
        add column reason jsonb;
      update dividends set reference = id;
      alter table dividends
        alter column cause drop default,
        alter column reference set not null,
        add constraint dividends_once unique (cause, reference),
        add constraint dividends_end_once check (num_nonnulls(claimed_at, held_at, revoked_at) <= 1);
      drop index dividends_waiting;
      create index dividends_waiting on dividends (member_id) where claimed_at is null and revoked_at is null;
      create index dividends_of_member on dividends (member_id, id);
    `.execute(db);
  },
};
