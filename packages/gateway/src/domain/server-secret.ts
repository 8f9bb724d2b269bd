import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';

/**
 * A secret that all gateways on a database share: created once and stored in the database.
 *
 * @param name of the setting that stores it.
 */
export const createServerSecret = (db: Database, name: string): (() => Promise<string>) => {
  let known: Promise<string> | undefined;
  const load = async () => {
    const value = JSON.stringify(randomBytes(32).toString('base64url'));
    await db
      .insertInto('site_settings')
      .values({ key: name, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await db
      .selectFrom('site_settings')
      .select('value')
      .where('key', '=', name)
      .executeTakeFirstOrThrow();
    return row.value as string;
  };
  return () => {
    known ??= load();
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
};
