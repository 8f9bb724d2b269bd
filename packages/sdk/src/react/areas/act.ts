import type { Rows } from '../rows';

export const actRows = {
  queryStationAdList: { kind: 'query', tags: ['Content'] },
  suspensionIcon: { kind: 'query', tags: ['Content'] },
  popInfo: { kind: 'query', tags: ['Dividends'] },
  manualDividend: { kind: 'mutation', tags: ['Dividends', 'Balance', 'Transactions'] },
} as const satisfies Rows;
