import { execFileSync } from 'node:child_process';
import { createDatabaseFolder } from '../packages/gateway/src/testing/database-folder';
import { ownPorts, type Product, startProduct } from './product';

/** The data folder that `seed.setup.ts` fills once per run. The configuration passes it to every worker. */
export const seedFolder = (): string => {
  const folder = process.env.E2E_SEED;
  if (!folder) throw new Error('E2E_SEED is set by playwright.config.ts.');
  return folder;
};

/** A new data folder with a copy of the seeded data, since creating and seeding a database is most of a first start. */
export const copySeed = (): string => {
  const folder = createDatabaseFolder();
  // Keeps the owner of the files, because PostgreSQL does not start for another user.
  execFileSync('cp', ['-a', `${seedFolder()}/.`, folder]);
  return folder;
};

/** Settings of a product on a copy of the seeded data. */
export const seededSettings = async () => ({ ...(await ownPorts()), DATA_DIR: copySeed() });

/**
 * Runs the built product on a copy of the seeded data.
 *
 * @param more environment variables in addition to those of `ownSettings`
 */
export const startSeededProduct = async (more: Readonly<Record<string, string>> = {}): Promise<Product> =>
  startProduct({ ...(await seededSettings()), ...more });
