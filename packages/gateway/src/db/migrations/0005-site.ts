import { type Migration, sql } from 'kysely';

export const site: Migration = {
  async up(db) {
    await sql`
      create table site_settings (key text primary key, value jsonb not null);

      create table notices (
        id text primary key,
        category text not null,
        title jsonb not null,
        body jsonb not null,
        published_at timestamptz not null
      );

      create table station_ads (
        id text primary key,
        position text not null,
        rank int not null,
        title jsonb not null,
        subtitle jsonb not null,
        call_to_action jsonb not null,
        href text not null,
        scene text not null
      );
    `.execute(db);
  },
};
