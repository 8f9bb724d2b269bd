import { type Migration, sql } from 'kysely';

/**
 * Payout accounts keep the values of all fields of their kind's form, as deposit orders do. Of accounts that were bound
 * before, the number is known, and the network of a coin address follows from its first character.
 */
export const payoutFieldValues: Migration = {
  async up(db) {
    await sql`
      alter table payout_accounts add column field_values jsonb not null default '{}';
      update payout_accounts set field_values = jsonb_build_object('number', number) || case kind
        when 'coin' then jsonb_build_object('network', case when number like 'T%' then 'TRC20' else 'ERC20' end)
        else '{}'
      end;
    `.execute(db);
  },
};
