-- Divides the members over the nodes of a Citus cluster. Read, not run: Citus could not be installed where this was written.
-- packages/gateway/src/db/citus.test.ts runs this file against functions of the same names and checks the documented rules of
-- Citus for what it leaves: see docs/scale.md, also for what stays open.
--
-- With all gateways stopped and a backup taken, in the gateway's database on the coordinator, as the owner of the tables:
--   create extension citus; select citus_set_coordinator_host('…'); select citus_add_node('…', 5432);  -- for each worker
--   psql -v ON_ERROR_STOP=1 -f deploy/citus.sql
-- Then start one gateway, whose start grants the rights of the service's role, and run `pavilion-gateway verify`.

-- Distributed tables have no triggers. What these did is left to the rights of the service's role, which cannot update or
-- delete written rows of the ledger or the seeds of a day, nor truncate anything.
drop trigger append_only on ledger_transactions;
drop trigger append_only on ledger_entries;
drop trigger append_only on bet_lines;
drop trigger append_only on sport_settlements;
drop trigger append_only on fair_series;
drop trigger no_truncate on ledger_transactions;
drop trigger no_truncate on ledger_entries;
drop trigger no_truncate on bets;
drop trigger no_truncate on hands;
drop trigger no_truncate on sport_bets;
drop trigger no_truncate on deposit_orders;
drop trigger no_truncate on withdrawal_orders;
drop trigger no_truncate on fair_series;
drop trigger no_delete on sport_bets;
-- These have no right that replaces them: docs/scale.md.
drop trigger settled_rows on bets;
drop trigger settled_rows on hands;
drop trigger settled_rows on deposit_orders;
drop trigger settled_rows on withdrawal_orders;
drop trigger ended_bets on sport_bets;
drop trigger count_bet on sport_bets;

-- A table of the coordinator cannot refer to a distributed one.
alter table assisted_deposits drop constraint assisted_deposits_order_id_member_id_fkey;

-- Foreign keys between the distributed tables are added again when both are distributed.
alter table ledger_entries drop constraint ledger_entries_transaction_id_home_fkey;
alter table promotion_entries drop constraint promotion_entries_deposit_id_member_id_fkey;
alter table withdrawal_orders drop constraint withdrawal_orders_account_id_member_id_fkey;
alter table flip_cards drop constraint flip_cards_round_id_member_id_fkey;
alter table bet_lines drop constraint bet_lines_bet_id_member_id_fkey;
alter table hands
  drop constraint hands_id_member_id_fkey,
  drop constraint hands_seed_id_member_id_fkey;
alter table sport_legs drop constraint sport_legs_bet_id_member_id_fkey;
alter table sport_settlements drop constraint sport_settlements_bet_id_member_id_fkey;
alter table sport_cash_outs drop constraint sport_cash_outs_bet_id_member_id_fkey;

-- Small tables that rows of every member refer to, or that every posting reads: a copy on each node. The members are the
-- directory, since their account, invite code and device are unique over all of them.
select create_reference_table('agents');
select create_reference_table('members');
select create_reference_table('venues');
select create_reference_table('games');
select create_reference_table('deposit_channels');
select create_reference_table('promotions');
select create_reference_table('mall_gifts');
select create_reference_table('flip_budgets');
select create_reference_table('peak_weeks');
select create_reference_table('fair_series');
select create_reference_table('table_rounds');
select create_reference_table('sport_events');
select create_reference_table('protection_settings');
select create_reference_table('ledger_halt');

-- The money of members, divided by the member.
select create_distributed_table('ledger_balances', 'member_id', colocate_with => 'none');
select create_distributed_table('ledger_transactions', 'home', colocate_with => 'ledger_balances');
select create_distributed_table('ledger_entries', 'home', colocate_with => 'ledger_balances');
select create_distributed_table('idempotency_keys', 'owner', colocate_with => 'ledger_balances');
select create_distributed_table('member_play', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('turnover_by_category', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('turnover_requirements', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('deposit_orders', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('payout_accounts', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('withdrawal_orders', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('rebate_claims', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('dividends', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('promotion_entries', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('sign_ins', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('mall_orders', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('flip_rounds', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('flip_cards', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('peak_scores', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('fair_seeds', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('bets', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('bet_lines', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('bet_days', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('bet_marks', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('hands', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('sport_bets', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('sport_bet_days', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('sport_legs', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('sport_settlements', 'member_id', colocate_with => 'ledger_balances');
select create_distributed_table('sport_cash_outs', 'member_id', colocate_with => 'ledger_balances');

alter table ledger_entries add foreign key (transaction_id, home) references ledger_transactions (id, home);
alter table promotion_entries add foreign key (deposit_id, member_id) references deposit_orders (id, member_id);
alter table withdrawal_orders add foreign key (account_id, member_id) references payout_accounts (id, member_id);
alter table flip_cards add foreign key (round_id, member_id) references flip_rounds (id, member_id);
alter table bet_lines add foreign key (bet_id, member_id) references bets (id, member_id);
alter table hands add foreign key (id, member_id) references bets (id, member_id);
alter table hands add foreign key (seed_id, member_id) references fair_seeds (id, member_id);
alter table sport_legs add foreign key (bet_id, member_id) references sport_bets (id, member_id);
alter table sport_settlements add foreign key (bet_id, member_id) references sport_bets (id, member_id);
alter table sport_cash_outs add foreign key (bet_id, member_id) references sport_bets (id, member_id);

-- A posting runs as a whole on the node of its member.
select create_distributed_function(
  'ledger_post(text, text, text, text, jsonb, text, text, text, jsonb, timestamptz, timestamptz, text, bigint, text[], text[], bigint[])',
  'p_home', colocate_with => 'ledger_balances');
