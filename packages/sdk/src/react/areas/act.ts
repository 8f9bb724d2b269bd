import type { Rows } from '../rows';

export const actRows = {
  queryStationAdList: { kind: 'query', tags: ['Content'] },
} as const satisfies Rows;
