import { paths } from '../site/src/routes/paths';
import { type HelpTopic, helpTopics } from '../site/src/shared/help/topics.generated';
import { collectProblems, expectAccessibleInAllThemes, wholePageHeight } from './checks';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';

/** The written help articles, as visitors read them. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const written = (Object.keys(helpTopics) as HelpTopic[]).filter((topic) => helpTopics[topic].isWritten);

test('[RTE-1][APP-9] every written article is accessible in all themes and fits narrow and wide windows', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const problems = collectProblems(page);
  await page.goto(product.url + paths.home);
  for (const topic of written) {
    await page.setViewportSize({ width: 390, height: 844 });
    // Without a document for each article, which would only load the site again: `hydration.test.tsx` requests them all.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, paths.help[topic]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpTopics[topic].title['zh-CN']);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${topic} at ${width} px`).toBeLessThanOrEqual(0);
    }
    // The article comes first on a phone, after the head with its scene and the search.
    await page.setViewportSize({ width: 390, height: 844 });
    expect
      .soft(await page.getByRole('article').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(380);
    // Cells of a table are not squeezed to a column of single characters.
    const widths = await page
      .getByRole('row')
      .locator('td:first-child')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect.soft(Math.min(80, ...widths), topic).toBe(80);
    await page.setViewportSize({ width: 390, height: wholePageHeight });
    await expectAccessibleInAllThemes(page, topic);
    problems.expectNone(topic);
  }
});
