import { type Migration, sql } from 'kysely';

/**
 * The last checks that listed the kinds and states of the contract: each new value would have needed a migration. Those on the
 * states of money and of bets remain, where a wrong value would pay twice. Whether a gift brings money is a row of
 * `deliveries` in the mall.
 *
 * Tables of bets come before `member_play`, and the turnover is last: settlements of running gateways lock them in this order.
 */
export const listsOfKinds: Migration = {
  async up(db) {
    await sql`
      alter table sport_bets drop constraint sport_bets_category_check;
      alter table promotion_entries drop constraint promotion_entries_state_check;
      alter table mall_orders drop constraint mall_orders_money, drop constraint mall_orders_state_check;
      alter table agent_applications drop constraint agent_applications_state_check;
      alter table challenges drop constraint challenges_purpose_check;
      alter table mall_gifts drop constraint mall_gifts_money;
      alter table member_play drop constraint member_play_closed_kind_check;
      alter table member_security drop constraint member_security_real_name_state_check;
      alter table operator_requests drop constraint operator_requests_state_check;
      alter table person_links drop constraint person_links_mark_check;
      alter table pop_ups drop constraint pop_ups_audience_check;
      alter table profile_changes
        drop constraint profile_changes_field_check, drop constraint profile_changes_state_check;
      alter table promotions drop constraint promotions_period_check;
      alter table protection_closures drop constraint protection_closures_kind_check;
      alter table room_acts drop constraint room_acts_kind_check;
      alter table room_messages drop constraint room_messages_state_check;
      alter table rooms
        drop constraint rooms_slow_check, drop constraint rooms_state_check, drop constraint rooms_stream_kind_check;
      alter table sport_overrides drop constraint sport_overrides_kind_check;
      alter table thread_messages drop constraint thread_messages_author_check;
      alter table threads
        drop constraint threads_closed_by_check, drop constraint threads_kind_check, drop constraint threads_state_check;
      alter table turnover_requirements drop constraint turnover_requirements_cause_check;
    `.execute(db);
  },
};
