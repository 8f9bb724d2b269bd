import { ConfigProvider, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { type Row, rows } from './table-rows';

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, signDisplay: 'exceptZero' });

const columns = [
  { key: 'id', dataIndex: 'number', title: 'Number', width: 256 },
  { key: 'game', dataIndex: 'game', title: 'Game', width: 600 },
  {
    key: 'amount',
    title: 'Result',
    align: 'end' as const,
    width: 300,
    render: (_: unknown, { amount }: Row) => amounts.format(Number(amount)),
  },
];

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ConfigProvider>
    <Table<Row>
      virtual
      columns={columns}
      dataSource={rows}
      rowKey="id"
      pagination={false}
      expandable={{ expandedRowRender: ({ id }) => `Detail ${id}` }}
      scroll={{ x: 1200, y: 596 }}
    />
  </ConfigProvider>,
);
