import type { Rows } from '../rows';

export const pageFdRows = {
  transactionRecords: { kind: 'list', tags: ['Transactions'] },
} as const satisfies Rows;
