import { rmSync } from 'node:fs';
import { seedFolder } from './seeded-product';
import { test } from './test';

test('removes the seeded database', () => rmSync(seedFolder(), { recursive: true, force: true }));
