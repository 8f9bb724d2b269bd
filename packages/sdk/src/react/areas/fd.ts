import type { Rows } from '../rows';
import { depositTags } from '../tags';

export const fdRows = {
  walletOverview: { kind: 'query', tags: ['Balance', 'Transactions'] },
  depositChannels: { kind: 'query', tags: [] },
  depositCreate: { kind: 'mutation', tags: ['Deposits'] },
  depositOrder: {
    kind: 'query',
    tags: ['Deposits'],
    moved: (before, after) => (before.state !== 'paid' && after.state === 'paid' ? depositTags : []),
  },
  depositOrders: { kind: 'query', tags: ['Deposits'] },
  depositCancel: { kind: 'mutation', tags: ['Deposits'] },
} as const satisfies Rows;
