import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { NewRow, Row } from '../../../db/schema';

/** Reads and inserts members. */
export const createMemberStore = (db: Database) => ({
  /** Inserts a member with its ledger accounts, in one statement. Answers false when there is such a member already. */
  async insert(member: NewRow<'members'>): Promise<boolean> {
    const opened = await db
      .with('added', (query) =>
        query
          .insertInto('members')
          .values(member)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id'),
      )
      .insertInto('ledger_balances')
      .columns(['account', 'member_id'])
      .expression(
        sql`select wallet || id, id from added cross join (values ('main:'), ('locked:'), ('coins:')) as wallets (wallet)`,
      )
      .returning('account')
      .execute();
    return opened.length > 0;
  },

  byAccount: (account: string): Promise<Row<'members'> | undefined> =>
    db.selectFrom('members').selectAll().where('account_key', '=', account.toLowerCase()).executeTakeFirst(),

  byId: (id: string): Promise<Row<'members'> | undefined> =>
    db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst(),

  byInviteCode: (code: string): Promise<Row<'members'> | undefined> =>
    db
      .selectFrom('members')
      .selectAll()
      .where('invite_code', '=', code.toUpperCase())
      // guard: demo-invites-nobody
      .where('is_demo', '=', false)
      .executeTakeFirst(),

  agentByCode: (code: string): Promise<Row<'agents'> | undefined> =>
    db.selectFrom('agents').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst(),

  /** A member with the balances of main wallet and locked money, in one query. */
  withMoney: (id: string) =>
    db
      .selectFrom('members')
      .selectAll()
      .select((each) => [
        each
          .selectFrom('ledger_balances')
          .select('balance')
          .where('account', '=', sql<string>`'main:' || members.id`)
          .as('main'),
        each
          .selectFrom('ledger_balances')
          .select('balance')
          .where('account', '=', sql<string>`'locked:' || members.id`)
          .as('locked'),
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),

  /** The normalized account name. */
  async setPassword(id: string, hash: string, at: Date): Promise<string> {
    const { account_key } = await db
      .updateTable('members')
      .set({ password_hash: hash, password_changed_at: at })
      .where('id', '=', id)
      .returning('account_key')
      .executeTakeFirstOrThrow();
    return account_key;
  },

  /** The normalized account name; undefined when the password is no longer the one that was verified. */
  async replacePassword(
    id: string,
    verifiedHash: string,
    hash: string,
    at: Date,
  ): Promise<string | undefined> {
    const replaced = await db
      .updateTable('members')
      .set({ password_hash: hash, password_changed_at: at })
      .where('id', '=', id)
      // guard: password-replaced-once
      .where('password_hash', '=', verifiedHash)
      .returning('account_key')
      .executeTakeFirst();
    return replaced?.account_key;
  },

  async sawLogin(id: string, at: Date): Promise<void> {
    await db.updateTable('members').set({ last_login_at: at }).where('id', '=', id).execute();
  },
});

export type MemberStore = ReturnType<typeof createMemberStore>;
