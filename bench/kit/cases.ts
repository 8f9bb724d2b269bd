import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { KitRow } from './kits';
import { type BenchmarkPage, dialogs, isRemoved, waitUntilOpen } from './page';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Case {
  title: string;
  reducedMotion?: boolean;
  /** Whether a kit claims the behaviour; default true. */
  applies?(kit: KitRow): boolean;
  passes(target: BenchmarkPage): Promise<boolean>;
}

const open = async (page: Page) => {
  await page.evaluate(() => window.testPage.open());
  await waitUntilOpen(page);
};
const promises = (kit: KitRow) => kit.promises;

/** Whether the promise of a dialog settles after an action. */
const settlesOn = (title: string, act: (page: Page) => Promise<unknown>): Case => ({
  title,
  applies: promises,
  passes: async ({ page }) => {
    await open(page);
    await act(page);
    await page.waitForTimeout(800);
    return page.evaluate(() => window.testPage.promiseCount === 1 && window.testPage.settledCount === 1);
  },
});

const staysStill = (gutter: 'auto' | 'stable'): Case => ({
  title: `6: locking the page shifts nothing, scrollbar-gutter: ${gutter}`,
  passes: async ({ page }) => {
    await page.addStyleTag({ content: `html { scrollbar-gutter: ${gutter} }` });
    const places = () =>
      page
        .locator('[data-still]')
        .evaluateAll((all) => JSON.stringify(all.map((element) => element.getBoundingClientRect())));
    const before = await places();
    await open(page);
    return (await places()) === before;
  },
});

