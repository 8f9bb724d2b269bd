import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { codes } from '../../packages/contract/src/codes';
import { wrongCredentials } from '../../packages/contract/src/error-codes.generated';
import { startSeededProduct } from '../seeded-product';
import { test as base, tsc } from './consumer';

const example = join(import.meta.dirname, '../../examples/storefront');

/** The address of the example, built with the tarballs and connected to a gateway. */
const test = base.extend<{ storefrontUrl: string }>({
  storefrontUrl: async ({ consumer }, use) => {
    const root = join(consumer.folder, 'storefront');
    cpSync(example, root, { recursive: true });
    expect(tsc(consumer, 'storefront')).toBe('');
    await build({ root, logLevel: 'error' });
    const product = await startSeededProduct();
    let server: PreviewServer | undefined;
    try {
      // The configuration reads it when the preview starts.
      process.env.GATEWAY = product.url;
      server = await preview({ root, preview: { port: 0, host: 'localhost' } });
      await use(server.resolvedUrls!.local[0]!);
    } finally {
      await server?.close();
      await product.dispose();
    }
  },
});

test('[BRD-1] the storefront example logs in, shows the balance, confirms in a dialog and deposits', async ({
  page,
  storefrontUrl,
}) => {
  test.slow();
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto(storefrontUrl);
  await page.getByLabel('Account').fill('demo2026');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(codes[wrongCredentials].message.en);

  await page.getByLabel('Password', { exact: true }).fill('Pavilion2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('demo2026')).toBeVisible();
  const balance = page.getByText(/^Balance:/);
  const before = await balance.textContent();

  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Deposit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status')).toHaveText('Order: paid', { timeout: 30_000 });
  await expect(balance).not.toHaveText(before!);

  // The proxy of the example forwards the live socket.
  expect(frames.join()).toContain('"balance"');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Account')).toBeVisible();
});
