import { type Migration, sql } from 'kysely';

/**
 * Whom a mail to many is for, and when it ends: earlier ones are for all members, without an end. And gifts of the mall that are
 * vouchers: money that the member claims as a grant.
 */
export const mailAudiences: Migration = {
  async up(db) {
    await sql`
      alter table mails
        add column vip_min int,
        add column vip_max int,
        add column agents_only boolean not null default false,
        add column ends_at timestamptz;
      alter table mall_gifts
        drop constraint mall_gifts_kind_check,
        drop constraint mall_gifts_check,
        add constraint mall_gifts_money check ((kind = 'goods') = (money is null));
      alter table mall_orders
        drop constraint mall_orders_kind_check,
        drop constraint mall_orders_check1,
        add constraint mall_orders_money check ((kind = 'goods') = (money is null));
    `.execute(db);
  },
};
