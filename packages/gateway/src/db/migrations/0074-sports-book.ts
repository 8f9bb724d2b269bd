import { type Migration, sql } from 'kysely';

/**
 * Bets on sports events. A bet is settled later than it was placed, and again after a correction, so it has tables of its own
 * beside `bets`. Its stake is held in the account `stake:{member}` until it is settled, refused or cashed out.
 */
export const sportsBook: Migration = {
  async up(db) {
    await sql`
      alter table ledger_entries drop constraint ledger_entry_account;
      alter table ledger_entries add constraint ledger_entry_account
        -- guard: check-account-kind
        check (account ~ '^((main|locked|coins|stake):[^:]+|venue:[^:]+:[^:]+|house:[a-z]+)$');

      create table sport_events (
        id text primary key,
        sport text not null check (sport in ('football', 'basketball', 'tennis', 'cs2', 'moba')),
        competition text not null,
        starts_at timestamptz not null,
        -- Version of the simulation that made it.
        model int not null,
        params jsonb not null,
        -- When its last result was confirmed.
        settled_at timestamptz,
        -- Overrides that its results consider; null before the first result was looked for.
        result_overrides int
      );
      create index sport_events_by_start on sport_events (starts_at);

      -- What the operator changed of an event: seq counts them from 1.
      create table sport_overrides (
        event_id text not null references sport_events (id),
        seq int not null check (seq > 0),
        at timestamptz not null,
        kind text not null check (kind in ('suspend', 'resume', 'move', 'correct', 'abandon', 'cancel', 'postpone', 'finish')),
        payload jsonb not null,
        primary key (event_id, seq)
      );
      create index sport_overrides_by_time on sport_overrides (at);
      create trigger append_only before update or delete on sport_overrides
        for each row execute function ledger_is_append_only();

      -- Confirmed results of selections that legs have. A correction is a further revision.
      create table sport_results (
        event_id text not null references sport_events (id),
        selection text not null,
        -- As in sport_legs.
        base int not null,
        rev int not null check (rev > 0),
        result text not null check (result in ('won', 'half-won', 'push', 'half-lost', 'lost', 'void')),
        at timestamptz not null,
        primary key (event_id, selection, base, rev)
      );
      create trigger append_only before update or delete on sport_results
        for each row execute function ledger_is_append_only();

      create table sport_bets (
        id text primary key,
        member_id text not null references members (id),
        provider text not null,
        -- That paid the stake and receives the payout.
        account text not null,
        request_id text not null,
        state text not null check (state in ('pending', 'open', 'settled', 'void', 'refused', 'cashed-out')),
        subject jsonb not null,
        category text not null check (category in ('sport', 'gaming')),
        -- Sizes of the combinations, and their number.
        sizes int[] not null,
        bets int not null check (bets between 1 and 255),
        -- Stake on each combination, and what cash-outs have left of it.
        unit bigint not null check (unit > 0),
        unit_open bigint not null,
        stake bigint generated always as (unit * bets) stored,
        stake_open bigint generated always as (unit_open * bets) stored,
        consent jsonb not null,
        -- Payout when every leg wins at the prices of the legs.
        potential bigint not null,
        max_payout bigint not null check (max_payout > 0),
        -- Counted in sport_exposure for each leg.
        exposure bigint not null check (exposure >= 0),
        -- Of legs, sizes and unit: equal for bets that look repeated.
        fingerprint text not null,
        placed_at timestamptz not null,
        -- Of a bet in play: when it is decided.
        decide_at timestamptz,
        decided_at timestamptz,
        settled_at timestamptz,
        -- Of a refused bet: why.
        reason jsonb,
        -- All that was credited, and the part of it that cash-outs paid.
        payout bigint not null default 0 check (payout >= 0),
        cashed bigint not null default 0 check (cashed >= 0),
        turnover bigint not null default 0 check (turnover >= 0),
        -- Settlements, corrections included.
        rev int not null default 0,
        unique (member_id, request_id),
        check (unit_open between 0 and unit),
        check ((state = 'cashed-out') = (unit_open = 0)),
        check ((state = 'refused') = (reason is not null)),
        check (state <> 'pending' or decide_at is not null),
        check ((state in ('settled', 'void')) = (rev > 0))
      );
      create index sport_bets_of_member on sport_bets (member_id, id);
      create index sport_bets_running on sport_bets (member_id) where state in ('pending', 'open');
      create index sport_bets_to_decide on sport_bets (decide_at) where state = 'pending';

      create table sport_legs (
        bet_id text not null references sport_bets (id),
        n int not null,
        event_id text not null references sport_events (id),
        selection text not null,
        -- Type and period.
        market text not null,
        -- Sport, competition, sides and start of the event, for records.
        event jsonb not null,
        asked_price int not null,
        -- Accepted price in thousandths, and epoch of the market; of a pending bet as asked.
        price int not null,
        epoch int not null,
        -- Value of the deciding integer when the bet was accepted, in markets that count from the bet.
        base int not null default 0,
        -- Score of the event when the bet was accepted in play.
        score jsonb,
        result text check (result in ('won', 'half-won', 'push', 'half-lost', 'lost', 'void')),
        -- Revision of the result that it is from.
        result_rev int,
        -- Revision of the result that the bet was settled by.
        settled_rev int,
        primary key (bet_id, n),
        check ((result is null) = (result_rev is null))
      );
      create index sport_legs_of_event on sport_legs (event_id, selection);
      create index sport_legs_without_result on sport_legs (event_id) where result is null;
      create index sport_legs_to_settle on sport_legs (bet_id) where result_rev is distinct from settled_rev;

      create table sport_settlements (
        bet_id text not null references sport_bets (id),
        rev int not null check (rev > 0),
        -- Of the stake that was open, and what of a payout that was taken back the member no longer had.
        payout bigint not null check (payout >= 0),
        written_off bigint not null check (written_off >= 0),
        turnover bigint not null check (turnover >= 0),
        state text not null check (state in ('settled', 'void')),
        at timestamptz not null,
        primary key (bet_id, rev)
      );
      create trigger append_only before update or delete on sport_settlements
        for each row execute function ledger_is_append_only();

      create table sport_cash_outs (
        id text primary key,
        bet_id text not null references sport_bets (id),
        member_id text not null references members (id),
        request_id text not null,
        request_hash text not null,
        unit bigint not null check (unit > 0),
        amount bigint not null check (amount > 0),
        state text not null check (state in ('pending', 'paid', 'refused')),
        reason text,
        at timestamptz not null,
        decide_at timestamptz not null,
        decided_at timestamptz,
        unique (member_id, request_id),
        check ((state = 'pending') = (decided_at is null)),
        check ((state = 'refused') = (reason is not null))
      );
      create unique index sport_cash_outs_pending on sport_cash_outs (bet_id) where state = 'pending';
      create index sport_cash_outs_of_bet on sport_cash_outs (bet_id);

      -- What the house may lose on a side of a market, in shards by member, so that bets rarely wait for each other.
      create table sport_exposure (
        market text not null,
        side text not null,
        shard smallint not null,
        amount bigint not null,
        primary key (market, side, shard)
      );

      -- Rounds and sports bets that are settled: what counts as play for levels, promotions, agents and the guide. A void bet
      -- counts if a part of it was cashed out before.
      create view settled_bets as
        select b.id, b.member_id, g.category, b.stake, b.payout, b.turnover, b.settled_at
          from bets b left join games g on g.code = b.game_code where b.state = 'settled'
        union all
        select id, member_id, category, stake, payout, turnover, settled_at
          from sport_bets where state in ('settled', 'cashed-out') or state = 'void' and cashed > 0;

      create function sport_bets_that_ended_are_final() returns trigger language plpgsql as $$
      begin
        if old.state in ('refused', 'cashed-out')
          or (old.id, old.member_id, old.account, old.unit, old.sizes, old.placed_at)
            is distinct from (new.id, new.member_id, new.account, new.unit, new.sizes, new.placed_at)
          or new.rev < old.rev or new.rev = old.rev and old.state in ('settled', 'void') then
          raise exception 'bet % has ended', old.id using errcode = 'PV030';
        end if;
        return new;
      end $$;
      -- guard: ended-sport-bets-final
      create trigger ended_bets before update on sport_bets for each row execute function sport_bets_that_ended_are_final();
      create trigger no_delete before delete on sport_bets for each row execute function settled_rows_are_final();
      create trigger no_truncate before truncate on sport_bets
        for each statement execute function settled_rows_are_final();
    `.execute(db);
  },
};
