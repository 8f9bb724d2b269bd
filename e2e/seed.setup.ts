import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { ownPorts, startProduct } from './product';
import { seedFolder } from './seeded-product';

test('creates and seeds a database', async () => {
  mkdirSync(seedFolder());
  const { PORT, VENUE_PORT } = await ownPorts();
  const product = await startProduct({ PORT, VENUE_PORT, DATA_DIR: seedFolder() });
  await product.stop();
});
