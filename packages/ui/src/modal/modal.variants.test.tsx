import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withButtonTypes } from './button-rules';
import { modal } from './modal';
import { cleanUp, renderApp, show } from './modal-test-kit';

afterEach(cleanUp);

describe('variants', () => {
  it('[DLG-8] alert is titled 友情提示 and has one full-width button', async () => {
    renderApp();
    const answer = await show(() => ({ done: modal.alert('密码已修改') }));
    const dialog = screen.getByRole('alertdialog', { name: '友情提示', description: '密码已修改' });
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['确定', '']);
    expect(getComputedStyle(buttons[0]!).flexGrow).toBe('1');
    await userEvent.click(buttons[0]!);
    await expect(answer.done).resolves.toBeUndefined();
  });

  it('[DLG-8] info is a plain dialog with the given title', async () => {
    renderApp();
    await show(() => void modal.info({ title: '系统公告', message: '今晚例行维护' }));
    expect(screen.getByRole('dialog', { name: '系统公告', description: '今晚例行维护' })).toBeVisible();
  });

  it('[DLG-7][DLG-8] confirm has the cancelling button first and resolves to the choice', async () => {
    renderApp();
    const first = await show(() => ({ yes: modal.confirm('确定要提现吗？') }));
    const dialog = screen.getByRole('alertdialog', { description: '确定要提现吗？' });
    const [cancel, confirm] = within(dialog).getAllByRole('button');
    expect(cancel).toHaveTextContent('取消');
    expect(confirm).toHaveTextContent('确定');
    await userEvent.click(confirm!);
    await expect(first.yes).resolves.toBe(true);

    const second = await show(() => ({ yes: modal.confirm({ message: '退出登录？', cancelText: '留下' }) }));
    await userEvent.click(screen.getByRole('button', { name: '留下' }));
    await expect(second.yes).resolves.toBe(false);
  });

  it('[DLG-9] anti-fraud: exact words, 440 px, one button, closable by the mask', async () => {
    renderApp();
    const answer = await show(() => ({ done: modal.antiFraud() }));
    const dialog = screen.getByRole('alertdialog', {
      description: '若客服主动提供卡号引导您存款,请勿进行任何转账操作,否则资金将会丢失,平台概不负责.',
    });
    const shown = within(dialog).getByText('请勿进行任何转账操作', { selector: 'strong' });
    expect(shown).toBeVisible();
    expect(shown.parentElement).toHaveTextContent(/引导您存款，请勿.*操作，否则.*丢失，平台概不负责。$/);
    // With breaks allowed anywhere, a line could begin with a comma.
    expect(getComputedStyle(shown.closest('div')!).overflowWrap).toBe('break-word');
    expect(getComputedStyle(dialog).width).toBe('440px');
    expect(within(dialog).getAllByRole('button', { name: /^(?!关闭)/ })).toHaveLength(1);
    expect(within(dialog).getByRole('button', { name: '我知道了' })).toHaveFocus();
    await userEvent.click(dialog.parentElement!);
    await expect(answer.done).resolves.toBeUndefined();
  });

  it('[DLG-9] anti-fraud: its height is automatic under 900 px', async () => {
    renderApp();
    await show(() => void modal.antiFraud());
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const narrow = rules.filter(
      (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes('899.98px'),
    );
    expect(narrow.map((rule) => rule.cssRules[0]?.cssText)).toEqual([expect.stringMatching(/height: ?auto/)]);
  });

  it('[APP-9] texts follow the locale while the dialog is open', async () => {
    const { changeLocale } = renderApp();
    await show(() => void modal.alert('OK?'));
    changeLocale('en');
    expect(screen.getByRole('alertdialog', { name: 'A friendly reminder' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
  });
});

describe('options', () => {
  it('[DLG-1] takes title, message, children, class and style', async () => {
    renderApp();
    await show(() =>
      modal.open({
        title: '每日好礼',
        message: '今日可领',
        children: <p>888 元</p>,
        className: 'gift',
        style: { width: 520 },
      }),
    );
    const dialog = screen.getByRole('dialog', { name: '每日好礼', description: '今日可领' });
    expect(dialog).toHaveClass('gift');
    expect(dialog).toHaveStyle({ width: '520px' });
    expect(within(dialog).getByText('888 元')).toBeVisible();
  });

  it('[DLG-1][DLG-11] hides header and close icon but keeps the name', async () => {
    renderApp();
    await show(() => modal.open({ title: '活动', hideHeader: true, children: '内容' }));
    const dialog = screen.getByRole('dialog', { name: '活动' });
    expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
    expect(within(dialog).getByRole('heading', { name: '活动' })).toHaveClass('pv-sr-only');
  });

  it('[DLG-1] hides the close icon alone with `hideCloseIcon`, and adorns the header with `isNew`', async () => {
    renderApp();
    const headerOf = async (options: Parameters<typeof modal.open>[0]) => {
      await show(() => modal.open({ title: '活动', ...options }));
      const heading = screen.getByRole('heading', { name: '活动' });
      const header = {
        isHidden: heading.classList.contains('pv-sr-only'),
        hasIcon: screen.queryByRole('button', { name: '关闭' }) !== null,
        look: heading.parentElement!.className,
      };
      await cleanUp();
      return header;
    };
    const plain = await headerOf({});
    expect(plain).toMatchObject({ isHidden: false, hasIcon: true });
    expect(await headerOf({ hideCloseIcon: true })).toEqual({ ...plain, hasIcon: false });
    const { look, ...rest } = await headerOf({ isNew: true });
    expect(rest).toEqual({ isHidden: false, hasIcon: true });
    expect(look).not.toBe(plain.look);
  });

  it('[DLG-11] has a name without a title', async () => {
    renderApp();
    await show(() => modal.open({ message: '已提交' }));
    expect(screen.getByRole('dialog', { name: '提示', description: '已提交' })).toBeVisible();
  });

  it('[DLG-1] updates an open dialog', async () => {
    renderApp();
    const handle = await show(() => modal.open({ title: '上传中', message: '10%' }));
    await show(() => handle.update({ message: '90%' }));
    expect(screen.getByRole('dialog', { name: '上传中', description: '90%' })).toBeVisible();
  });

  it('[DLG-1] dims the page unless `isVisibleBg` is false', async () => {
    renderApp();
    await show(() => modal.open({ title: '一' }));
    expect(screen.getByRole('dialog').parentElement!.children).toHaveLength(2);
    await cleanUp();
    await show(() => modal.open({ title: '二', isVisibleBg: false }));
    expect(screen.getByRole('dialog').parentElement!.children).toHaveLength(1);
  });

  it('[DLG-2][DLG-7] a footer of three: types by default and by choice, class and style', async () => {
    renderApp();
    await show(() =>
      modal.open({
        title: '选择',
        footer: [
          { title: '返回' },
          { title: '保存' },
          { title: '删除', type: 'danger', className: 'del', style: { flexGrow: 2 } },
        ],
      }),
    );
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('返回')).toHaveAttribute('data-modal-safe', 'true');
    expect(button('删除')).toHaveClass('del');
    expect(button('删除')).toHaveStyle({ flexGrow: '2' });
  });

  it('[DLG-7] the first of several buttons is hoverCancel by default, every other one confirm', () => {
    const typesOf = (...footer: Parameters<typeof withButtonTypes>[0] & {}) =>
      withButtonTypes(footer).map(({ type }) => type);
    expect(typesOf({}, {}, {})).toEqual(['hoverCancel', 'confirm', 'confirm']);
    expect(typesOf({})).toEqual(['confirm']);
    expect(typesOf({ type: 'danger' }, { type: 'cancel' })).toEqual(['danger', 'cancel']);
  });

  it('[DLG-1] stands at the top by default, and enters as `enterAnimate` says', async () => {
    renderApp();
    const styleOf = async (options: Parameters<typeof modal.open>[0]) => {
      await show(() => modal.open({ title: '活动', ...options }));
      const dialog = screen.getByRole('dialog');
      const { alignItems, overflowY } = getComputedStyle(dialog.parentElement!);
      const { animation } = getComputedStyle(dialog);
      await cleanUp();
      return [`${alignItems} ${overflowY}`, animation];
    };
    const byDefault = await styleOf({});
    expect(await styleOf({ direction: 'top', enterAnimate: 'drop' })).toEqual(byDefault);
    const centred = await styleOf({ direction: 'center' });
    expect(centred[0]).not.toBe(byDefault[0]);
    expect((await styleOf({ direction: 'center', enterAnimate: 'drop' }))[1]).toBe(byDefault[1]);
    expect(centred[1]).not.toBe(byDefault[1]);
  });
});
