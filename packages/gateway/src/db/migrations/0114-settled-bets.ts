import { type Migration, sql } from 'kysely';

/**
 * Restores the view `settled_bets`, which `settled_play` replaced. Gateways of the previous version read it until the rolling
 * deployment has replaced them. The next version drops it.
 */
export const settledBets: Migration = {
  async up(db) {
    await sql`
      create view settled_bets as
        select b.id, b.member_id, g.category, b.stake, b.payout, b.turnover, b.settled_at
          from bets b left join games g on g.code = b.game_code where b.state = 'settled'
        union all
        select id, member_id, category, stake, payout, turnover, settled_at
          from sport_bets where state in ('settled', 'cashed-out') or state = 'void' and cashed > 0;
    `.execute(db);
  },
};
