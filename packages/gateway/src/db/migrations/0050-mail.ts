import { type Migration, sql } from 'kysely';

/** The mailbox of the site. A mail without a member is for all members who registered before it. */
export const mail: Migration = {
  async up(db) {
    await sql`
      create table mails (
        id text primary key,
        member_id text references members (id),
        kind text not null check (kind in ('system', 'promotion', 'notice')),
        title jsonb not null,
        body jsonb not null,
        href text,
        at timestamptz not null
      );
      create index mails_of_member on mails (member_id, id);
      create index mails_to_everybody on mails (id) where member_id is null;

      -- What a member did with a mail; no row: it is unread.
      create table mail_marks (
        member_id text not null references members (id),
        mail_id text not null references mails (id) on delete cascade,
        read_at timestamptz,
        deleted_at timestamptz,
        primary key (member_id, mail_id)
      );
      create index mail_marks_by_mail on mail_marks (mail_id);
    `.execute(db);
  },
};
