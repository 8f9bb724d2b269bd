import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from '../conformance/axe';
import { hydratesAlike } from '../conformance/hydrate';
import { withoutAct } from '../conformance/without-act';
import { VirtualList, type VirtualListProps } from './virtual-list';

const many = Array.from({ length: 10_000 }, (_, index) => `通知${index + 1}`);
const props: VirtualListProps<string> = {
  label: '消息',
  items: many,
  itemKey: (item) => item,
  renderItem: (item) => <button type="button">{item}</button>,
  itemHeight: 50,
};

/** jsdom lays nothing out and does not scroll: the box is 500 px high. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500_000);
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object' || this.scrollTop === (options.top ?? 0)) return;
    this.scrollTop = options.top ?? 0;
    fireEvent.scroll(this);
  } as Element['scrollTo'];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (more: Partial<VirtualListProps<string>> = {}) => render(<VirtualList {...props} {...more} />);
const items = () => screen.queryAllByRole('listitem');
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

it('renders few of many items, each with its position and the total', () => {
  show();
  expect(items().length).toBeLessThan(30);
  expect(items()[2]).toHaveAttribute('aria-posinset', '3');
  expect(items()[2]).toHaveAttribute('aria-setsize', '10000');
  expect(screen.getByRole('list', { name: '消息' })).toHaveStyle({ height: '500000px' });
});

it('renders the items of a new position in the scroll event, before the next paint', () => {
  show();
  const box = screen.getByRole('list').parentElement!;
  box.scrollTop = 200_000;
  withoutAct(() => box.dispatchEvent(new Event('scroll')));
  expect(screen.getByText('通知4001')).toBeInTheDocument();
});

it('keeps the estimated height of measured items while the list is hidden', () => {
  show({ measured: true });
  expect(screen.getByRole('list', { name: '消息' })).toHaveStyle({ height: '500000px' });
});

it('leaves the total unknown while more items can be loaded', () => {
  show({ status: 'idle' });
  expect(items()[0]).toHaveAttribute('aria-setsize', '-1');
});

it('has one tab stop among its items, and keys move it', async () => {
  show();
  await user.tab();
  expect(items()[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toHaveTextContent('通知2');
  await user.keyboard('{End}');
  expect(document.activeElement).toHaveTextContent('通知10000');
  expect(items().length).toBeLessThan(40);
  await user.keyboard('{Home}');
  expect(document.activeElement).toHaveTextContent(/^通知1$/);
});

it('continues by keys from the clicked item', async () => {
  show();
  await user.click(items()[4]!);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent(/^通知6$/);
});

it('ignores keys pressed in controls inside an item', async () => {
  show();
  act(() => screen.getByRole('button', { name: '通知1' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: '通知1' })).toHaveFocus();
});

it('keeps the focused item mounted when it is scrolled away', async () => {
  show();
  await user.tab();
  const box = screen.getByRole('list').parentElement!;
  await act(async () => box.scrollTo({ top: 200_000 }));
  expect(screen.getByText('通知4001')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^通知1$/);
});

it('requests more items near the end, once for each length, and not while loading', () => {
  const onEndReached = jest.fn();
  const some = many.slice(0, 12);
  const { rerender } = show({ items: some, status: 'idle', onEndReached });
  expect(onEndReached).toHaveBeenCalledTimes(1);
  rerender(<VirtualList {...props} items={some} status="loading" onEndReached={onEndReached} />);
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  rerender(<VirtualList {...props} items={many} status="idle" onEndReached={onEndReached} />);
  expect(onEndReached).toHaveBeenCalledTimes(1);
});

it('shows loading, error, empty and end states', async () => {
  const onEndReached = jest.fn();
  const { rerender } = show({ items: [], status: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  rerender(<VirtualList {...props} items={[]} empty="没有消息" />);
  expect(screen.getByText('没有消息')).toBeInTheDocument();
  rerender(<VirtualList {...props} items={[]} status="error" onEndReached={onEndReached} />);
  await user.click(screen.getByRole('button', { name: '重试' }));
  rerender(<VirtualList {...props} items={many.slice(0, 3)} status="error" onEndReached={onEndReached} />);
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(onEndReached).toHaveBeenCalledTimes(2);
  rerender(<VirtualList {...props} items={many.slice(0, 3)} />);
  expect(screen.getByText('没有更多了')).toBeInTheDocument();
});

it('[RTE-4] server-renders the first items and hydrates them', async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(renderToString(<VirtualList {...props} />)).toContain('通知10<');
  expect(await hydratesAlike(<VirtualList {...props} />)).toEqual([]);
});

it('passes props to its root and has no axe violation', async () => {
  const ref = jest.fn();
  const { container } = show({ ref, className: 'own', style: { order: 7 }, ...{ 'data-x': '1' } });
  const box = container.firstElementChild as HTMLElement;
  expect(box).toHaveClass('own');
  expect(box).toHaveStyle({ order: '7' });
  expect(box).toHaveAttribute('data-x', '1');
  expect(ref).toHaveBeenCalledWith(box);
  jest.useRealTimers();
  expect(await axe(box)).toEqual([]);
});
