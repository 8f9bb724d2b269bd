import { type Migration, sql } from 'kysely';

/**
 * Everything about a member's money beyond deposits and bets: wallets of venues, coins, what money is paid out to,
 * withdrawals, turnover and rebates, and the switch that stops all money when the book is not sound.
 *
 * SQLSTATE PV004 of `ledger_post`: the book is halted, nothing moves.
 */
export const money: Migration = {
  async up(db) {
    await sql`
      alter table members add column auto_transfer boolean not null default true;

      create index ledger_balances_of_member on ledger_balances (member_id);
      insert into ledger_balances (account, member_id) select 'coins:' || id, id from members;
      alter table ledger_entries add constraint ledger_entry_account
        check (account ~ '^((main|locked|coins):[^:]+|venue:[^:]+:[^:]+|house:[a-z]+)$');
      alter table ledger_entries add constraint ledger_entry_not_huge
        -- guard: check-entry-not-huge
        check (amount between -1000000000000000 and 1000000000000000);
      alter table deposit_orders add constraint deposit_not_huge check (amount <= 1000000000000000);

      create table ledger_halt (
        only_one boolean primary key default true check (only_one),
        at timestamptz not null,
        findings jsonb not null
      );

      create table member_security (
        member_id text primary key references members (id),
        real_name text,
        real_name_state text not null default 'none'
          check (real_name_state in ('none', 'pending', 'passed', 'refused')),
        real_name_reason jsonb,
        real_name_review_at timestamptz,
        payment_hash text,
        payment_failures int not null default 0,
        payment_locked_until timestamptz,
        check ((real_name_state = 'none') = (real_name is null))
      );
      create index real_names_pending on member_security (real_name_review_at) where real_name_state = 'pending';

      create table payout_accounts (
        id text primary key,
        member_id text not null references members (id),
        kind text not null check (kind in ('bank', 'coin', 'ebpay', 'koipay', 'alipay', 'wechat', 'digital')),
        title jsonb not null,
        number text not null,
        owner text,
        is_default boolean not null,
        bound_at timestamptz not null,
        usable_at timestamptz not null check (usable_at >= bound_at),
        removed_at timestamptz
      );
      create unique index payout_accounts_once on payout_accounts (kind, number) where removed_at is null;
      create unique index payout_accounts_default on payout_accounts (member_id)
        where is_default and removed_at is null;
      create index payout_accounts_of_member on payout_accounts (member_id);

      create table withdrawal_orders (
        id text primary key,
        member_id text not null references members (id),
        account_id text not null references payout_accounts (id),
        amount bigint not null check (amount between 1 and 1000000000000000),
        fee bigint not null check (fee >= 0 and fee < amount),
        state text not null check (state in ('requested', 'reviewed', 'paid', 'refused', 'cancelled')),
        requested_at timestamptz not null,
        reviewed_at timestamptz,
        ended_at timestamptz,
        reason jsonb,
        review_at timestamptz,
        pay_at timestamptz,
        check ((state in ('paid', 'refused', 'cancelled')) = (ended_at is not null)),
        check (state not in ('reviewed', 'paid') or reviewed_at is not null)
      );
      create index withdrawal_orders_of_member on withdrawal_orders (member_id, id desc);
      create index withdrawal_orders_open on withdrawal_orders (requested_at)
        where state in ('requested', 'reviewed');

      alter table bets add column turnover bigint not null default 0 check (turnover >= 0);
      update bets set turnover = stake where state = 'settled';

      create table turnover_totals (
        member_id text primary key references members (id),
        total bigint not null default 0 check (total >= 0)
      );
      create table turnover_by_category (
        member_id text not null references members (id),
        category text not null,
        total bigint not null check (total >= 0),
        rebated bigint not null default 0 check (rebated between 0 and total),
        primary key (member_id, category)
      );
      create table turnover_requirements (
        id text primary key,
        member_id text not null references members (id),
        cause text not null check (cause in ('deposit', 'bonus', 'adjustment')),
        reference text not null,
        subject jsonb not null,
        amount bigint not null check (amount > 0),
        multiple int not null check (multiple > 0),
        starts bigint not null check (starts >= 0),
        ends bigint not null check (ends > starts),
        at timestamptz not null,
        done_at timestamptz,
        lifted_at timestamptz,
        unique (cause, reference)
      );
      create index turnover_requirements_of_member on turnover_requirements (member_id, id desc);
      create index turnover_requirements_open on turnover_requirements (member_id, ends)
        where done_at is null and lifted_at is null;
      insert into turnover_totals (member_id, total)
        select m.id, coalesce(sum(b.turnover), 0) from members m left join bets b on b.member_id = m.id group by m.id;
      insert into turnover_by_category (member_id, category, total)
        select b.member_id, g.category, sum(b.turnover) from bets b join games g on g.code = b.game_code
        group by 1, 2;

      create table rebate_claims (
        id text primary key,
        member_id text not null references members (id),
        turnover bigint not null check (turnover > 0),
        amount bigint not null check (amount > 0),
        coins bigint not null check (coins >= 0),
        at timestamptz not null
      );
    `.execute(db);
  },
};
