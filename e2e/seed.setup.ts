import { mkdirSync } from 'node:fs';
import { ownPorts, startProduct } from './product';
import { seedFolder } from './seeded-product';
import { test } from './test';

test('creates and seeds a database', async () => {
  // The packages are built and packed meanwhile.
  test.setTimeout(300_000);
  mkdirSync(seedFolder());
  const ports = await ownPorts();
  const product = await startProduct({ ...ports, DATA_DIR: seedFolder() });
  await product.stop();
});
