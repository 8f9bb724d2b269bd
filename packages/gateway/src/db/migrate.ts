import { Migrator } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations';

/** Migrates the database to the newest version. */
export const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