/** The eleven points of a modal system (packages/ui/README.md), one behaviour per row. */
export const cases: Case[] = [
  settlesOn('1: the promise settles on Escape', (page) => page.keyboard.press('Escape')),
  settlesOn('1: the promise settles on a click on the backdrop', (page) => page.mouse.click(1_200, 780)),
  settlesOn('1: the promise settles on closing all', (page) =>
    page.evaluate(() => window.testPage.closeAll()),
  ),
  settlesOn('1: the promise settles when the application unmounts', (page) =>
    page.evaluate(() => window.testPage.unmount()),
  ),
  {
    title: '2: content has the application’s context',
    passes: async ({ page }) => {
      await open(page);
      return (await page.locator('#seen').textContent()) === 'inside';
    },
  },
  {
    title: '2: a change of that context reaches an open dialog',
    passes: async ({ page }) => {
      await open(page);
      await page.evaluate(() => window.testPage.changeContext());
      await page.waitForTimeout(100);
      return (await page.locator('#seen').textContent()) === 'changed';
    },
  },
  {
    title: '3: focus returns to the opening element, without a trigger component',
    passes: async ({ page }) => {
      await page.focus('#open');
      await page.keyboard.press('Enter');
      await waitUntilOpen(page);
      await page.keyboard.press('Escape');
      await isRemoved(page);
      if (await page.locator('#field').count()) await page.getByRole('button', { name: 'Cancel' }).click();
      await page.waitForTimeout(300);
      return page.evaluate(() => document.activeElement?.id === 'ask');
    },
  },
  {
    title: '3: a destructive confirmation does not focus its destructive button',
    passes: async ({ page }) => {
      await open(page);
      return page.evaluate(
        (all) =>
          document.activeElement?.closest(all) !== null &&
          document.activeElement?.textContent?.trim() !== 'OK',
        dialogs,
      );
    },
  },
  {
    title: '3: focus stays inside',
    passes: async ({ page }) => {
      await open(page);
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        // Some kits have focus guards outside the dialog; the content of the page must never have the focus.
        const inside = await page.evaluate(() => !document.activeElement?.closest('main, header'));
        if (!inside) return false;
      }
      return true;
    },
  },
  {
    title: '3: a script cannot move the focus out',
    passes: async ({ page }) => {
      await open(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('#open')?.focus());
      return page.evaluate(() => document.activeElement?.id !== 'ask');
    },
  },
  {
    title: '4: Escape during input-method composition does not close',
    passes: async ({ page, session }) => {
      await open(page);
      await page.focus('#field');
      await session.send('Input.imeSetComposition', { text: 'ting', selectionStart: 4, selectionEnd: 4 });
      // The key code of browsers while an input method composes.
      const escapeKey = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 229 };
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...escapeKey });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...escapeKey });
      await page.waitForTimeout(600);
      return (await page.locator('#field').count()) === 1;
    },
  },
  {
    title: '5: Enter held down on the opening button never confirms',
    passes: async ({ page }) => {
      await page.focus('#open');
      for (let repeat = 0; repeat < 30; repeat += 1) {
        await page.keyboard.down('Enter');
        await page.waitForTimeout(33);
      }
      await page.keyboard.up('Enter');
      return page.evaluate(() => window.testPage.okCount === 0);
    },
  },
  staysStill('auto'),
  staysStill('stable'),
  {
    title: '7: a slow button runs once on a double click, shows that it is busy, keeps the dialog open',
    applies: (kit) => kit.waits,
    passes: async ({ page }) => {
      await page.evaluate(() => {
        window.testPage.isSlow = true;
      });
      await open(page);
      const button = page.getByRole('button', { name: 'OK' });
      await button.dblclick();
      const busy = await page.locator(`:is(${dialogs}) [aria-busy=true]`).count();
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
      const held = (await page.locator('#field').count()) === 1;
      return (
        held &&
        busy > 0 &&
        (await page.evaluate(() => window.testPage.okCount === 1)) &&
        (await isRemoved(page, 2_000))
      );
    },
  },
  {
    title: '7: a failed button keeps the dialog open and shows the error',
    applies: (kit) => kit.waits,
    passes: async ({ page }) => {
      await page.evaluate(() => Object.assign(window.testPage, { isSlow: true, isFailing: true }));
      await open(page);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.waitForTimeout(900);
      return (
        (await page.locator('#field').count()) === 1 &&
        (await page.getByRole('alert').filter({ hasText: 'Refused by the bank' }).count()) === 1
      );
    },
  },
  {
    title: '8: a countdown follows the clock after the tab was suspended',
    applies: (kit) => kit.counts === true,
    passes: async ({ page }) => {
      await page.evaluate(() => {
        window.testPage.countdown = 10;
      });
      await open(page);
      await page.clock.install();
      await page.clock.fastForward(60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const button = page.getByRole('button', { name: 'OK' });
      return (await button.textContent()) === 'OK' && !(await button.getAttribute('aria-disabled'));
    },
  },
  {
    title: '9: with reduced motion it is removed within 50 ms (best of five)',
    reducedMotion: true,
    passes: async ({ page }) => {
      const times: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        await open(page);
        times.push(await page.evaluate(() => window.testPage.timeClosing()));
        await isRemoved(page);
      }
      return Math.min(...times) < 50;
    },
  },
  {
    title: '10: it is an alertdialog with a name',
    passes: async ({ page }) => {
      await open(page);
      return (await page.getByRole('alertdialog', { name: 'Withdraw' }).count()) === 1;
    },
  },
  {
    title: '10: the page behind is inert',
    passes: async ({ page }) => {
      await open(page);
      return page.evaluate(
        () => document.querySelector('#open')?.closest('[inert], [aria-hidden=true]') != null,
      );
    },
  },
  {
    title: '10: axe finds nothing',
    passes: async ({ page }) => {
      await open(page);
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations } = await (
          window as unknown as { axe: { run(): Promise<{ violations: unknown[] }> } }
        ).axe.run();
        return violations.length;
      });
      return found === 0;
    },
  },
  {
    title: '11: tests can inspect open dialogs and reset them',
    applies: (kit) => kit.helps === true,
    passes: async ({ page }) => {
      await open(page);
      const counted = await page.evaluate(() => {
        const before = window.testPage.helpers?.count();
        window.testPage.helpers?.reset();
        return before;
      });
      return counted === 1 && (await isRemoved(page));
    },
  },
];
