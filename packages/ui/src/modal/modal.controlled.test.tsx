import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useLayoutEffect, useState } from 'react';
import { Modal, type ModalProps } from './controlled-modal';
import { defaultModalStore, getOpenModals, modal } from './modal';
import { cleanUp, letLeave, renderApp, show } from './modal-test-kit';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await cleanUp();
  jest.useRealTimers();
});

const Rename = ({ onOpenChange, ...options }: Partial<ModalProps>) => {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        改名
      </button>
      <Modal
        title="昵称"
        {...options}
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          onOpenChange?.(next, reason);
        }}
      >
        <input aria-label="昵称" value={name} onChange={(event) => setName(event.target.value)} />
      </Modal>
    </>
  );
};

/** The content of the modal after the owner's commit. */
const Counter = ({ count, seen }: { count: number; seen: (string | null | undefined)[] }) => {
  useLayoutEffect(() => {
    seen.push(document.querySelector('output')?.textContent);
  });
  return (
    <Modal open title="计数">
      <output>{count}</output>
    </Modal>
  );
};

const openRename = async () => {
  screen.getByRole('button', { name: '改名' }).focus();
  await show(() => screen.getByRole('button', { name: '改名' }).click());
};

describe('Modal', () => {
  it('[DLG-10] is opened and closed by its owner, and reports the reason', async () => {
    const change = jest.fn();
    renderApp(<Rename onOpenChange={change} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await openRename();
    expect(screen.getByRole('dialog', { name: '昵称' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(change.mock.calls).toEqual([[false, 'close']]);
    await letLeave();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(screen.getByRole('button', { name: '改名' })).toHaveFocus();
    await openRename();
    expect(screen.getByRole('dialog', { name: '昵称' })).toBeVisible();
  });

  it('[DLG-10] passes className, style, ref and data-* to its panel', async () => {
    const ref = jest.fn();
    const passed = { ref, className: 'own', style: { order: 7 }, 'data-testid': 'panel' };
    const { rerender } = render(<Modal open title="?" {...passed} />);
    await show(() => undefined);
    const panel = screen.getByRole('dialog', { name: '?' });
    expect(panel).toHaveClass('own');
    expect(panel).toHaveStyle({ order: '7' });
    expect(panel).toHaveAttribute('data-testid', 'panel');
    expect(ref).toHaveBeenCalledWith(panel);
    rerender(<Modal open title="?" data-testid="other" />);
    expect(panel).toHaveAttribute('data-testid', 'other');
  });

  it('[DLG-10] keeps state and caret of its content while typing', async () => {
    renderApp(<Rename />);
    await openRename();
    const input = screen.getByRole('textbox', { name: '昵称' });
    expect(input).toHaveFocus();
    await user.keyboard('ac');
    (input as HTMLInputElement).setSelectionRange(1, 1);
    await user.keyboard('b');
    expect(input).toHaveValue('abc');
    expect((input as HTMLInputElement).selectionStart).toBe(2);
  });

  it('[DLG-10] renders its content in the same commit as its owner, so no input lags behind', async () => {
    const seen: (string | null | undefined)[] = [];
    const { rerender } = render(<Counter count={1} seen={seen} />);
    await show(() => undefined);
    rerender(<Counter count={2} seen={seen} />);
    expect(seen.at(-1)).toBe('2');
  });

  it('[DLG-10] stays open when its owner ignores the request', async () => {
    const change = jest.fn();
    renderApp(<Modal open title="须知" footer={[{ title: '好' }]} onOpenChange={change} />);
    await show(() => undefined);
    await user.click(screen.getByRole('button', { name: '好' }));
    expect(change).toHaveBeenCalledWith(false, 'confirm');
    expect(screen.getByRole('dialog', { name: '须知' })).toBeVisible();
  });

  it('[DLG-5][DLG-11] shares one stack with the imperative ones', async () => {
    const change = jest.fn();
    renderApp(<Rename onOpenChange={change} />);
    await openRename();
    await show(() => void modal.alert('上面'));
    await user.keyboard('{Escape}');
    expect(getOpenModals()).toHaveLength(1);
    expect(change).not.toHaveBeenCalled();
    await act(async () => modal.closeAll());
    expect(change.mock.calls).toEqual([[false, 'closeAll']]);
    await letLeave();
    expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(0);
  });

  it('[DLG-4] reads its options as they are now', async () => {
    const first = jest.fn();
    const second = jest.fn();
    const tree = (onClick: () => void, maskClosable: boolean) => (
      <Modal open title="?" maskClosable={maskClosable} footer={[{ title: '好', noClose: true, onClick }]} />
    );
    const { rerender } = render(tree(first, true));
    await show(() => undefined);
    rerender(tree(second, false));
    await user.click(screen.getByRole('button', { name: '好' }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('[DLG-10] leaves nothing behind after its owner unmounts, under StrictMode too', async () => {
    const { unmount } = render(
      <StrictMode>
        <Modal open title="?" />
      </StrictMode>,
    );
    await show(() => undefined);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    unmount();
    expect(defaultModalStore.get().entries).toEqual([]);
    expect(document.body).not.toHaveAttribute('data-pv-scroll-locks');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
