import { basename, join } from 'node:path';
import type { ModalApi } from '@pavilion/ui';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { headlessShellPath, withMotion } from './chromium';
import type { KitApp } from './modal-page';

declare global {
  interface Window {
    modal: ModalApi;
    app: KitApp;
    results: boolean[];
    /** The values that the money input passed to `onValueChange`. */
    amounts: string[];
    reasons: string[];
  }
}

/** Options for `test.use`: a browser for the kit's test page, with animations. */
export const kitBrowser = {
  launchOptions: {
    executablePath: await headlessShellPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    // Classic scroll bars, as on Windows.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  ...withMotion,
};

const bundle = build({
  entryPoints: [join(import.meta.dirname, 'modal-page.tsx')],
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  conditions: ['source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: 'kit',
  write: false,
});
const frame =
  '<!doctype html><html lang="zh-CN"><title>弹窗</title><body><script type="module" src="/modal-page.js"></script>';

/** Opens the test page of the kit, `modal-page.tsx`, without a server. */
export const showKit = async (page: Page): Promise<void> => {
  const { outputFiles } = await bundle;
  await page.route('http://kit.test/**', (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const file = outputFiles.find(({ path }) => basename(path) === name);
    return route.fulfill(
      file ? { contentType: 'text/javascript', body: file.text } : { contentType: 'text/html', body: frame },
    );
  });
  await page.goto('http://kit.test/');
  await page.locator('#ask').waitFor();
};

export const dialogs = '[role=dialog], [role=alertdialog]';

/** Waits until a dialog is open and all animations have ended, except endless ones such as the stars of the space theme. */
export const waitForDialog = async (page: Page): Promise<void> => {
  await page.locator(dialogs).last().waitFor();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState === 'finished' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
};

export const expectNoDialog = (page: Page): Promise<void> => expect(page.locator(dialogs)).toHaveCount(0);

export const closeAll = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.modal.closeAll());
  await expectNoDialog(page);
};
