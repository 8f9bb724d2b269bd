import { act, fireEvent, render, screen } from '@testing-library/react';
import { createToast } from './toast';
import { ToastHost } from './toast-host';
import { createToastStore } from './toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setup = () => {
  const store = createToastStore();
  const toast = createToast(store);
  render(<ToastHost store={store} />);
  return toast;
};
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it('shows a message and removes it after its duration', () => {
  const toast = setup();
  act(() => void toast.success('已保存'));
  expect(screen.getByRole('status')).toHaveTextContent('已保存');
  pass(2999);
  expect(screen.getByText('已保存')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('已保存')).not.toBeInTheDocument();
});

it('a message shown before the host is mounted waits for it', () => {
  const store = createToastStore();
  createToast(store).info('稍等');
  render(<ToastHost store={store} />);
  expect(screen.getByText('稍等')).toBeInTheDocument();
});

it('hands every option of a toast to its entry', () => {
  const store = createToastStore();
  const further = { duration: 7, key: 'mail', further: 'value' };
  createToast(store).info('已删除', further);
  expect(store.get()).toEqual([
    { ...further, tone: 'info', message: '已删除', revision: expect.any(Number) },
  ]);
});

it('keeps a toast with a key of its own when another one has the same text', () => {
  const store = createToastStore();
  const toast = createToast(store);
  toast.info('已删除', { key: 'mail 1' });
  toast.info('已删除', { key: 'mail 2' });
  toast.info('已删除', { key: 'mail 2' });
  expect(store.get().map(({ key }) => key)).toEqual(['mail 1', 'mail 2']);
});

it('pauses on hover, and resumes with the remaining time', () => {
  const toast = setup();
  act(() => void toast.info('读我'));
  pass(2000);
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(10_000);
  expect(screen.getByText('读我')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(999);
  expect(screen.getByText('读我')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('读我')).not.toBeInTheDocument();
});

it('stays while focused, when the pointer leaves', () => {
  const toast = setup();
  act(() => void toast.info('读我'));
  const button = screen.getByRole('button', { name: '关闭提示' });
  act(() => button.focus());
  fireEvent.pointerEnter(screen.getByRole('status'));
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(10_000);
  expect(button).toHaveFocus();
  act(() => button.blur());
  pass(3000);
  expect(button).not.toBeInTheDocument();
});

it('has a button that dismisses the toast and acts once', () => {
  const toast = setup();
  const onSelect = jest.fn();
  act(() => {
    toast.info('已取消收藏', { action: { label: '撤销', onSelect } });
    toast.info('已取消收藏', { action: { label: '撤销', onSelect: () => {} } });
  });
  const [first, second] = screen.getAllByRole('status');
  expect(first).toHaveTextContent('已取消收藏撤销');
  fireEvent.click(screen.getAllByRole('button', { name: '撤销' })[0]!);
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(first).not.toBeInTheDocument();
  expect(second).toBeInTheDocument();
});

it('gives the focus back to the element that had it when a button of a toast dismisses it', () => {
  const toast = setup();
  render(<input aria-label="金额" />);
  const field = screen.getByRole('textbox');
  for (const name of ['撤销', '关闭提示']) {
    act(() => void toast.info('已删除', { action: { label: '撤销', onSelect: () => {} } }));
    act(() => field.focus());
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
    expect(button).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  }
});

it('stays long enough to reach its button, and while the button is focused', () => {
  const toast = setup();
  act(() => void toast.success('投注成功', { action: { label: '查看注单', onSelect: () => {} } }));
  const button = screen.getByRole('button', { name: '查看注单' });
  pass(7999);
  act(() => button.focus());
  pass(60_000);
  expect(button).toHaveFocus();
  act(() => button.blur());
  pass(1);
  expect(button).not.toBeInTheDocument();
});

it('the same message again restarts its duration and is not stacked', () => {
  const toast = setup();
  act(() => void toast.error('网络异常'));
  pass(4000);
  act(() => void toast.error('网络异常'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  pass(4000);
  expect(screen.getByText('网络异常')).toBeInTheDocument();
});

it('shows three at most, the newest', () => {
  const toast = setup();
  act(() => ['甲', '乙', '丙', '丁'].forEach((text) => void toast.info(text)));
  expect(screen.getAllByRole('status').map((item) => item.textContent)).toEqual(['乙', '丙', '丁']);
});

it('can be dismissed by its button and by the returned function', () => {
  const toast = setup();
  let takeAway = () => {};
  act(() => {
    takeAway = toast.info('甲');
    toast.info('乙', { duration: Number.POSITIVE_INFINITY });
  });
  act(() => takeAway());
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('乙');
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('stays outside the inert part of the page', () => {
  setup();
  expect(screen.getByRole('region', { name: '通知' }).parentElement).toBe(document.body);
  expect(screen.getByRole('region')).toHaveAttribute('data-pv-above-modals');
});
