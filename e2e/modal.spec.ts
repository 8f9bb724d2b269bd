import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { themeNames } from '../packages/ui/src/themes/registry';
import { closeAll, dialogs, kitBrowser, showKit, waitForDialog } from './kit-page';
import { expect, type Page, test } from './test';

declare global {
  interface Window {
    axe: { run(): Promise<{ violations: { id: string }[] }> };
  }
}

/** Behaviour of the modal system that needs a real browser; the rest is tested in `packages/ui`. */
test.use(kitBrowser);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.beforeEach(({ page }) => showKit(page));

for (const gutter of ['auto', 'stable']) {
  test(`[DLG-3] point 6: locks the page without a layout shift, scrollbar-gutter ${gutter}`, async ({
    page,
  }) => {
    await page.addStyleTag({ content: `html { scrollbar-gutter: ${gutter} }` });
    await page.evaluate(() => scrollTo(0, 300));
    const places = () =>
      page
        .locator('[data-still]')
        .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await places();
    await page.evaluate(() => void window.modal.alert('提示'));
    await waitForDialog(page);
    expect(await places()).toEqual(before);
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await closeAll(page);
    expect(await places()).toEqual(before);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });
}

test('[DLG-11] point 5: Enter held down on the trigger never confirms; pressed again it does', async ({
  page,
}) => {
  await page.focus('#ask');
  await page.keyboard.down('Enter');
  await waitForDialog(page);
  for (let repeat = 0; repeat < 30; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.evaluate(() => window.results)).toEqual([]);
  await expect(page.locator(dialogs)).toHaveCount(1);
  // Held down past the end of the dialog, it does not press the trigger that has the focus again.
  await page.keyboard.down('Enter');
  await expect.poll(() => page.evaluate(() => window.results)).toEqual([true]);
  await expect(page.locator('#ask')).toBeFocused();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  expect(await page.evaluate(() => window.app.getOpenModals())).toEqual([]);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await waitForDialog(page);
});

test('[DLG-11] point 5: the key-up of Space does not press a button of the dialog that Space opened', async ({
  page,
}) => {
  await page.focus('#ask');
  await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await waitForDialog(page);
  await page.keyboard.up(' ');
  expect(await page.evaluate(() => window.results)).toEqual([]);
});

test('[DLG-11] point 3: focus stays inside, and returns through stacked dialogs', async ({ page }) => {
  const inside = () => page.evaluate((all) => document.activeElement?.closest(all) !== null, dialogs);
  await page.click('#ask');
  await waitForDialog(page);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await inside()).toBe(true);
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('#rename')?.focus());
  expect(await inside()).toBe(true);

  await page.evaluate(() => void window.modal.alert('上面'));
  await waitForDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.locator(dialogs)).toHaveCount(1);
  expect(await inside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('#ask')).toBeFocused();
});

test('[DLG-4] closes on a click on the mask, not on a drag that starts in the panel', async ({ page }) => {
  await page.evaluate(() => void window.modal.alert('拖选这段文字'));
  await waitForDialog(page);
  const box = await page.locator(dialogs).boundingBox();
  if (!box) throw new Error('no panel');
  await page.mouse.move(box.x + 100, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x - 200, box.y + 120);
  await page.mouse.up();
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await page.mouse.click(20, 700);
  await expect(page.locator(dialogs)).toHaveCount(0);
});

/** The time from closing a dialog to its removal from the document, ms: the shortest of some runs. */
const measureLeaving = async (page: Page, runs: number): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate(() => void window.modal.open({ title: '动画' }));
    await waitForDialog(page);
    const ms = await page.evaluate(
      (all) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          new MutationObserver(() => {
            if (!document.querySelector(all)) resolve(performance.now() - start);
          }).observe(document.body, { childList: true });
          window.modal.closeAll();
        }),
      dialogs,
    );
    times.push(ms);
  }
  return Math.min(...times);
};

for (const [reducedMotion, runs, min, max] of [
  // The best of several runs, since a busy machine delays some.
  ['no-preference', 4, 200, 400],
  ['reduce', 8, 0, 20],
] as const) {
  test(`[DLG-5][THM-4] point 9: is removed in time, reduced motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const ms = await measureLeaving(page, runs);
    expect(ms).toBeGreaterThanOrEqual(min);
    expect(ms).toBeLessThan(max);
  });
}

test('[DLG-9] anti-fraud is 440 px wide, and its height is automatic under 900 px', async ({ page }) => {
  const sizes: { width: number; height: number }[] = [];
  for (const height of [1000, 899, 700]) {
    await page.setViewportSize({ width: 1440, height });
    await page.evaluate(() => void window.modal.antiFraud());
    await waitForDialog(page);
    sizes.push((await page.locator(dialogs).boundingBox()) ?? { width: 0, height: 0 });
    await closeAll(page);
  }
  expect(sizes.map(({ width }) => width)).toEqual([440, 440, 440]);
  const [tall, low, lower] = sizes.map(({ height }) => height);
  expect(tall).toBeGreaterThan(low!);
  expect(lower).toBe(low);
});

for (const direction of ['top', 'center', 'scroll'] as const) {
  test(`[DLG-1] a long ${direction} modal scrolls and keeps its buttons in reach`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.evaluate(
      (where) =>
        void window.modal.open({
          title: '须知',
          direction: where,
          message: Array.from({ length: 40 }, (_, line) => `第 ${line + 1} 条`).join('\n'),
          children: window.app.seen,
          footer: [{}, {}],
        }),
      direction,
    );
    await waitForDialog(page);
    const last = page.locator('#seen');
    await expect(last).not.toBeInViewport();
    await page.mouse.move(512, 250);
    await page.mouse.wheel(0, 5000);
    await expect(last).toBeInViewport();
    // By keyboard too: scrollable text is a tab stop before the buttons.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Home']) await page.keyboard.press(key);
    await expect(last).not.toBeInViewport();
    // The browser may drop a key that is pressed while it still scrolls from the one before.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    await expect(page.getByRole('button', { name: '确定' })).toBeInViewport();
  });
}

test('[DLG-10] the declarative modal keeps the caret of its field and returns the focus', async ({
  page,
}) => {
  await page.click('#rename');
  await waitForDialog(page);
  await page.keyboard.type('abc');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(page.getByRole('textbox', { name: '昵称' })).toHaveValue('abxc');
  await page.keyboard.press('Escape');
  await expect(page.locator('#rename')).toBeFocused();
});

for (const theme of themeNames) {
  test(`[DLG-11][THM-4] point 10: no accessibility violation in any variant, theme ${theme}`, async ({
    page,
  }) => {
    await page.evaluate((name) => window.app.mount({ theme: name }), theme);
    await page.evaluate(axe);
    for (const variant of ['alert', 'info', 'confirm', 'antiFraud', 'open'] as const) {
      await page.evaluate((name) => {
        const options = { message: '内容', title: '标题' };
        void window.modal[name](options);
      }, variant);
      await waitForDialog(page);
      const { violations } = await page.evaluate(() => window.axe.run());
      expect([variant, violations.map(({ id }) => id)]).toEqual([variant, []]);
      await closeAll(page);
    }
  });
}

test('[DLG-11] a long text starts at its beginning, although the button below it has the focus', async ({
  page,
}) => {
  await page.evaluate(() => {
    const message = Array.from({ length: 120 }, (_, line) => `第 ${line} 条`).join('\n');
    window.modal.open({ title: '规则', message, direction: 'scroll', footer: [{ title: '知道了' }] });
  });
  await waitForDialog(page);
  await expect(page.getByRole('button', { name: '知道了' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '规则' })).toBeInViewport();
});
