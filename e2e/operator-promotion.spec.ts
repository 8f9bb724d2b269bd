import { ruleForms } from '../packages/gateway/operator-client/rule-forms.generated';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import {
  addOperator,
  confirm,
  expectNoSideScroll,
  finishFirstLogin,
  openPage,
  partsOf,
  slowly,
  consoleTexts as texts,
} from './console';
import { createFlows } from './flows';
import { callGateway, readAsMember } from './gateway-call';
import { mouseInput } from './input-driver';
import { newTrustedMember } from './members';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import { filled, promotionRuleTexts, promotionTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const words = texts.promotionForm;
const slug = 'slots-two-days';
const title = '电子两日礼';
/** A moment as the field `datetime-local` takes it, on the clock of the browser. */
const momentIn = (page: Page, hours: number) =>
  page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead * 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours);

const openPromotions = async (page: Page) => {
  await openPage(page, 'offers');
  await page.getByRole('tab', { name: texts.offers.promotions, exact: true }).click();
};

test('[OPS-3][OPS-5][ACT-4] an operator writes a promotion, a second confirms it, and a member opts in, plays and claims', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(420_000);
  const problems = collectProblems(admin);
  const { setupUrl, url } = await product.operator();
  await admin.goto(setupUrl);
  await admin.getByRole('button', { name: texts.login.next }).click();
  await finishFirstLogin(admin);
  const editor = await addOperator(admin, browser, url, 'lin', [texts.operators.roleNames.editor]);
  const { field, main, button } = partsOf(editor);
  const days = ruleForms.find(({ type }) => type === 'days-played')!;
  const labelOf = (name: string) => {
    const found = days.fields.find((each) => each.name === name)!;
    if (!('label' in found)) throw new Error(`${name} has no label`);
    return found.label['zh-CN'];
  };

  await test.step('an editor writes it: empty fields are named, and both languages are previewed', async () => {
    await openPromotions(editor);
    await button(words.add).click();
    await button(words.add).click();
    await expect(main.getByRole('alert').filter({ hasText: words.missing })).toBeVisible();
    await field(words.slug).fill(slug);
    await field(`${texts.common.title} · ${texts.common.chinese}`).fill(title);
    await field(`${texts.common.title} · ${texts.common.english}`).fill('Two days of slots');
    await field(`${texts.content.summary} · ${texts.common.chinese}`).fill('玩满两天，得一份小礼。');
    await field(`${texts.content.summary} · ${texts.common.english}`).fill(
      'A small bonus for two days of play.',
    );
    const english = main.getByRole('article', { name: `${words.preview} · en` });
    await expect(english).toContainText('A small bonus for two days of play.');
    await field(words.rule).selectOption({ label: days.name['zh-CN'] });
    await main.getByRole('checkbox', { name: '电子', exact: true }).check({ force: true });
    await field(labelOf('dayTurnover')).fill('60');
    await field('天数 1').fill('1');
    await field('礼金 1').fill('5');
    await button(texts.common.addStep).click();
    await field('天数 2').fill('2');
    await field('礼金 2').fill('8');
    await field(words.multiple).selectOption('300');
    await field(words.budget).fill('2000');
    await field(words.starts).fill(await momentIn(editor, -1));
    await expectAccessibleInAllThemes(editor, 'a promotion that is written');
    await expectNoSideScroll(editor, 360);
    await editor.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a rule that pays for volume is refused in words, and asks for a second operator once it is small', async () => {
    const { dialog } = partsOf(editor);
    await button(words.add).click();
    await dialog.getByRole('button', { name: texts.common.confirm, exact: true }).click();
    await expect(dialog.getByText(texts.errors['rule-volume'])).toBeVisible(slowly);
    await dialog.getByRole('button', { name: texts.common.cancel, exact: true }).click();
    await field(labelOf('dayTurnover')).fill('1');
    await button(words.add).click();
    await confirm(editor, texts.common.asked);
    const listed = await callGateway(product.url, 'promotionList', {});
    expect(listed.data.items.map((each) => each.slug)).not.toContain(slug);
  });

  await test.step('a second operator reads its facts and confirms it', async () => {
    await openPage(admin, 'overview');
    const request = partsOf(admin).main;
    await expect(request.getByText(slug)).toBeVisible(slowly);
    await expect(request.getByText('2000.00')).toBeVisible();
    await expect(request.getByText('天数 1 · 礼金 5.00')).toBeVisible();
    await expectAccessibleInAllThemes(admin, 'a promotion that waits for its confirmation');
    await partsOf(admin).button(texts.overview.confirm).click();
    await confirm(admin);
  });

  const row = main.getByRole('row').filter({ hasText: title });
  await test.step('the editor publishes it', async () => {
    await openPromotions(editor);
    await row.getByRole('button', { name: texts.offers.publish, exact: true }).click(slowly);
    await confirm(editor);
  });

  const context = await browser.newContext();
  const { account } = await newTrustedMember(product, context);
  await product.control('adjust', { account, amount: '200' });
  const member = await context.newPage();
  const problemsOfMember = collectProblems(member);
  const flows = createFlows(member, mouseInput);
  const offer = member.getByRole('main');
  const steps = promotionRuleTexts['days-played'].steps;
  await test.step('a member sees it in the list, and that its end changes meanwhile', async () => {
    await member.goto(product.url + paths.activity.discounts);
    await offer.getByRole('link', { name: title }).click();
    await expect(offer.getByText('玩满 1 天')).toBeVisible();
    await row.getByRole('button', { name: texts.offers.change, exact: true }).click(slowly);
    await partsOf(editor)
      .dialog.getByLabel(new RegExp(`^${texts.offers.ends}`))
      .fill(await momentIn(editor, 72));
    await confirm(editor);
    // The page fetches the promotion every 15 s.
    await expect(offer.getByText(promotionTexts.changedTitle)).toBeVisible({ timeout: 60_000 });
    await expectAccessibleInAllThemes(member, 'a promotion that has changed');
  });

  await test.step('opts in by the new conditions', async () => {
    await offer.getByRole('button', { name: promotionTexts.optIn }).click();
    await expect(offer.getByText(filled(steps.progress['zh-CN'], { done: 0, target: 1 }))).toBeVisible();
    await expectAccessibleInAllThemes(member, 'a promotion that an operator has written');
  });

  await test.step('plays a day, sees the progress and claims the bonus', async () => {
    await offer.getByRole('link', { name: filled(promotionTexts.toGames, { category: '电子' }) }).click();
    const { items } = await readAsMember(product.url, context, 'gameList', { category: 'egame', limit: 1 });
    await flows.openGame(items[0]!.name['zh-CN']);
    await flows.locators.game.spin.click();
    await expect(flows.locators.game.rounds).toHaveText('1', slowly);
    await member.goto(`${product.url}${paths.activity.discounts}?id=${slug}`);
    await expect(offer.getByText(filled(steps.progress['zh-CN'], { done: 1, target: 2 }))).toBeVisible();
    await expect(offer.getByText(filled(steps.left['zh-CN'], { left: 1 }))).toBeVisible();
    const claim = offer.getByRole('button', { name: promotionTexts.claim, exact: true });
    await expect(async () => {
      await member.reload();
      await expect(claim).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await claim.click();
    await expect(offer.getByRole('list', { name: promotionTexts.myBonus })).toContainText(
      promotionTexts.grantClaimed,
    );
  });

  await test.step('sees the turnover that the bonus asks for', async () => {
    await member.goto(product.url + paths.mine.audit);
    await expect(offer.getByText('¥0.00 / ¥15.00')).toBeVisible();
  });

  await test.step('the editor changes its texts; its conditions are read-only, with the reason', async () => {
    await row.getByRole('button', { name: words.edit, exact: true }).click();
    await expect(main.getByText(texts.errors['members-joined'])).toBeVisible(slowly);
    await expect(field('礼金 1')).toBeDisabled();
    await expectAccessibleInAllThemes(editor, 'a promotion that members have joined');
    const name = field(`${texts.common.title} · ${texts.common.chinese}`);
    await name.fill('电子两日小礼');
    await button(words.save).click();
    await confirm(editor);
    await member.goto(`${product.url}${paths.activity.discounts}?id=${slug}`);
    await expect(member.getByRole('heading', { level: 1, name: '电子两日小礼' })).toBeVisible(slowly);
  });
  problemsOfMember.expectNone('the promotion of an operator');
  expect(problems.takeAll().filter((problem) => !/\b(401|409)\b/.test(problem))).toEqual([]);
});
