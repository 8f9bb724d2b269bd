import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { LoadMore } from './load-more';
import { pageList } from './page-list';
import { Pagination } from './pagination';

it('always shows the first, last and current page, in order, in at most seven slots', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
      const page = (seed % count) + 1;
      const slots = pageList(page, count);
      const numbers = slots.filter((slot) => typeof slot === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      expect(slots).toHaveLength(Math.min(7, count));
    }),
  );
});

it('goes to a page, and marks the current one', async () => {
  const onPageChange = jest.fn();
  render(<Pagination page={2} pageCount={9} onPageChange={onPageChange} />);
  expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['上一页', '下一页', '第 9 页', '第 2 页']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onPageChange.mock.calls.flat()).toEqual([1, 3, 9]);
});

it('a growing list can be retried, and shows its end', async () => {
  const onLoadMore = jest.fn();
  const { rerender } = render(<LoadMore status="error" onLoadMore={onLoadMore} />);
  await userEvent.click(screen.getByRole('button', { name: /重试/ }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore status="loading" onLoadMore={onLoadMore} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore status="end" onLoadMore={onLoadMore} />);
  expect(screen.getByText('没有更多了')).toBeInTheDocument();
});
