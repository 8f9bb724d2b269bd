import { closeAll, dialogs, expectNoDialog, kitBrowser, showKit, waitForDialog } from './kit-page';
import { expect, type Page, test } from './test';

/** Requirements of the modal system (packages/ui/README.md) that can share one page. */
test.use(kitBrowser);

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await showKit(page);
});
test.afterEach(() =>
  page.evaluate(() => {
    window.app.resetModals();
    window.app.mount({ theme: 'default', locale: 'zh-CN' });
    window.reasons = [];
  }),
);
test.afterAll(() => page.close());

const press = (name: string) => page.getByRole('button', { name }).click();

/** Opens a dialog that records the reason of its closing. */
const openRecording = async () => {
  await page.evaluate(() => {
    window.reasons = [];
    const { closed } = window.modal.open({ title: '选择', footer: [{}, {}] });
    void closed.then((reason) => window.reasons.push(reason));
  });
  await waitForDialog(page);
};

test('[DLG-4][DLG-5] point 1: every way to close settles the promise once, with its reason', async () => {
  const actions: Record<string, () => Promise<unknown>> = {
    confirm: () => press('确定'),
    cancel: () => press('取消'),
    mask: () => page.mouse.click(20, 800),
    escape: () => page.keyboard.press('Escape'),
    close: () => press('关闭'),
    closeAll: () => page.evaluate(() => window.modal.closeAll()),
    unmount: () => page.evaluate(() => window.app.unmount()),
  };
  for (const [reason, close] of Object.entries(actions)) {
    await openRecording();
    await close();
    // Closing it again during its leave animation changes nothing.
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.modal.closeAll());
    await expectNoDialog(page);
    expect(await page.evaluate(() => window.reasons)).toEqual([reason]);
  }
});

test('[DLG-10] point 2: imperative content has the providers of the application and follows their changes', async () => {
  await page.evaluate(() => void window.modal.confirm({ title: '提现', children: window.app.seen }));
  await waitForDialog(page);
  await expect(page.locator('#seen')).toHaveText('inside');
  const colour = () => page.locator(dialogs).evaluate((panel) => getComputedStyle(panel).backgroundColor);
  const light = await colour();
  await page.evaluate(() => window.app.mount({ theme: 'space', locale: 'en' }));
  await expect(page.getByRole('button', { name: 'OK' })).toBeVisible();
  expect(await colour()).not.toBe(light);
});

test('[DLG-10] point 2: a dialog opened before the application mounts is shown after it', async () => {
  await page.evaluate(() => {
    window.app.unmount();
    void window.modal.alert('稍等').then(() => window.reasons.push('closed'));
  });
  await expectNoDialog(page);
  expect(await page.evaluate(() => window.reasons)).toEqual([]);
  await page.evaluate(() => window.app.mount());
  await waitForDialog(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => window.reasons)).toEqual(['closed']);
});

