import { type Migration, sql } from 'kysely';

/** Requests to change what a member is known by, with their evidence, and a forgotten payment password. */
export const profileChanges: Migration = {
  async up(db) {
    await sql`
      create table profile_changes (
        id text primary key,
        member_id text not null references members (id),
        field text not null check (field in ('real-name', 'phone')),
        before text,
        value text not null,
        note text not null,
        state text not null check (state in ('pending', 'passed', 'refused', 'cancelled')),
        reason jsonb,
        at timestamptz not null,
        review_at timestamptz,
        ended_at timestamptz,
        check ((state = 'pending') = (ended_at is null))
      );
      create index profile_changes_of_member on profile_changes (member_id, id desc);
      create index profile_changes_due on profile_changes (review_at) where state = 'pending';
      create unique index profile_changes_pending on profile_changes (member_id, field) where state = 'pending';

      create table evidence (
        id text primary key,
        member_id text not null references members (id),
        change_id text references profile_changes (id),
        type text not null,
        picture bytea not null,
        at timestamptz not null
      );
      create index evidence_of_change on evidence (change_id);

      alter table challenges drop constraint challenges_purpose_check;
      alter table challenges add constraint challenges_purpose_check
        check (purpose in ('login', 'password', 'payment-password'));
    `.execute(db);
  },
};
