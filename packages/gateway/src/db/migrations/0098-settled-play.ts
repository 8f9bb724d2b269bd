import { type Migration, sql } from 'kysely';

/**
 * Play as a list of facts that never change: a sports bet that is corrected has a further row with the difference, at the
 * moment of the correction. The view before it had a bet once, at its last settlement, so that a correction moved the bet
 * into another month.
 */
export const settledPlay: Migration = {
  async up(db) {
    await sql`
      drop view settled_bets;

      -- What was won and turned over by rounds and sports bets, for levels, promotions, agents and the guide. A void bet
      -- counts if a part of it was cashed out before, or if it had been settled.
      create view settled_play as
        select b.id, b.member_id, g.category, b.stake - b.payout as gross, b.turnover, b.settled_at as at,
          false as is_correction
          from bets b left join games g on g.code = b.game_code where b.state = 'settled'
        union all
        select id, member_id, category, stake - payout, turnover, settled_at, false
          from sport_bets where state = 'cashed-out'
        union all
        select b.id, b.member_id, b.category, coalesce(earlier.payout, b.stake - b.cashed) - s.payout,
          -- Turnover only grows. That of parts that were cashed out before is in the first row.
          case when s.rev = 1 then b.turnover + s.turnover - (
              select max(every.turnover) from sport_settlements every
              where every.bet_id = b.id and every.member_id = b.member_id)
            else greatest(s.turnover - earlier.turnover, 0) end,
          s.at, coalesce(earlier.is_counted, false)
          from sport_bets b
          join sport_settlements s on s.bet_id = b.id and s.member_id = b.member_id
          cross join lateral (
            select (array_agg(e.payout order by e.rev desc))[1] as payout, max(e.turnover) as turnover,
              bool_or(e.state = 'settled' or b.cashed > 0) as is_counted
            from sport_settlements e where e.bet_id = b.id and e.member_id = b.member_id and e.rev < s.rev) earlier
          where s.state = 'settled' or b.cashed > 0 or earlier.is_counted;
    `.execute(db);
  },
};
