import { Type } from '@sinclair/typebox';
import { read } from './define';

export const overviewCalls = {
  overview: read(
    'How much waits in each queue',
    'everyone',
    Type.Object({}),
    Type.Object({
      withdrawals: Type.Number(),
      names: Type.Number(),
      changes: Type.Number(),
      threads: Type.Number(),
      /** Of `threads` those whose answer is overdue. */
      overdueThreads: Type.Number(),
      assisted: Type.Number(),
      grants: Type.Number(),
      promotions: Type.Number(),
      mall: Type.Number(),
      agents: Type.Number(),
      rooms: Type.Number(),
      /** Overdue rounds of tables. */
      rounds: Type.Number(),
      requests: Type.Number(),
      isHalted: Type.Boolean(),
    }),
  ),
} as const;
