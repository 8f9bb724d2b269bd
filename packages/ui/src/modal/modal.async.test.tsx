import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOpenModals, modal } from './modal';
import { cleanUp, renderApp, show, stateOf } from './modal-test-kit';

afterEach(cleanUp);

const deferred = () => {
  let resolve!: () => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

const confirmWith = async (onConfirm: (signal: AbortSignal) => unknown) => {
  const view = renderApp();
  const { answer } = await show(() => ({ answer: modal.confirm({ message: '提现 100 元？', onConfirm }) }));
  return { answer, view, button: screen.getByRole('button', { name: '确定' }) };
};

describe('asynchronous button', () => {
  it('[DLG-11] shows loading, runs once on a double click, then closes', async () => {
    const work = deferred();
    const onConfirm = jest.fn(() => work.promise);
    const { answer, button } = await confirmWith(onConfirm);
    await userEvent.dblClick(button);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: '取消' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => work.resolve());
    await expect(answer).resolves.toBe(true);
  });

  it('[DLG-11] runs once even when both clicks come before the next render', async () => {
    const onConfirm = jest.fn(() => deferred().promise);
    const { button } = await confirmWith(onConfirm);
    await act(async () => {
      button.click();
      button.click();
    });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('[DLG-11] keeps the modal open on icon, mask, Escape and the other buttons', async () => {
    const { answer, button } = await confirmWith(() => deferred().promise);
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: '关闭' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(screen.getByRole('alertdialog').parentElement!);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(getOpenModals()).toHaveLength(1);
    await expect(stateOf(answer)).resolves.toBe('pending');
  });

  it('[DLG-4] can be left by icon, cancel, mask and Escape after the time limit of a request', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const leave: readonly (() => unknown)[] = [
      () => user.click(screen.getByRole('button', { name: '关闭' })),
      () => user.click(screen.getByRole('button', { name: '取消' })),
      () => user.click(screen.getByRole('alertdialog').parentElement!),
      () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }),
    ];
    for (const press of leave) {
      const work = deferred();
      const { answer, view, button } = await confirmWith(() => work.promise);
      await user.click(button);
      await act(async () => jest.advanceTimersByTime(19_000));
      await act(async () => void (await press()));
      await expect(stateOf(answer)).resolves.toBe('pending');
      await act(async () => jest.advanceTimersByTime(1_000));
      await act(async () => void (await press()));
      await expect(answer).resolves.toBe(false);
      // Its late end changes nothing.
      await act(async () => work.reject(new DOMException('left', 'AbortError')));
      await cleanUp();
      view.unmount();
    }
    expect(report).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('[DLG-4] can be left at once when the button takes a signal, which is aborted', async () => {
    let signal!: AbortSignal;
    const { answer, button } = await confirmWith((given: AbortSignal) => {
      signal = given;
      return deferred().promise;
    });
    await userEvent.click(button);
    expect(signal.aborted).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect(answer).resolves.toBe(false);
    expect(signal.aborted).toBe(true);
  });

  it('[DLG-11] a rejection keeps it open, is announced, and the button works again', async () => {
    const onConfirm = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(new Error('余额不足'))
      .mockResolvedValueOnce(undefined);
    const { answer, button } = await confirmWith(onConfirm);
    await userEvent.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent('余额不足');
    expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    await expect(answer).resolves.toBe(true);
  });

  it('[DLG-11] a throw does the same; a programming error is reported, not shown', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const mistake = new TypeError('x is not a function');
    const { answer, button } = await confirmWith(() => {
      throw mistake;
    });
    await userEvent.click(button);
    expect(report.mock.calls).toEqual([[mistake]]);
    expect(screen.getByRole('alert')).toHaveTextContent('操作失败，请稍后重试');
    await expect(stateOf(answer)).resolves.toBe('pending');
  });

  it('[DLG-5] closeAll closes it even while it is busy', async () => {
    const { answer, button } = await confirmWith(() => deferred().promise);
    await userEvent.click(button);
    await act(async () => modal.closeAll());
    await expect(answer).resolves.toBe(false);
  });
});
