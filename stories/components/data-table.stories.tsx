import { Amount, Badge, Button, DataTable, Empty, SceneEmpty, type TableColumn } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column, Moment, Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';
import { type BetRow, bets, longText } from '../shared/samples';

const columns: readonly TableColumn<BetRow>[] = [
  { key: 'id', title: '注单号', render: (row) => row.id },
  { key: 'game', title: '游戏', render: (row) => row.game },
  {
    key: 'time',
    title: '投注时间',
    render: (row) => <Moment at={row.time} />,
    compare: (a, b) => a.time.localeCompare(b.time),
  },
  {
    key: 'stake',
    title: '投注额',
    align: 'end',
    render: (row) => <Amount value={row.stake} />,
    compare: (a, b) => Number(a.stake) - Number(b.stake),
    total: <Amount value="1650.00" />,
  },
  {
    key: 'profit',
    title: '盈亏',
    align: 'end',
    render: (row) => <Amount value={row.profit} tone="change" />,
    total: <Amount value="1376.40" tone="change" />,
  },
  {
    key: 'state',
    title: '状态',
    render: (row) => (
      <Badge tone={row.state === 'open' ? 'info' : 'neutral'}>
        {row.state === 'open' ? '未结算' : '已结算'}
      </Badge>
    ),
  },
];

const manyBets = Array.from({ length: 10_000 }, (_, at) => ({
  ...bets[at % bets.length]!,
  id: `B${2_602_140_000 + at}`,
}));

const meta = {
  title: 'Components/DataTable',
  component: DataTable<BetRow>,
  args: { caption: '投注记录', columns, rows: bets, rowKey: (row: BetRow) => row.id },
  parameters: {
    usage: {
      do: 'Align amounts to the end with two decimals; add totals where they help.',
      dont: 'Avoid layout shift: set skeletonRows to the expected number of rows.',
    },
  },
} satisfies Meta<typeof DataTable<BetRow>>;

const linePlaces: Readonly<Record<string, Pick<TableColumn<BetRow>, 'narrow'>>> = {
  game: { narrow: 'lead' },
  profit: { narrow: 'value' },
  stake: { narrow: 'note' },
};

export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (rows: HTMLElement[]) => rows.map((row) => row.querySelector('td, th')?.textContent);

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = () => canvas.getByRole('columnheader', { name: /投注额/ });
    await userEvent.click(canvas.getByRole('button', { name: /投注额/ }));
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstCells(canvas.getAllByRole('row'))[1]).toBe('B2602140002');
    await userEvent.keyboard('{Enter}');
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
  },
};
export const ExpandableRows: Story = {
  args: { renderDetail: (row: BetRow) => `结算说明：${row.game}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { expanded: false })[0]!);
    await expect(canvas.getByText('结算说明：龙门金鲤')).toBeVisible();
  },
};
/** Consecutive rows of a state are under its heading. */
export const BandsOfRows: Story = {
  args: {
    groups: {
      keyOf: ({ state }) => state,
      render: (state, members) => `${state === 'open' ? '未结算' : '已结算'} ${members.length} 条`,
    },
  },
};
export const EndOfList: Story = { args: { end: true } };
export const Loading: Story = { args: { rows: [], status: 'loading', skeletonRows: 4 } };
export const NoRows: Story = {
  args: {
    rows: [],
    empty: (
      <Empty
        compact
        picture={<SceneEmpty kind="records" />}
        title="这段时间没有投注"
        action={<Button size="sm">去大厅看看</Button>}
      />
    ),
  },
};
export const Failed: Story = { args: { rows: [], status: 'error', onRetry: fn() } };
/** Where the table is the subject of its page. */
export const FailedWithPicture: Story = {
  args: { rows: [], status: 'error', onRetry: fn(), errorPicture: <SceneEmpty kind="network" /> },
};
export const LongText: Story = {
  args: { rows: bets.map((row, index) => (index === 1 ? { ...row, game: longText } : row)) },
};
/** Of the ten thousand rows only the visible ones are in the document. */
export const TenThousandRows: Story = {
  args: {
    rows: manyBets,
    virtual: true,
    maxHeight: '360px',
    columns: columns.map((column) => ({ ...column, width: '160px' })),
  },
};
export const ColumnMenuAndExport: Story = {
  args: { columnMenu: true, fileName: '投注记录.csv', defaultHiddenColumns: ['time'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: /投注时间/ })).toBeNull();
  },
};
export const CardsInNarrowContainer: Story = {
  args: { narrow: 'cards' },
  render: (args) => (
    <Narrow>
      <DataTable {...args} />
    </Narrow>
  ),
};
/** `narrow` of the columns says where a cell stands; the others are in the detail. */
export const LinesInNarrowContainer: Story = {
  args: {
    narrow: 'lines',
    columns: columns.map((column) => ({ ...column, ...linePlaces[column.key] })),
    renderDetail: ({ id }) => id,
  },
  render: (args) => (
    <Narrow>
      <DataTable {...args} />
    </Narrow>
  ),
};
export const InNarrowContainer: Story = {
  render: (args) => (
    <Narrow>
      <DataTable {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <Column>
      <InStates wide part="th button">
        <DataTable {...args} rows={bets.slice(0, 1)} />
      </InStates>
      <InStates wide part="td button">
        <DataTable {...args} rows={bets.slice(0, 1)} renderDetail={({ game }) => game} />
      </InStates>
    </Column>
  ),
};
