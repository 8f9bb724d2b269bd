import { Amount, DataTable, UiProvider } from '@pavilion/ui';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly id: number;
  readonly amount: string;
}

/** Rows as long as those of a busy member's year. */
const rows: readonly Row[] = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  amount: `${(id * 7919) % 5000}.${String(id % 100).padStart(2, '0')}`,
}));

const columns = [
  { key: 'id', title: 'Number', width: '20%', render: ({ id }: Row) => `B${String(id).padStart(8, '0')}` },
  { key: 'game', title: 'Game', render: ({ id }: Row) => `Lotus Reels ${id % 40}` },
  {
    key: 'amount',
    title: 'Result',
    align: 'end' as const,
    render: ({ amount }: Row) => <Amount value={amount} tone="change" />,
  },
];

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider locale="en">
    <DataTable
      virtual
      caption="Records"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      renderDetail={({ id }) => `Detail ${id}`}
      maxHeight="640px"
    />
  </UiProvider>,
);
