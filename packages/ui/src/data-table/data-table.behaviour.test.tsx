import { compareAmounts } from '@pavilion/format';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type DataTableProps } from './data-table';
import type { TableColumn } from './table-column';

interface Row {
  readonly id: string;
  readonly amount: string;
}

const rows: Row[] = [
  { id: '甲', amount: '9.00' },
  { id: '乙', amount: '10.00' },
  { id: '丙', amount: '1.00' },
];
const columns: TableColumn<Row>[] = [
  { key: 'id', title: '单号', render: (row) => row.id, text: (row) => row.id },
  {
    key: 'amount',
    title: '金额',
    align: 'end',
    render: (row) => row.amount,
    text: (row) => row.amount,
    compare: (a, b) => compareAmounts(a.amount, b.amount),
    total: '20.00',
  },
];
const show = (props: Partial<DataTableProps<Row>> = {}) =>
  render(<DataTable caption="记录" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />);
const ids = () =>
  screen
    .getAllByRole('row')
    .slice(1, 4)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

it('sorts by a column: ascending, descending, unsorted', async () => {
  show();
  const button = screen.getByRole('button', { name: '金额' });
  const head = screen.getByRole('columnheader', { name: '金额' });
  await userEvent.click(button);
  expect(ids()).toEqual(['丙', '甲', '乙']);
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(button);
  expect(ids()).toEqual(['乙', '甲', '丙']);
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(button);
  expect(ids()).toEqual(['甲', '乙', '丙']);
  expect(head).not.toHaveAttribute('aria-sort');
});

it('leaves sorting to an owner with onSortChange', async () => {
  const onSortChange = jest.fn();
  show({ onSortChange });
  await userEvent.click(screen.getByRole('button', { name: '金额' }));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'amount', direction: 'ascending' });
  expect(ids()).toEqual(['甲', '乙', '丙']);
});

it('opens the detail of a row', async () => {
  show({ renderDetail: (row) => `详情 ${row.id}` });
  const [first] = screen.getAllByRole('button', { name: '展开详情' });
  await userEvent.click(first!);
  expect(screen.getByText('详情 甲')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '收起详情' }));
  expect(screen.queryByText('详情 甲')).not.toBeInTheDocument();
});

it('shows totals and the end below the rows', () => {
  show({ end: true });
  expect(screen.getByRole('row', { name: '合计 20.00' })).toBeInTheDocument();
  expect(screen.getByText('没有更多了')).toBeInTheDocument();
});

it('shows loading, empty and error states, and retries', async () => {
  const onRetry = jest.fn();
  const { rerender } = show({ rows: [], status: 'loading', skeletonRows: 4 });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(5);
  const props = { caption: '记录', columns, rows: [], rowKey: (row: Row) => row.id };
  rerender(<DataTable {...props} empty="还没有记录" />);
  expect(screen.getByText('还没有记录')).toBeInTheDocument();
  expect(screen.queryByText('合计')).not.toBeInTheDocument();
  rerender(<DataTable {...props} status="error" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('removes old rows when an error is shown', () => {
  show({ status: 'error' });
  expect(screen.queryByText('甲')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('starts with the initial sort, and obeys a controlled `null`', () => {
  const { rerender } = show({ defaultSort: { column: 'amount', direction: 'descending' } });
  expect(ids()).toEqual(['乙', '甲', '丙']);
  rerender(<DataTable caption="记录" columns={columns} rows={rows} rowKey={(row) => row.id} sort={null} />);
  expect(ids()).toEqual(['甲', '乙', '丙']);
});

it('hides columns by the menu, but never the last', async () => {
  const onHiddenColumnsChange = jest.fn();
  show({ columnMenu: true, onHiddenColumnsChange });
  await userEvent.click(screen.getByRole('button', { name: '列设置' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '金额' }));
  expect(onHiddenColumnsChange).toHaveBeenLastCalledWith(['amount']);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['单号']);
  expect(screen.getByRole('checkbox', { name: '单号' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '显示全部列' }));
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

it('shows a column even when all are hidden', () => {
  show({ hiddenColumns: ['id', 'amount'] });
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

it('exports the visible columns, in the sorted order', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:rows';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show({
    fileName: '记录.csv',
    hiddenColumns: ['id'],
    defaultSort: { column: 'amount', direction: 'ascending' },
  });
  await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('记录.csv');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(saved!);
  });
  expect(text.split('\r\n')).toEqual(['金额', '1.00', '9.00', '10.00', '']);
  click.mockRestore();
});

it('disables the export without rows', () => {
  show({ rows: [], fileName: '记录.csv', status: 'loading' });
  expect(screen.getByRole('button', { name: '导出 CSV' })).toBeDisabled();
});

it('marks the sides where it overflows, and unmarks them', () => {
  const room = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  show();
  const box = screen.getByRole('region', { name: '记录' });
  const sides = () => ['data-before', 'data-after'].map((side) => box.parentElement!.hasAttribute(side));
  const scrollTo = (left: number) => {
    box.scrollLeft = left;
    fireEvent.scroll(box);
  };
  expect(sides()).toEqual([false, true]);
  scrollTo(200);
  expect(sides()).toEqual([true, true]);
  scrollTo(600);
  expect(sides()).toEqual([true, false]);
  // In right-to-left text `scrollLeft` is negative.
  scrollTo(-200);
  expect(sides()).toEqual([true, true]);
  room.mockReturnValue(300);
  scrollTo(0);
  expect(sides()).toEqual([false, false]);
  jest.restoreAllMocks();
});

it('puts consecutive rows of a group into a band with a heading', () => {
  show({
    groups: {
      keyOf: ({ id }) => (id === '丙' ? '昨天' : '今天'),
      render: (key, members) => `${key} ${members.length}`,
    },
  });
  const bands = screen.getAllByRole('rowgroup').slice(1, 3);
  expect(bands.map((band) => within(band).getByRole('rowheader').textContent)).toEqual(['今天 2', '昨天 1']);
  expect(within(bands[0]!).getAllByRole('row')).toHaveLength(3);
  expect(within(bands[1]!).getByText('丙')).toBeInTheDocument();
});

it('puts the total of a band below its column', () => {
  show({
    groups: {
      keyOf: ({ id }) => (id === '丙' ? '昨天' : '今天'),
      render: (key) => key,
      total: { column: 'amount', render: (_, members) => `共 ${members.length}` },
    },
  });
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const [heading] = screen.getAllByRole('rowheader');
  const cells = [...heading!.parentElement!.children] as HTMLTableCellElement[];
  expect(cells[1]).toHaveTextContent('共 2');
  expect(titles[cells[0]!.colSpan]).toBe('金额');
  expect(cells.reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(titles.length);
});

it('leaves the line of a band without a total to its heading', () => {
  show({
    groups: {
      keyOf: ({ id }) => (id === '丙' ? '昨天' : '今天'),
      render: (key) => key,
      total: { column: 'amount', render: (key) => (key === '昨天' ? undefined : '共') },
    },
  });
  const [, heading] = screen.getAllByRole<HTMLTableCellElement>('rowheader');
  expect(heading!.parentElement!.children).toHaveLength(1);
  expect(heading!.colSpan).toBe(screen.getAllByRole('columnheader').length);
});

it('starts another band where a group comes again', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  show({ groups: { keyOf: ({ id }) => (id === '乙' ? '昨天' : '今天'), render: (key) => key } });
  const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['今天', '昨天', '今天']);
  // React reports keys that are not unique.
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
