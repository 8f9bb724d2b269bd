/**
 * What `bet_days` and `sport_bet_days` keep the sums of days by, besides the member: the filters of the bet record. Each is SQL of a
 * round `b` and its game `g`; a sports bet has a column of that name. The statements that count, count again and verify the sums
 * derive from it; a further key is also a column of both tables and of their primary keys.
 */
export const betDayKeys = { category: 'g.category', state: 'b.state' } as const;

export type BetDayKey = keyof typeof betDayKeys;

export const betDayKeyNames = Object.keys(betDayKeys) as BetDayKey[];

/** The columns that the sums are found by. */
export const betDayColumns = ['member_id', 'day', ...betDayKeyNames];

const sums = 'count(*)::int as count, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout';
const grouped = `group by ${betDayColumns.map((_, index) => index + 1).join(', ')}`;
const dayIn = (timeZone: string) => `(b.placed_at at time zone ${timeZone})::date as day`;
const keysOf = (source: (name: BetDayKey) => string) =>
  betDayKeyNames.map((name) => `${source(name)} as ${name}`).join(', ');

/** SQL of the sums of rounds. @param from what follows `from`: rounds `b` with their games `g` @param timeZone SQL of its name */
export const sumsOfRounds = (from: string, timeZone: string): string =>
  `select b.member_id, ${dayIn(timeZone)}, ${keysOf((name) => betDayKeys[name])}, ${sums} from ${from} ${grouped}`;

/** SQL of the sums of all sports bets. */
export const sumsOfSportBets = `select b.member_id, ${dayIn('s.time_zone')}, ${keysOf((name) => `b.${name}`)}, ${sums}
  from sport_bets b cross join protection_settings s ${grouped}`;

const ofBet = (row: 'old' | 'new') => betDayKeyNames.map((name) => `${row}.${name}`).join(', ');

/** The trigger function of `sport_bets`, which keeps `sport_bet_days`. Migration 0092 has its trigger. */
export const countSportBet = `
  -- Changes of bets of one member are in order, since each locks the member's account of stakes before.
  create or replace function count_sport_bet() returns trigger language plpgsql as $$
  declare
    v_day date := (select (new.placed_at at time zone time_zone)::date from protection_settings);
  begin
    if tg_op = 'UPDATE' then
      if (${ofBet('new')}, new.stake, new.payout) = (${ofBet('old')}, old.stake, old.payout) then
        return null;
      end if;
      update sport_bet_days set count = count - 1, stake = stake - old.stake, payout = payout - old.payout
        where (member_id, day, ${betDayKeyNames.join(', ')}) = (old.member_id, v_day, ${ofBet('old')});
    end if;
    insert into sport_bet_days as d (${betDayColumns.join(', ')}, count, stake, payout)
      values (new.member_id, v_day, ${ofBet('new')}, 1, new.stake, new.payout)
      on conflict (${betDayColumns.join(', ')}) do update set count = d.count + 1,
        stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
    return null;
  end $$;
`;
