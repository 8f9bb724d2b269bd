import { type Migration, sql } from 'kysely';

/**
 * Which marks of a person are proven, and the accounts that an operator decides about after a self-exclusion: unproven
 * marks close no other account (decision 0101).
 */
export const provenMarks: Migration = {
  async up(db) {
    await sql`
      alter table person_links add column proven boolean not null default false;
      update person_links set proven = true from member_security
        where mark = 'name-birthday' and person_links.member_id = member_security.member_id
          and real_name_state = 'passed';
      create table exclusion_reviews (
        member_id text not null references members (id),
        because_of text not null references members (id),
        ends_at timestamptz not null,
        at timestamptz not null,
        decided_at timestamptz,
        primary key (member_id, because_of)
      );
      create index exclusion_reviews_undecided on exclusion_reviews (at) where decided_at is null;
    `.execute(db);
  },
};
