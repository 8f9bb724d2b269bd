import { execFileSync } from 'node:child_process';
import { ownSettings, type Product, startProduct } from './product';

/** Data folder that `seed.setup.ts` fills once a run; the configuration names it for every worker. */
export const seedFolder = (): string => {
  const folder = process.env.E2E_SEED;
  if (!folder) throw new Error('E2E_SEED is set by playwright.config.ts.');
  return folder;
};

/** Settings of a product on a copy of the seeded data, since creating and seeding a database is most of a first start. */
export const seededSettings = async () => {
  const settings = await ownSettings();
  // With its owner: PostgreSQL starts for no other user.
  execFileSync('cp', ['-a', `${seedFolder()}/.`, settings.DATA_DIR]);
  return settings;
};

/**
 * Runs the built product on a copy of the seeded data.
 *
 * @param more environment variables besides those of `ownSettings`.
 */
export const startSeededProduct = async (more: Readonly<Record<string, string>> = {}): Promise<Product> =>
  startProduct({ ...(await seededSettings()), ...more });