test('[DLG-11] point 3: a destructive dialog focuses its safe button, and the focus returns', async () => {
  await page.focus('#ask');
  await page.evaluate(() => void window.modal.confirm({ message: '删除账号？', danger: true }));
  await waitForDialog(page);
  await expect(page.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNoDialog(page);
  await expect(page.locator('#ask')).toBeFocused();
});

test('[DLG-11] point 4: Escape during a composition does not close the dialog; the next Escape does', async () => {
  const input = await page.context().newCDPSession(page);
  await page.click('#rename');
  await waitForDialog(page);
  const name = page.getByRole('textbox', { name: '昵称' });
  await name.focus();
  await input.send('Input.imeSetComposition', { text: 'ting', selectionStart: 4, selectionEnd: 4 });
  await expect(name).toHaveValue('ting');
  await page.evaluate(() => {
    const record = ({ isComposing }: KeyboardEvent) => window.reasons.push(`composing: ${isComposing}`);
    addEventListener('keydown', record, { capture: true, once: true });
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => window.reasons)).toEqual(['composing: true']);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await input.send('Input.insertText', { text: '亭' });
  await expect(name).toHaveValue('亭');
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
});

test('[DLG-11] point 7: a slow button is busy, runs once, keeps the dialog open, and shows an error', async () => {
  await page.evaluate(() => {
    let runs = 0;
    const { closed } = window.modal.open({
      title: '提交',
      footer: [
        {
          title: '提交',
          onClick: () => {
            runs += 1;
            window.reasons.push(`run ${runs}`);
            return new Promise<void>((resolve, reject) => {
              document.addEventListener(
                'answer',
                (event) => {
                  const error = (event as CustomEvent<string>).detail;
                  if (error) reject(new Error(error));
                  else resolve();
                },
                { once: true },
              );
            });
          },
        },
      ],
    });
    void closed.then((reason) => window.reasons.push(reason));
  });
  await waitForDialog(page);
  const answer = (error: string) =>
    page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('answer', { detail })), error);
  const reasons = () => page.evaluate(() => window.reasons);
  const submit = page.getByRole('button', { name: '提交' });

  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 800);
  await page.getByRole('button', { name: '关闭' }).click({ force: true });
  expect(await reasons()).toEqual(['run 1']);
  await answer('余额不足');
  await expect(page.getByRole('alert').filter({ hasText: '余额不足' })).toBeVisible();
  await expect(page.locator('[data-leaving]')).toHaveCount(0);

  await submit.click();
  await answer('');
  await expectNoDialog(page);
  expect(await reasons()).toEqual(['run 1', 'run 2', 'confirm']);
});

test('[DLG-11] point 10: the page behind is inert, and the dialog has a name and a description', async () => {
  await page.evaluate(() => void window.modal.confirm({ title: '提现', message: '确定吗？' }));
  await waitForDialog(page);
  await expect(page.getByRole('alertdialog', { name: '提现' })).toHaveAccessibleDescription('确定吗？');
  const behind = page.locator('#rename');
  expect(await behind.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
  await behind.evaluate((button) => button.focus());
  await expect(behind).not.toBeFocused();
  const { x = 0, y = 0 } = (await behind.boundingBox()) ?? {};
  const hit = await page.evaluate((at) => document.elementFromPoint(at.x + 5, at.y + 5)?.id, { x, y });
  expect(hit).not.toBe('rename');
});

test('[DLG-10] point 11: tests can list open dialogs and reset them', async () => {
  await openRecording();
  await page.evaluate(() => void window.modal.alert('上面'));
  await expect(page.locator(dialogs)).toHaveCount(2);
  expect(await page.evaluate(() => window.app.getOpenModals().length)).toBe(2);
  await page.evaluate(() => window.app.resetModals());
  await expectNoDialog(page);
  expect(await page.evaluate(() => window.app.getOpenModals())).toEqual([]);
  await expect.poll(() => page.evaluate(() => window.reasons.length)).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
});

// Must be the last test of the page, whose clock is faked from here on.
test('[DLG-6] point 8: a countdown stays correct when the tab is suspended, and is not announced', async () => {
  await page.clock.install();
  await page.evaluate(
    () =>
      void window.modal.open({
        title: '须知',
        leaveAnimate: 'none',
        footer: [{ title: '我知道了', isCountdown: true, countdownSeconds: 10 }],
      }),
  );
  const button = page.getByRole('button', { name: '我知道了', exact: true });
  await expect(button).toHaveText('我知道了(10)');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(7_000);
  await expect(button).toHaveText('我知道了(3)');
  expect(
    await button.evaluate((element) => element.closest('[aria-live], [role=status], [role=alert]')),
  ).toBe(null);
  await button.click({ force: true });
  await expect(page.locator(dialogs)).toHaveCount(1);
  await page.clock.fastForward(3_000);
  await expect(button).toHaveText('我知道了');
  await expect(button).not.toHaveAttribute('aria-disabled');
  await closeAll(page);
});
