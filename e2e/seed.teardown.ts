import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { seedFolder } from './seeded-product';

test('removes the seeded database', () => rmSync(seedFolder(), { recursive: true, force: true }));
