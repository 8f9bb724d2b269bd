import { kitBrowser, showKit, waitForDialog } from './kit-page';
import { expect, type Page, test } from './test';

/** Positions of popovers and tooltips. CSS anchor positioning needs a real browser. */
test.use(kitBrowser);

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await showKit(page);
});
test.afterAll(() => page.close());

interface Case {
  readonly left: number;
  readonly top: number;
  readonly dir?: 'ltr' | 'rtl';
  readonly align?: 'start' | 'center' | 'end';
}

const boxOf = async (selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height, centre: x + width / 2 };
};

/** Opens the popover as the content of a dialog whose body clips what overflows it. */
const openPopover = async ({ left, top, dir = 'ltr', align = 'start' }: Case) => {
  await page.evaluate(() => window.app.resetModals());
  await page.evaluate(
    (props) =>
      void window.modal.open({ title: '浮层', children: window.app.floating(props), leaveAnimate: 'none' }),
    { left, top, dir, align },
  );
  await waitForDialog(page);
  const trigger = await boxOf('[aria-haspopup=dialog]');
  const panel = await boxOf('[aria-label=浮层]');
  return { trigger, panel };
};

for (const [dir, align, edge] of [
  ['ltr', 'start', 'left'],
  ['ltr', 'end', 'right'],
  ['ltr', 'center', 'centre'],
  ['rtl', 'start', 'right'],
  ['rtl', 'end', 'left'],
] as const) {
  test(`a popover is below its trigger, aligned with its ${edge}, align ${align}, ${dir}`, async () => {
    const { trigger, panel } = await openPopover({ left: 600, top: 300, dir, align });
    expect(panel[edge]).toBeCloseTo(trigger[edge], 0);
    expect(panel.top).toBeCloseTo(trigger.bottom + 8, 0);
  });
}

test('a popover flips above its trigger where only that side has room', async () => {
  const { trigger, panel } = await openPopover({ left: 600, top: 860 });
  expect(panel.bottom).toBeCloseTo(trigger.top - 8, 0);
});

for (const [corner, left, top] of [
  ['top left', 4, 4],
  ['top right', 1360, 4],
  ['bottom left', 4, 860],
  ['bottom right', 1360, 860],
] as const) {
  test(`a popover at the ${corner} stays inside the window and does not cover its trigger`, async () => {
    for (const align of ['start', 'center', 'end'] as const) {
      const { trigger, panel } = await openPopover({ left, top, align });
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect(panel.left).toBeGreaterThanOrEqual(0);
      expect(panel.right).toBeLessThanOrEqual(width);
      expect(panel.top).toBeGreaterThanOrEqual(0);
      expect(panel.bottom).toBeLessThanOrEqual(900);
      expect(panel.top >= trigger.bottom || panel.bottom <= trigger.top).toBe(true);
    }
  });
}

test('a tooltip in a popover in a dialog is above both, centred on its control; Escape closes one at a time', async () => {
  await openPopover({ left: 600, top: 300 });
  await page.getByRole('button', { name: '提示' }).focus();
  const control = await boxOf('button:has-text("提示")');
  const tooltip = await boxOf('[role=tooltip]');
  expect(tooltip.centre).toBeCloseTo(control.centre, 0);
  expect(tooltip.bottom).toBeCloseTo(control.top, 0);
  // Measured and hit in one step, and again: the panel below it may just have moved.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const shown = document.querySelector('[role=tooltip]')!;
        const { left, top, width, height } = shown.getBoundingClientRect();
        return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '提示' })).toBeVisible();
});
