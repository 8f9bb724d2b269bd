import { type Migration, sql } from 'kysely';

/**
 * Figures of past days on the overview of operators, which are counted once, and the indexes that find the rows of one day. Those of
 * rounds and sports bets exist.
 */
export const dailyFigures: Migration = {
  async up(db) {
    await sql`
      create table daily_figures (
        code text not null,
        -- Of the brand's calendar.
        day date not null,
        value bigint not null,
        primary key (code, day)
      );
      -- In the order in which a closure of an account locks them.
      create index members_registered on members (registered_at) where not is_demo;
      create index deposit_orders_paid on deposit_orders (paid_at) include (amount) where state = 'paid';
      create index withdrawal_orders_paid on withdrawal_orders (ended_at) include (amount) where state = 'paid';
    `.execute(db);
  },
};
