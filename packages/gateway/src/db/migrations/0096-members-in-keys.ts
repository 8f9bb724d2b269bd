import { type Migration, sql } from 'kysely';

/**
 * The tables that can be divided by member contain the member, in every unique key and in the foreign keys between them:
 * what Citus requires of the column that it distributes by. `home` is the member of a transaction, also in its entries of
 * the house. The former first column stays first in each key but that of the balances, so that statements that know an id
 * alone use it as before.
 */
export const membersInKeys: Migration = {
  async up(db) {
    await sql`
      -- The triggers refuse every change of written rows, so they are off while the rows get their member.
      alter table ledger_transactions disable trigger append_only, add column home text;
      alter table ledger_entries disable trigger append_only, add column home text;
      alter table bet_lines disable trigger append_only, add column member_id text;
      alter table sport_settlements disable trigger append_only, add column member_id text;
      alter table sport_legs add column member_id text;

      update ledger_transactions t set home = e.home from (
        select distinct on (transaction_id) transaction_id, member_id as home
        from ledger_entries join ledger_balances using (account) order by transaction_id, seq) as e
        where e.transaction_id = t.id;
      -- Earlier versions could post between accounts of the house.
      update ledger_transactions set home = 'house' where home is null;
      update ledger_entries e set home = t.home from ledger_transactions t where t.id = e.transaction_id;
      update bet_lines l set member_id = b.member_id from bets b where b.id = l.bet_id;
      update sport_settlements s set member_id = b.member_id from sport_bets b where b.id = s.bet_id;
      update sport_legs l set member_id = b.member_id from sport_bets b where b.id = l.bet_id;

      alter table ledger_transactions enable trigger append_only, alter column home set not null;
      alter table ledger_entries enable trigger append_only, alter column home set not null;
      alter table bet_lines enable trigger append_only, alter column member_id set not null;
      alter table sport_settlements enable trigger append_only, alter column member_id set not null;
      alter table sport_legs alter column member_id set not null;

      alter table ledger_entries
        drop constraint ledger_entries_transaction_id_fkey,
        drop constraint ledger_entries_pkey, add primary key (seq, home);
      alter table ledger_transactions drop constraint ledger_transactions_pkey, add primary key (id, home);
      alter table ledger_entries
        add foreign key (transaction_id, home) references ledger_transactions (id, home);
      alter table ledger_balances
        drop constraint ledger_balances_pkey, add primary key (member_id, account),
        -- So that an account still has one row.
        add constraint ledger_balance_of_member check (right(account, length(member_id) + 1) = ':' || member_id);
      drop index ledger_balances_of_member;
      create index ledger_balances_of_account on ledger_balances (account);

      alter table assisted_deposits drop constraint assisted_deposits_order_id_fkey;
      alter table promotion_entries
        drop constraint promotion_entries_deposit_id_fkey,
        drop constraint promotion_entries_deposit_id_key,
        drop constraint promotion_entries_pkey, add primary key (id, member_id);
      alter table deposit_orders drop constraint deposit_orders_pkey, add primary key (id, member_id);
      alter table promotion_entries
        add unique (deposit_id, member_id),
        add foreign key (deposit_id, member_id) references deposit_orders (id, member_id);
      alter table assisted_deposits
        add foreign key (order_id, member_id) references deposit_orders (id, member_id);

      alter table withdrawal_orders
        drop constraint withdrawal_orders_account_id_fkey,
        drop constraint withdrawal_orders_pkey, add primary key (id, member_id);
      alter table payout_accounts drop constraint payout_accounts_pkey, add primary key (id, member_id);
      alter table withdrawal_orders
        add foreign key (account_id, member_id) references payout_accounts (id, member_id);

      alter table turnover_requirements
        drop constraint turnover_requirements_pkey, add primary key (id, member_id),
        drop constraint turnover_requirements_cause_reference_key,
        -- guard: turnover-once-per-credit
        add unique (cause, reference, member_id);
      alter table rebate_claims drop constraint rebate_claims_pkey, add primary key (id, member_id);
      alter table dividends
        drop constraint dividends_pkey, add primary key (id, member_id),
        drop constraint dividends_once, add constraint dividends_once unique (cause, reference, member_id);
      alter table mall_orders drop constraint mall_orders_pkey, add primary key (id, member_id);
      alter table flip_cards
        drop constraint flip_cards_round_id_fkey,
        drop constraint flip_cards_pkey, add primary key (round_id, card, member_id);
      alter table flip_rounds drop constraint flip_rounds_pkey, add primary key (id, member_id);
      alter table flip_cards add foreign key (round_id, member_id) references flip_rounds (id, member_id);

      alter table bet_lines
        drop constraint bet_lines_bet_id_fkey,
        drop constraint bet_lines_pkey, add primary key (bet_id, selection, member_id);
      alter table hands
        drop constraint hands_id_fkey,
        drop constraint hands_seed_id_fkey,
        drop constraint hands_pkey, add primary key (id, member_id);
      alter table bets drop constraint bets_pkey, add primary key (id, member_id);
      alter table fair_seeds
        drop constraint fair_seeds_pkey, add primary key (id, member_id),
        drop constraint fair_seeds_commitment_key, add unique (commitment, member_id);
      alter table bet_lines add foreign key (bet_id, member_id) references bets (id, member_id);
      alter table hands
        add foreign key (id, member_id) references bets (id, member_id),
        add foreign key (seed_id, member_id) references fair_seeds (id, member_id);

      alter table sport_legs
        drop constraint sport_legs_bet_id_fkey,
        drop constraint sport_legs_pkey, add primary key (bet_id, n, member_id);
      alter table sport_settlements
        drop constraint sport_settlements_bet_id_fkey,
        drop constraint sport_settlements_pkey,
        -- guard: one-settlement-a-revision
        add primary key (bet_id, rev, member_id);
      alter table sport_cash_outs
        drop constraint sport_cash_outs_bet_id_fkey,
        drop constraint sport_cash_outs_pkey, add primary key (id, member_id);
      alter table sport_bets drop constraint sport_bets_pkey, add primary key (id, member_id);
      alter table sport_legs add foreign key (bet_id, member_id) references sport_bets (id, member_id);
      alter table sport_settlements add foreign key (bet_id, member_id) references sport_bets (id, member_id);
      alter table sport_cash_outs add foreign key (bet_id, member_id) references sport_bets (id, member_id);
      drop index sport_cash_outs_pending;
      -- guard: one-cash-out-at-a-time
      create unique index sport_cash_outs_pending on sport_cash_outs (bet_id, member_id) where state = 'pending';
    `.execute(db);
  },
};
