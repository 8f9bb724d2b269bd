import { Amount, DataTable, UiProvider } from '@pavilion/ui';
import { createRoot } from 'react-dom/client';
import { type Row, rows } from './table-rows';

const columns = [
  { key: 'id', title: 'Number', width: '20%', render: ({ number }: Row) => number },
  { key: 'game', title: 'Game', render: ({ game }: Row) => game },
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
