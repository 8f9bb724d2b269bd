import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { modal } from './modal';
import { cleanUp, letLeave, renderApp, show } from './modal-test-kit';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await cleanUp();
  jest.useRealTimers();
});

/** A button that unmounts when clicked. */
const Step = () => {
  const [done, setDone] = useState(false);
  if (done) return <p>已提交</p>;
  return (
    <button type="button" onClick={() => setDone(true)}>
      提交
    </button>
  );
};

const named = (name: string) => screen.getByRole('button', { name });

describe('focus', () => {
  it('[DLG-11] moves in and is returned', async () => {
    renderApp();
    const trigger = named('打开');
    const { answer } = await show(() => ({ answer: modal.confirm('确定？') }));
    expect(named('确定')).toHaveFocus();
    await user.click(named('取消'));
    await answer;
    await letLeave();
    expect(trigger).toHaveFocus();
  });

  it('[DLG-11] goes to the content of the page after a dialog that opened by itself', async () => {
    renderApp();
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    (document.activeElement as HTMLElement).blur();
    const { answer } = await show(() => ({ answer: modal.alert('谨防诈骗') }));
    await user.keyboard('{Enter}');
    await answer;
    await letLeave();
    expect(main).toHaveFocus();
    main.remove();
  });

  it('[DLG-11] starts on the safe button where harm is possible', async () => {
    renderApp();
    await show(() => void modal.confirm({ message: '删除银行卡？', danger: true }));
    expect(named('取消')).toHaveFocus();
  });

  it('[DLG-11] starts in the first field of a form', async () => {
    renderApp();
    await show(() => modal.open({ title: '备注', children: <input aria-label="备注" />, footer: [{}] }));
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
  });

  it('[DLG-11] stays inside on Tab, Shift+Tab and calls of focus()', async () => {
    renderApp();
    const trigger = named('打开');
    await show(() => void modal.confirm('确定？'));
    const dialog = screen.getByRole('alertdialog');
    for (let turn = 0; turn < 7; turn += 1) {
      await user.tab({ shift: turn > 3 });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    act(() => trigger.focus());
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('[DLG-11] stays inside when the focused element is removed', async () => {
    renderApp();
    await show(() => modal.open({ title: '核对', children: <Step /> }));
    await user.click(named('提交'));
    expect(screen.getByText('已提交')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('[DLG-11] returns through a stack, also when the lower dialog closed first', async () => {
    renderApp();
    const trigger = named('打开');
    const lower = await show(() => modal.open({ title: '下', footer: [{ title: '下钮' }] }));
    const upper = await show(() => modal.open({ title: '上', footer: [{ title: '上钮' }] }));
    expect(named('上钮')).toHaveFocus();
    await show(() => upper.close());
    await letLeave();
    expect(named('下钮')).toHaveFocus();

    const again = await show(() => modal.open({ title: '再', footer: [{ title: '再钮' }] }));
    await show(() => lower.close());
    await letLeave();
    expect(named('再钮')).toHaveFocus();
    await show(() => again.close());
    await letLeave();
    expect(trigger).toHaveFocus();
  });

  it('[DLG-11] of two opened in one task the upper one gets the focus, then the lower one', async () => {
    renderApp();
    const [, upper] = await show(() => [
      modal.open({ title: '下', footer: [{ title: '下钮' }] }),
      modal.open({ title: '上', footer: [{ title: '上钮' }] }),
    ]);
    expect(named('上钮')).toHaveFocus();
    expect(screen.getByText('下钮').closest('[inert]')).not.toBeNull();
    await show(() => upper?.close());
    await letLeave();
    expect(named('下钮')).toHaveFocus();
    expect(screen.getByText('下钮').closest('[inert]')).toBeNull();
  });

  it('[DLG-11] leaves the focus on a new page that took it meanwhile', async () => {
    renderApp(<input aria-label="金额" />);
    const handle = await show(() => modal.open({ title: '去存款' }));
    await act(async () => handle.close());
    act(() => screen.getByRole('textbox', { name: '金额' }).focus());
    await letLeave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '金额' })).toHaveFocus();
  });

  it('[DLG-11] the background is inert, a toast is not, and both are restored', async () => {
    renderApp();
    const toast = document.body.appendChild(document.createElement('div'));
    toast.setAttribute('data-pv-above-modals', '');
    const hidden = document.body.appendChild(document.createElement('div'));
    hidden.setAttribute('inert', '');
    const root = document.body.firstElementChild!;

    const lower = await show(() => modal.open({ title: '下' }));
    const lowerMask = screen.getByRole('dialog').parentElement!;
    expect(root).toHaveAttribute('inert');
    expect(toast).not.toHaveAttribute('inert');
    const upper = await show(() => modal.open({ title: '上' }));
    expect(lowerMask).toHaveAttribute('inert');
    await show(() => upper.close());
    await letLeave();
    expect(lowerMask).not.toHaveAttribute('inert');
    expect(root).toHaveAttribute('inert');
    await show(() => lower.close());
    await letLeave();
    expect(root).not.toHaveAttribute('inert');
    expect(hidden).toHaveAttribute('inert');
    toast.remove();
    hidden.remove();
  });
});

describe('elements outside the dialog', () => {
  it('[DLG-11] a toast can take the focus and stays exposed to screen readers', async () => {
    renderApp();
    const toast = document.body.appendChild(document.createElement('div'));
    toast.setAttribute('data-pv-above-modals', '');
    toast.innerHTML = '<button>撤销</button>';
    await show(() => void modal.confirm('确定？'));
    expect(toast).not.toHaveAttribute('aria-hidden');
    act(() => toast.querySelector('button')?.focus());
    expect(toast.querySelector('button')).toHaveFocus();
    act(() => named('取消').focus());
    expect(named('取消')).toHaveFocus();
    toast.remove();
  });

  it('[DLG-11] sets aria-hidden on no element, and keeps what the application hid', async () => {
    renderApp();
    const decoration = document.body.appendChild(document.createElement('div'));
    decoration.setAttribute('aria-hidden', 'true');
    const lower = await show(() => modal.open({ title: '下' }));
    const upper = await show(() => modal.open({ title: '上' }));
    expect(document.body.firstElementChild?.nextElementSibling).not.toHaveAttribute('aria-hidden');
    expect(decoration).toHaveAttribute('aria-hidden', 'true');
    await show(() => upper.close());
    expect(screen.getByRole('dialog', { name: '下' })).toBeVisible();
    await show(() => lower.close());
    await letLeave();
    expect(decoration).toHaveAttribute('aria-hidden', 'true');
    decoration.remove();
  });
});

describe('a held key', () => {
  it('[DLG-11] on the trigger never confirms', async () => {
    renderApp();
    await show(() => void modal.confirm('确定？'));
    const button = named('确定');
    // The browser sends this to the newly focused button while Enter is held down.
    expect(fireEvent.keyPress(button, { key: 'Enter', charCode: 13 })).toBe(false);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyPress(button, { key: 'Enter', charCode: 13 })).toBe(false);
    expect(fireEvent.keyUp(button, { key: ' ' })).toBe(false);
    fireEvent.keyUp(button, { key: 'Enter' });
    // A key pressed here works as always.
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyPress(button, { key: 'Enter', charCode: 13 })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.keyUp(button, { key: 'Enter' });
  });

  it('[DLG-11] that closed the dialog does not activate its trigger until it is pressed again', async () => {
    renderApp();
    await show(() => void modal.confirm('确定？'));
    fireEvent.keyDown(named('确定'), { key: 'Enter' });
    await act(async () => named('确定').click());
    await letLeave();
    const trigger = named('打开');
    expect(trigger).toHaveFocus();
    expect(fireEvent.keyDown(trigger, { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.keyUp(trigger, { key: 'Enter' });
    expect(fireEvent.keyDown(trigger, { key: 'Enter', repeat: true })).toBe(true);
  });

  it('[DLG-11] still repeats line breaks in a text', async () => {
    renderApp();
    await show(() => modal.open({ title: '反馈', children: <textarea aria-label="内容" /> }));
    expect(
      fireEvent.keyDown(screen.getByRole('textbox', { name: '内容' }), { key: 'Enter', repeat: true }),
    ).toBe(true);
  });

  it('[DLG-11] pressed again inside the dialog, confirms', async () => {
    renderApp();
    const { answer } = await show(() => ({ answer: modal.confirm('确定？') }));
    await user.keyboard('{Enter}');
    await expect(answer).resolves.toBe(true);
  });
});
