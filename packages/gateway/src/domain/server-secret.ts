import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';

/**
 * A secret that all gateways on a database share: created once and stored in the database.
 *
 * @param name of the setting that stores it.
 * @returns reads the secret. A transaction passes itself: if many of them waited for a second connection each, with none left in
 * the pool, none would end.
 */
export const createServerSecret = (db: Database, name: string): ((within?: Database) => Promise<string>) => {
  let known: string | undefined;
  const read = async (from: Database): Promise<string | undefined> => {
    const row = await from
      .selectFrom('site_settings')
      .select('value')
      .where('key', '=', name)
      .executeTakeFirst();
    return row?.value as string | undefined;
  };
  // Not within a transaction, which may be rolled back.
  const create = async (): Promise<string> => {
    await db
      .insertInto('site_settings')
      .values({ key: name, value: JSON.stringify(randomBytes(32).toString('base64url')) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return (await read(db)) as string;
  };
  return async (within = db) => {
    known ??= (await read(within)) ?? (await create());
    return known;
  };
};
