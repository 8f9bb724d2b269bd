import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axe } from '../conformance/axe';
import { modal } from '../modal/modal';
import { cleanUp, letLeave, renderApp, show } from '../modal/modal-test-kit';
import { Drawer, type DrawerProps } from './drawer';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await cleanUp();
  jest.useRealTimers();
});

const Filters = ({ onOpenChange, ...props }: Partial<DrawerProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        筛选
      </button>
      <Drawer
        title="筛选记录"
        {...props}
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          onOpenChange?.(next, reason);
        }}
      >
        {props.children ?? <input aria-label="单号" />}
      </Drawer>
    </>
  );
};

const openIt = async (props: Partial<DrawerProps> = {}) => {
  renderApp(<Filters {...props} />);
  await user.click(screen.getByRole('button', { name: '筛选' }));
  return screen.findByRole('dialog', { name: '筛选记录' });
};

it('[DLG-10] has name and description, takes the focus and returns it', async () => {
  const drawer = await openIt({ description: '按单号查找' });
  expect(drawer).toHaveAccessibleDescription('按单号查找');
  expect(screen.getByLabelText('单号')).toHaveFocus();
  expect(document.body.dataset.pvScrollLocks).toBe('1');
  await user.click(within(drawer).getByRole('button', { name: '关闭' }));
  await letLeave();
  expect(drawer).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '筛选' })).toHaveFocus();
  expect(document.body.dataset.pvScrollLocks).toBeUndefined();
});

it.each([
  ['escape', () => user.keyboard('{Escape}')],
  ['mask', (drawer: HTMLElement) => user.click(drawer.parentElement!)],
  ['close', () => user.click(screen.getByRole('button', { name: '关闭' }))],
] as const)('[DLG-5] closes by %s and passes the reason', async (reason, close) => {
  const onOpenChange = jest.fn();
  await close(await openIt({ onOpenChange }));
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  expect(onOpenChange).toHaveBeenCalledWith(false, reason);
});

it('[DLG-5] stays open when `maskClosable` is false', async () => {
  const drawer = await openIt({ maskClosable: false });
  await user.keyboard('{Escape}');
  await user.click(drawer.parentElement!);
  await letLeave();
  expect(drawer).toBeInTheDocument();
});

it('[DLG-11] shares one stack with the modals: Escape closes the topmost', async () => {
  const drawer = await openIt();
  let answer: Promise<boolean> | undefined;
  await show(() => {
    answer = modal.confirm('清空条件？');
  });
  await user.keyboard('{Escape}');
  await letLeave();
  await expect(answer).resolves.toBe(false);
  expect(drawer).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await letLeave();
  expect(drawer).not.toBeInTheDocument();
});

it('makes the page behind inert', async () => {
  const drawer = await openIt();
  const page = screen.getByText('打开').closest('body > *');
  expect(page).toHaveAttribute('inert');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
});

it('[THM-3] has the theme of the part of the page that opened it', async () => {
  renderApp(
    <section data-theme="space">
      <Filters />
    </section>,
  );
  await user.click(screen.getByRole('button', { name: '筛选' }));
  expect(await screen.findByRole('dialog')).toHaveAttribute('data-theme', 'space');
});

it('passes className, style, ref, data-* and size to its panel', async () => {
  const ref = jest.fn();
  const drawer = await openIt({
    ref,
    className: 'own',
    size: '320px',
    ...{ 'data-testid': 'panel' },
    style: { order: 7 },
  });
  expect(drawer).toHaveClass('own');
  expect(drawer).toHaveAttribute('data-testid', 'panel');
  expect(drawer).toHaveStyle({ order: '7', '--drawer-size': '320px' });
  expect(ref).toHaveBeenCalledWith(drawer);
});

it('keeps its name while the header is hidden', async () => {
  const drawer = await openIt({ hideHeader: true });
  expect(within(drawer).getByText('筛选记录').closest('.pv-sr-only')).not.toBeNull();
  expect(within(drawer).getByRole('button', { name: '关闭' })).toBeInTheDocument();
});

it('has no axe violation', async () => {
  const drawer = await openIt({ side: 'bottom', footer: <button type="button">应用</button> });
  jest.useRealTimers();
  let found: readonly string[] = [];
  await act(async () => {
    found = await axe(drawer);
  });
  jest.useFakeTimers();
  expect(found).toEqual([]);
});
