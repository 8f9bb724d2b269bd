import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydratesAlike } from '../conformance/hydrate';
import { withoutAct } from '../conformance/without-act';
import { DataTable } from './data-table';

interface Row {
  readonly id: number;
}

const rows: Row[] = Array.from({ length: 10_000 }, (_, id) => ({ id }));
const columns = [{ key: 'id', title: '单号', render: (row: Row) => `第${row.id}号`, total: '合计 10000' }];
const rowKey = (row: Row) => row.id;
const element = (
  <DataTable
    virtual
    caption="记录"
    columns={columns}
    rows={rows}
    rowKey={rowKey}
    renderDetail={(row) => `详情${row.id}`}
  />
);

/** jsdom lays nothing out: the box is 520 px high, each body of a row 52. */
const mockLayout = () => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(520);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
};

beforeAll(() => import('./virtual-rows'));
beforeEach(mockLayout);
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  await act(async () => void render(element));
  await screen.findByText('第0号');
  return screen.getByRole('region', { name: '记录' });
};
const scrollTo = (box: HTMLElement, top: number) =>
  act(async () => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  });
const renderedRows = () => [...document.querySelectorAll('tbody [aria-rowindex]')];

it('renders few of many rows, each with its row index', async () => {
  const box = await open();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  expect(screen.getByText('合计 10000').closest('tr')).toHaveAttribute('aria-rowindex', '10002');
  expect(renderedRows().length).toBeLessThan(50);
  await scrollTo(box, 52 * 5000);
  const row = screen.getByText('第5000号').closest('tr')!;
  expect(row).toHaveAttribute('aria-rowindex', '5002');
  expect(screen.queryByText('第0号')).not.toBeInTheDocument();
  expect(renderedRows().length).toBeLessThan(50);
});

it('renders the rows of a new position in the scroll event, before the next paint', async () => {
  const box = await open();
  box.scrollTop = 52 * 5000;
  withoutAct(() => box.dispatchEvent(new Event('scroll')));
  expect(screen.getByText('第5000号')).toBeInTheDocument();
});

it('keeps the full height, so that the scroll bar shows the position', async () => {
  const box = await open();
  const height = () =>
    [...document.querySelectorAll<HTMLElement>('tbody[aria-hidden] td')]
      .map((gap) => Number.parseFloat(gap.style.height || '0'))
      .reduce((sum, gap) => sum + gap, renderedRows().length * 52);
  expect(height()).toBe(520_000);
  await scrollTo(box, 52 * 9000);
  expect(height()).toBe(520_000);
});

it('keeps the focused row mounted, in order, when it is scrolled away', async () => {
  const box = await open();
  const button = within(screen.getByText('第2号').closest('tr')!).getByRole('button');
  act(() => button.focus());
  await scrollTo(box, 52 * 5000);
  expect(screen.getByText('第5000号')).toBeInTheDocument();
  expect(button).toHaveFocus();
  const gaps = [...document.querySelectorAll<HTMLElement>('tbody[aria-hidden] td')];
  const heights = gaps.map((gap) => Number.parseFloat(gap.style.height));
  expect(heights).toHaveLength(3);
  expect(heights[0]).toBe(2 * 52);
  expect(heights.reduce((sum, height) => sum + height, renderedRows().length * 52)).toBe(520_000);
  act(() => button.blur());
  expect(screen.queryByText('第2号')).not.toBeInTheDocument();
});

it('keeps a detail open when its row is rendered again', async () => {
  const box = await open();
  const first = screen.getByText('第0号').closest('tr')!;
  await userEvent.click(within(first).getByRole('button', { name: '展开详情' }));
  act(() => box.focus());
  await scrollTo(box, 52 * 5000);
  expect(screen.queryByText('详情0')).not.toBeInTheDocument();
  await scrollTo(box, 0);
  expect(screen.getByText('详情0')).toBeInTheDocument();
});

it('[RTE-4] server-renders the first rows and hydrates them', async () => {
  expect(await hydratesAlike(element)).toEqual([]);
});
