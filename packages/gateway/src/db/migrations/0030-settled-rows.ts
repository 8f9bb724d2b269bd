import { type Migration, sql } from 'kysely';

/** Rows that money was settled by are never changed or deleted again, like the ledger that they must agree with. */
export const settledRows: Migration = {
  async up(db) {
    await sql`
      create function settled_rows_are_final() returns trigger language plpgsql as $$
      begin
        raise exception 'settled rows of % are final', tg_table_name using errcode = 'PV030';
      end $$;
      -- guard: settled-bets-final
      create trigger settled_rows before update or delete on bets for each row when (old.state <> 'open') execute function settled_rows_are_final();
      -- guard: ended-deposits-final
      create trigger settled_rows before update or delete on deposit_orders for each row when (old.state <> 'pending') execute function settled_rows_are_final();
      -- guard: ended-withdrawals-final
      create trigger settled_rows before update or delete on withdrawal_orders for each row when (old.ended_at is not null) execute function settled_rows_are_final();
      create trigger no_truncate before truncate on bets for each statement execute function settled_rows_are_final();
      create trigger no_truncate before truncate on deposit_orders
        for each statement execute function settled_rows_are_final();
      create trigger no_truncate before truncate on withdrawal_orders
        for each statement execute function settled_rows_are_final();
    `.execute(db);
  },
};
