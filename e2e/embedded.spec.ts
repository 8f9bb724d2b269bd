import { paths } from '../site/src/routes/paths';
import { addressTricks } from '../site/src/testing/address-tricks';
import { expectAccessible } from './checks';
import { createFlows } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import { appTexts, filled, lobbyTexts, titleTexts } from './texts';

/** Embedded pages of venues: which addresses `?url=` opens. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const { embedded } = paths.game;
const embed = (path: string, url: string) => `${path}?${new URLSearchParams({ url })}`;
const game = () => `${product.venueUrl}/slots/lotus-reels`;

/** Opens a member's page as a visitor, and logs in through the offer. */
const openAndLogIn = async (page: Page, path: string) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + path);
  await flows.locators.loginOffer.getByRole('button', { name: appTexts.loginOfferConfirm }).click();
  await flows.submitLogin({ account: 'demo2026', password: 'Pavilion2026' });
};

test('[RTE-2][RTE-3] opens a venue for a member after a login', async ({ page }) => {
  await openAndLogIn(page, embed(embedded.imEsports, game()));
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', new RegExp(`^${game()}\\?`));
  await expect(frame).toHaveAttribute(
    'title',
    filled(lobbyTexts.frameTitle, { name: titleTexts.embeddedImEsports }),
  );
  await page.getByRole('button', { name: lobbyTexts.leave }).first().click();
  await expect(page).toHaveURL(product.url + paths.game.gaming);
});

test('[RTE-3] opens no address of another origin', async ({ page }) => {
  test.setTimeout(180_000);
  await openAndLogIn(page, embed(embedded.v188, ''));
  const refused = page.getByText(lobbyTexts.refusedText);
  await expect(refused).toBeVisible();
  await expectAccessible(page, 'the refused address');

  const { origin } = new URL(product.url);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => foreign.push(`dialog: ${dialog.message()}`));
  for (const trick of addressTricks(product.venueUrl, origin)) {
    // As a link inside the site does: same page, another address.
    await page.evaluate(
      (address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      embed(embedded.obSport, trick),
    );
    await expect(refused, trick).toBeVisible();
    expect(await page.locator('iframe').count(), trick).toBe(0);
  }
  expect(foreign).toEqual([]);
  expect(new URL(page.url()).origin).toBe(origin);
});

test('[RTE-2] redirects home when the session has ended', async ({ page }) => {
  await openAndLogIn(page, embed(embedded.lhEsports, game()));
  await expect(page.locator('iframe')).toBeVisible();
  await product.control('expire-session', { account: 'demo2026' });
  // The page also receives the event over the socket. If it navigates first, the reload is aborted.
  await page.reload().catch(() => {});
  await expect(page).toHaveURL(new RegExp(`^${product.url}/(\\?|$)`));
});
