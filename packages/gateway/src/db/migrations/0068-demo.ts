import { type Migration, sql } from 'kysely';

/** Demo members: one at a time for each device, until it is blocked at the end of its day. */
export const demo: Migration = {
  async up(db) {
    await sql`
      alter table members
        add column is_demo boolean not null default false,
        add column demo_device text,
        add column demo_refilled_at timestamptz,
        add check (is_demo = (demo_device is not null) and is_demo = (demo_refilled_at is not null));
      -- guard: one-demo-of-device
      create unique index members_demo on members (demo_device) where is_demo and not blocked;
      create index members_demo_due on members (registered_at) where is_demo and not blocked`.execute(db);
  },
};
