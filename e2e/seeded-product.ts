import { execFileSync } from 'node:child_process';
import { ownSettings, type Product, startProduct } from './product';

/** Data folder that `seed.setup.ts` fills once a run; the configuration names it for every worker. */
export const seedFolder = (): string => {
  const folder = process.env.E2E_SEED;
  if (!folder) throw new Error('E2E_SEED is set by playwright.config.ts.');
  return folder;
};

/**
 * Runs the built product on a copy of the seeded data, since creating and seeding a database is most of a first start.
 *
 * @param more environment variables besides those of `ownSettings`.
 */
export const startSeededProduct = async (more: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const settings = { ...(await ownSettings()), ...more };
  // With its owner: PostgreSQL starts for no other user.
  execFileSync('cp', ['-a', `${seedFolder()}/.`, settings.DATA_DIR]);
  return startProduct(settings);
};
