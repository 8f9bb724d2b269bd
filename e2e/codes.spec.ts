import { type CodeDefinition, codes, type ErrorCode } from '../packages/contract/src/codes';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { wire } from '../packages/contract/src/wire/all.generated';
import { codeEffects, type ErrorEffect } from '../packages/sdk/src/errors/effects';
import { paths } from '../site/src/routes/paths';
import { createFlows } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import { appTexts, authTexts, fallbackTexts, titleTexts } from './texts';

/**
 * What the site does for every code of the catalogue, derived from the catalogue and its effects: a new code is covered
 * without a new test. `effects.spec.ts` and `login-check.spec.ts` test what follows single codes.
 */

let product: Product;
let page: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
  page = await browser.newPage();
  await page.goto(product.url + paths.user.login);
  await flows().logIn(member);
});
test.afterAll(async () => {
  await page.close();
  await product.dispose();
});

const member = { account: 'demo2026', password: 'Pavilion2026' };
const effectsOf = (code: ErrorCode) => codeEffects[code]?.effects ?? [];
const every = (Object.entries(codes) as unknown as [string, CodeDefinition][])
  .map(([code, { kind }]) => ({
    kind,
    code: Number(code) as ErrorCode,
    effects: effectsOf(Number(code) as ErrorCode),
  }))
  .filter(({ kind }) => kind !== 'success');

/** Codes without an effect on this page. Venue maintenance redirects on the pages of games only. */
const isPlain = ({ effects }: (typeof every)[number]) =>
  effects.every((effect) => effect.kind === 'redirect' && effect.scope === 'venue');

const messageOf = (code: ErrorCode) => codes[code].message['zh-CN'];
const rejectNext = (path: string, code: ErrorCode, times?: number) =>
  product.control('fault', { path, kind: 'refuse', code, ...(times && { times }) });
const flows = () => createFlows(page, mouseInput);
const refresh = () => page.getByRole('button', { name: appTexts.refreshBalance });
const tokens = async () => (await page.context().cookies()).filter(({ name }) => name === storageKeys.token);
const storedMember = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.memberInfo);
const dialogs = () => page.locator('[role=dialog], [role=alertdialog]');
const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });

test('[ERR-7] a code without effects shows the message of the catalogue, and nothing else', async () => {
  await flows().openMemberPage('transactionRecord');
  const address = page.url();
  for (const { code } of every.filter(isPlain)) {
    await rejectNext(wire.memberInfo.path, code, 1);
    await refresh().click();
    await expect(toast(messageOf(code)), `message of ${code}`).toHaveCount(1);
    await toast(messageOf(code)).getByRole('button').click();
  }
  expect(page.url()).toBe(address);
  expect(await tokens()).toHaveLength(1);
  await expect(dialogs()).toHaveCount(0);
});

/** Opens the profile while its calls are rejected with a code; returns the navigations of the page. */
const rejectCallsOfProfile = async (code: ErrorCode) => {
  const calls: readonly string[] = [wire.profileInfo.path, wire.memberSecurity.path];
  for (const path of calls) await rejectNext(path, code);
  const rejected = new Set<string>();
  const visits: string[] = [];
  page.on(
    'response',
    (answer) => calls.includes(new URL(answer.url()).pathname) && rejected.add(answer.url()),
  );
  page.on('framenavigated', (frame) => frame === page.mainFrame() && visits.push(frame.url()));
  await flows().locators.accountMenu.click();
  await flows().locators.accountPanel.getByRole('link', { name: titleTexts.profile }).click();
  await expect.poll(() => rejected.size, `${code} rejects several calls`).toBe(calls.length);
  await product.control('clear-faults');
  return visits;
};

const expectations: {
  readonly [K in ErrorEffect['kind']]: (
    code: ErrorCode,
    effect: Extract<ErrorEffect, { kind: K }>,
    visits: readonly string[],
  ) => Promise<void>;
} = {
  'clear-session': async (code) => {
    await expect.poll(tokens, `${code} ends the session`).toEqual([]);
    expect(await storedMember()).toBeNull();
    // Another effect shows its own dialog. Without one the guard redirects home and offers the login.
    await expect(dialogs()).toHaveCount(1);
    const hasAlert = effectsOf(code).some(({ kind }) => kind === 'alert');
    if (!hasAlert) await expect(flows().locators.loginOffer).toBeVisible();
  },
  'show-message': async (code) => {
    await expect(toast(messageOf(code))).toHaveCount(1);
    await toast(messageOf(code)).getByRole('button').click();
  },
  alert: async (code, { title = appTexts.noticeTitle }) => {
    const alert = dialogs().filter({ hasText: messageOf(code) });
    await expect(alert).toContainText(title);
    await expect(dialogs()).toHaveCount(1);
    await alert.getByRole('button').last().click();
    await expect(flows().locators.heading(authTexts.loginTitle)).toBeVisible();
    await expect(dialogs()).toHaveCount(0);
  },
  'offer-reload': async (code) => {
    await expect(dialogs().filter({ hasText: messageOf(code) })).toBeVisible();
    await expect(dialogs()).toHaveCount(1);
    await dialogs().getByRole('button', { name: appTexts.reloadCancel }).click();
    await expect(dialogs()).toHaveCount(0);
  },
  redirect: async (_, { to, name }, visits) => {
    const path = to === 'restriction' ? paths.other.restrictedIp : paths.other.maintenance;
    const there = product.url + path + (name ? `?name=${name}` : '');
    // The maintenance page has the way back in its address.
    await expect.poll(() => visits.filter((each) => each.startsWith(there))).toHaveLength(1);
    if (!name) return; // There is no maintenance, so its page has redirected back.
    await expect(
      flows().locators.heading(
        name === 'access-alert' ? fallbackTexts.alertTitle : fallbackTexts.caveatTitle,
      ),
    ).toBeVisible();
  },
};
const expectEffect = <K extends ErrorEffect['kind']>(
  code: ErrorCode,
  effect: Extract<ErrorEffect, { kind: K }>,
  visits: readonly string[],
) => expectations[effect.kind as K](code, effect, visits);

test('[ERR-4] [ERR-5] [ERR-6] [ERR-7] [ERR-9] [SES-3] an effect of a code happens once, however many calls are rejected with it', async () => {
  const session = await page.context().cookies();
  const token = session.find(({ name }) => name === storageKeys.token)?.value ?? '';
  for (const { code, effects } of every.filter((each) => !isPlain(each))) {
    await page.context().addCookies(session);
    // The token counts only when the cookie and its copy in local storage agree.
    await page.evaluate((state) => localStorage.setItem(...state), [storageKeys.token, token] as const);
    await page.goto(product.url + paths.mine.record.transactions);
    await refresh().click();
    await expect.poll(storedMember).not.toBeNull();
    const visits = await rejectCallsOfProfile(code);
    for (const effect of effects)
      await test.step(`${code} ${effect.kind}`, () => expectEffect(code, effect, visits));
    const ends = effects.some(({ kind }) => kind === 'clear-session');
    expect(await tokens(), `${code} and the session`).toHaveLength(ends ? 0 : 1);
  }
});
