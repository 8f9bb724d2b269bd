import { type Migration, sql } from 'kysely';

/** Live rooms: messages, mutes, reports, banned words, and what moderators and rules did. */
export const rooms: Migration = {
  async up(db) {
    await sql`
      create table rooms (
        id text primary key,
        title jsonb not null,
        host jsonb not null,
        sport text not null,
        -- Null: the matches of every competition of the sport.
        competition text,
        -- The event that is shown; the gateways choose the next one when it is over.
        match_id text,
        stream_kind text not null default 'drawn' check (stream_kind in ('drawn', 'hls')),
        stream_url text,
        state text not null default 'live' check (state in ('live', 'ended', 'maintenance')),
        rank integer not null,
        slow integer not null default 3 check (slow in (0, 3, 5, 10, 30, 60)),
        check ((stream_kind = 'hls') = (stream_url is not null))
      );

      create sequence room_message_ids;
      create table room_messages (
        -- Of one length, so that they sort as texts. Messages are inserted behind the lock of their room, so within a room
        -- the order of the ids is that of the transactions.
        id text primary key default lpad(nextval('room_message_ids')::text, 16, '0'),
        room_id text not null references rooms (id),
        -- Null: a program of the sandbox.
        member_id text references members (id),
        who text not null,
        vip integer not null,
        text text not null,
        client_key text not null,
        state text not null default 'shown' check (state in ('shown', 'held', 'removed')),
        at timestamptz not null,
        -- guard: room-message-once-for-a-key
        unique (room_id, member_id, client_key)
      );
      create unique index room_messages_automatic on room_messages (room_id, client_key) where member_id is null;
      create index room_messages_of_room on room_messages (room_id, id desc);
      create index room_messages_of_member on room_messages (member_id, at desc);
      create index room_messages_by_time on room_messages (at);

      create table room_mutes (
        id text primary key,
        member_id text not null references members (id),
        -- Null: in all rooms.
        room_id text references rooms (id),
        reason text not null,
        by text not null,
        at timestamptz not null,
        -- Null: for good.
        until timestamptz,
        lifted_at timestamptz
      );
      create index room_mutes_of_member on room_mutes (member_id) where lifted_at is null;

      create table room_reports (
        message_id text not null references room_messages (id) on delete cascade,
        member_id text not null references members (id),
        reason text not null,
        at timestamptz not null,
        primary key (message_id, member_id)
      );
      create index room_reports_of_member on room_reports (member_id, at);

      -- Refused messages of the last minute.
      create table room_refusals (
        member_id text not null references members (id),
        room_id text not null references rooms (id),
        at timestamptz not null
      );
      create index room_refusals_of_member on room_refusals (member_id, at);

      create table banned_words (
        -- In the form of comparableText.
        word text primary key
      );

      create table room_acts (
        id text primary key,
        at timestamptz not null,
        -- Name of a moderator or operator, or a rule such as rule:reports.
        actor text not null,
        kind text not null check (kind in ('mute', 'unmute', 'hold', 'release', 'remove', 'state', 'slow')),
        room_id text,
        member_id text,
        message_id text,
        details jsonb not null default '{}'
      );
      create index room_acts_of_room on room_acts (room_id, id desc);
    `.execute(db);
  },
};
