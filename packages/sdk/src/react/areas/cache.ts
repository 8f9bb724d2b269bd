import type { Rows } from '../rows';

export const cacheRows = {
  cachedPreInfo: { kind: 'query', tags: ['Content'] },
  jsonCacheRead: { kind: 'query', tags: [] },
  jsonCacheWrite: { kind: 'mutation', tags: [] },
} as const satisfies Rows;
