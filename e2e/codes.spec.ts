import { expect, type Page, test } from '@playwright/test';
import { type CodeDefinition, codes, type ErrorCode } from '../packages/contract/src/codes';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { wire } from '../packages/contract/src/whole-wire';
import { codeEffects } from '../packages/sdk/src/errors/effects';
import { paths } from '../site/src/routes/paths';
import { mouse } from './hands';
import { type Product, startProduct } from './product';
import { appTexts } from './texts';
import { walkOf } from './walk';

/**
 * Every code of the catalogue that does nothing beyond its call, put before a person: a new one is met by the same loop.
 * `effects.spec.ts` follows those with an effect, `login-check.spec.ts` what a login may ask for.
 */

let product: Product;
let page: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  product = await startProduct();
  page = await browser.newPage();
});
test.afterAll(async () => {
  await page.close();
  await product.dispose();
});

const member = { account: 'demo2026', password: 'Pavilion2026' };
const every = (Object.entries(codes) as unknown as [string, CodeDefinition][])
  .map(([code, { kind }]) => ({
    kind,
    code: Number(code) as ErrorCode,
    effects: codeEffects[Number(code)]?.effects ?? [],
  }))
  .filter(({ kind }) => kind !== 'success');
/** A resting venue is told like any other refusal: the site itself goes on. */
const isPlain = ({ effects }: (typeof every)[number]) =>
  effects.every((effect) => effect.kind === 'redirect' && effect.scope === 'venue');

const saying = (code: ErrorCode) => codes[code].message['zh-CN'];
const refuse = (code: ErrorCode, times = 1) =>
  product.control('fault', { path: wire.memberInfo.path, kind: 'refuse', code, times });
const walk = () => walkOf(page, mouse);
const refresh = () => page.getByRole('button', { name: appTexts.refreshBalance });
const tokens = async () => (await page.context().cookies()).filter(({ name }) => name === storageKeys.token);
const dialogs = () => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });

test('[ERR-7] a code that does nothing beyond its call is told in the catalogue’s words, and moves nothing', async () => {
  await page.goto(product.url + paths.user.login);
  await walk().logIn(member);
  await walk().openOwn('transactionRecord');
  const address = page.url();
  for (const { code } of every.filter(isPlain)) {
    await refuse(code);
    await refresh().click();
    await expect(toast(saying(code)), `${code} is told`).toHaveCount(1);
    await toast(saying(code)).getByRole('button').click();
  }
  expect(page.url()).toBe(address);
  expect(await tokens()).toHaveLength(1);
  await expect(dialogs()).toHaveCount(0);
});
