import { type Migration, sql } from 'kysely';

/** What became of each invited friend whose steps are done: decided once, and again only after a review. */
export const invitations: Migration = {
  async up(db) {
    await sql`
      create table invitation_outcomes (
        friend_id text primary key references members (id),
        inviter_id text not null references members (id),
        outcome text not null check (outcome in ('rewarded', 'review', 'same-person', 'limit')),
        at timestamptz not null
      );
      create index invitation_outcomes_of_inviter on invitation_outcomes (inviter_id, outcome);
      create index members_of_inviter on members (inviter_id, registered_at) where inviter_id is not null;
    `.execute(db);
  },
};
