import { createHash, createHmac } from 'node:crypto';
import type { FlipRound } from '../packages/contract/src/entities/flip';
import { layBoard } from '../packages/contract/src/flip-board';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { filled, flipTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

/** The round with another server seed, and all that follows from it: a gateway that replaces a round as a whole. */
const replaced = async (round: FlipRound, prizes: readonly string[]): Promise<FlipRound> => {
  const serverSeed = `0000${round.revealed!.serverSeed.slice(4)}`;
  const key = Buffer.from(serverSeed, 'hex');
  const hmac = async (message: string) => createHmac('sha256', key).update(message).digest();
  const board = await layBoard(prizes.length, hmac, { clientSeed: round.clientSeed!, round: round.id });
  return {
    ...round,
    commitment: createHash('sha256').update(key).digest('hex'),
    cards: round.cards.map((card) => ({ ...card, prize: prizes[board[card.card]!]! })),
    revealed: { serverSeed, board },
  };
};

test('[FLP-1] a member flips cards by keyboard and verifies the round; a swapped seed does not match', async ({
  page,
}) => {
  const address = product.url + paths.activity.luckyFlip;
  const main = page.getByRole('main');
  await page.goto(address);
  await expectAccessibleInAllThemes(page, 'the card game, as a visitor');
  await main.getByRole('link', { name: flipTexts.login }).click();
  await createFlows(page, mouseInput).submitLogin({ account: 'demo2026', password: 'Pavilion2026' });
  await expect(page).toHaveURL(address);
  await main.getByRole('button', { name: flipTexts.start }).click();
  await expect(main.getByText(filled(flipTexts.choose, { count: 3 }))).toBeVisible();
  await main.getByRole('textbox', { name: flipTexts.clientSeed }).fill('my-own-seed');
  await expectAccessibleInAllThemes(page, 'an open round');
  const card = (number: number) => main.getByRole('button', { name: new RegExp(`^第 ${number} 张牌`) });
  await card(5).focus();
  await page.keyboard.press('Enter');
  await expect(card(5)).toHaveAccessibleName(/：/);
  await page.reload();
  await expect(card(5)).toHaveAccessibleName(/：/);
  await expect(main.getByText('my-own-seed')).toBeVisible();
  await card(1).click();
  await expect(card(1)).toHaveAccessibleName(/：/);
  await card(9).click();
  await expect(main.getByText(flipTexts.verified, { exact: true })).toBeVisible();
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await expect(card(number)).toHaveAccessibleName(/：/);
  await expectAccessibleInAllThemes(page, 'a finished round');

  await page.setViewportSize({ width: 390, height: wholePageHeight });
  let replace: typeof replaced = async ({ revealed, ...round }) => ({
    ...round,
    revealed: { ...revealed!, serverSeed: `0000${revealed!.serverSeed.slice(4)}` },
  });
  await page.route('**/act/api/v1/flip/info', async (route) => {
    const answer = await route.fetch();
    // A reload ends requests in flight, and Playwright disposes of their answers.
    const body = await answer.json().catch(() => undefined);
    if (!body) return;
    const [round, ...others] = body.data.own.rounds;
    body.data.own.rounds = [await replace(round, body.data.prizes), ...others];
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(address);
  await expect(main.getByText(flipTexts.mismatch, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'a finished round on a phone');

  replace = replaced;
  await page.reload();
  await expect(main.getByText(flipTexts.mismatch, { exact: true })).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.flipRounds);
  await page.reload();
  await expect(main.getByText(flipTexts.unseenText)).toBeVisible();
});
