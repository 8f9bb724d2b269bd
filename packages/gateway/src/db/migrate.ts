import { Migrator } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations';

/** Brings the tables to the newest version. The migrations are code, not files read at run time. */
export const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
