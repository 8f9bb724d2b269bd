/**
 * Columns by which the daily sums of `bet_days` and `sport_bet_days` are grouped, besides member and day: the filters of the bet record.
 * Each is SQL of a round `b` and its game `g`; a sports bet has a column of that name. The statements that count, count again and
 * verify the sums derive from it; a further key is also a column of both tables and of their primary keys.
 */
export const betDayKeys = { category: 'g.category', state: 'b.state' } as const;

export type BetDayKey = keyof typeof betDayKeys;

export const betDayKeyNames = Object.keys(betDayKeys) as BetDayKey[];

/** The columns that the sums are found by. */
export const betDayColumns = ['member_id', 'day', ...betDayKeyNames];

const sums = 'count(*)::int as count, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout';
const grouped = `group by ${betDayColumns.map((_, index) => index + 1).join(', ')}`;
const dayIn = (timeZone: string) => `(b.placed_at at time zone ${timeZone})::date as day`;
const listKeys = (expressionOf: (name: BetDayKey) => string) => betDayKeyNames.map(expressionOf).join(', ');

/** SQL of the sums of rounds. @param from SQL of the rounds `b` with their games `g` @param timeZone SQL of its name */
export const sumsOfRounds = (from: string, timeZone: string): string =>
  `select b.member_id, ${dayIn(timeZone)}, ${listKeys((name) => `${betDayKeys[name]} as ${name}`)}, ${sums} from ${from} ${grouped}`;

/** SQL of the sums of all sports bets. */
export const sumsOfSportBets = `select b.member_id, ${dayIn('s.time_zone')}, ${listKeys((name) => `b.${name}`)}, ${sums}
  from sport_bets b cross join protection_settings s ${grouped}`;

const keysOf = (row: 'old' | 'new') => listKeys((name) => `${row}.${name}`);

/** The trigger function of `sport_bets`, which keeps `sport_bet_days`. Migration 0092 has its trigger. */
export const countSportBet = `
  -- Each change first locks the member's stake account, so changes are serialized. A bet never changes its placed_at,
  -- so its old and new row are of the same day.
  create or replace function count_sport_bet() returns trigger language plpgsql as $$
  declare
    v_day date := (select (new.placed_at at time zone time_zone)::date from protection_settings);
  begin
    if tg_op = 'UPDATE' then
      if (${keysOf('new')}, new.stake, new.payout) = (${keysOf('old')}, old.stake, old.payout) then
        return null;
      end if;
      update sport_bet_days set count = count - 1, stake = stake - old.stake, payout = payout - old.payout
        where (member_id, day, ${betDayKeyNames.join(', ')}) = (old.member_id, v_day, ${keysOf('old')});
    end if;
    insert into sport_bet_days as d (${betDayColumns.join(', ')}, count, stake, payout)
      values (new.member_id, v_day, ${keysOf('new')}, 1, new.stake, new.payout)
      on conflict (${betDayColumns.join(', ')}) do update set count = d.count + 1,
        stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
    return null;
  end $$;
`;
