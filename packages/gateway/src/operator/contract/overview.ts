import { Type } from '@sinclair/typebox';
import { Local, OneOf, read } from './define';

/** What a figure by day counts: members, or money as decimal text. */
const figureUnits = ['members', 'money'] as const;

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
  dailyFigures: read(
    'Figures of the last 30 days, today last: active and new members, paid deposits and withdrawals',
    'everyone',
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Local,
          unit: OneOf(figureUnits),
          /** Of the brand's calendar. */
          days: Type.Array(Type.Object({ day: Type.String(), value: Type.String() })),
        }),
      ),
    }),
  ),
} as const;
