import { expect, type Page, test } from '@playwright/test';
import { paths } from '../site/src/routes/paths';
import { mouse } from './hands';
import { type Product, startProduct } from './product';
import { appTexts, cashierTexts, homeTexts } from './texts';
import { walkOf } from './walk';

/** What a page does where the browser denies what it is asked for: less, never nothing. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
});
test.afterAll(() => product?.dispose());

const demo = { account: 'demo2026', password: 'Pavilion2026' };

const logIn = async (page: Page) => {
  const walk = walkOf(page, mouse);
  await page.goto(product.url + paths.user.login);
  await walk.logIn(demo);
  return walk;
};

/** Collects what nobody caught. */
const uncaught = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

const denied = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

for (const [what, spoil] of [
  ['denied', denied],
  ['full', full],
] as const) {
  test(`[APP-5][SES-1] with its storage ${what} the site works, and remembers what cookies hold`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    await page.addInitScript(spoil);
    await page.goto(product.url + paths.home);
    await expect(page.getByRole('heading', { name: homeTexts.hotGames })).toBeVisible();
    const corner = page.getByRole('complementary', { name: appTexts.promotions });
    await expect(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(320, 300);
      await expect(corner.getByRole('button').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const promoted = await corner.getByRole('button').count();
    await corner.getByRole('button').first().click();
    await expect(corner.getByRole('button')).toHaveCount(promoted - 1);

    const walk = await logIn(page);
    await walk.screens.toSpace.click();
    await page.goto(product.url + paths.mine.finance.deposit);
    await walk.understandWarning();
    await expect(walk.screens.field(cashierTexts.amount)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'space');
    expect(errors).toEqual([]);
  });
}
