import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ownSettings, type Product, startProduct } from './product';

const seed = async (): Promise<string> => {
  const settings = await ownSettings();
  process.once('exit', () => rmSync(settings.DATA_DIR, { recursive: true, force: true }));
  const product = await startProduct(settings);
  await product.stop();
  return settings.DATA_DIR;
};

let seeded: Promise<string> | undefined;

/**
 * Runs the built product on a copy of what a first start leaves behind. Making a database and filling it is most of a
 * first start, so it is done once for all tests of a process.
 *
 * @param more - environment variables besides those of `ownSettings`.
 */
export const startSeededProduct = async (more: Readonly<Record<string, string>> = {}): Promise<Product> => {
  seeded ??= seed();
  const settings = { ...(await ownSettings()), ...more };
  // With its owner, which PostgreSQL insists on.
  execFileSync('cp', ['-a', `${await seeded}/.`, settings.DATA_DIR]);
  return startProduct(settings);
};
