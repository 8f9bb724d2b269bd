import { Type } from '@sinclair/typebox';
import { DayInput, Local, Nullable, OneOf, read } from './define';

/** What a figure by day counts: members, or money as decimal text. */
const figureUnits = ['members', 'money'] as const;

/** The longest span of a report, days. */
export const maxReportDays = 93;

const Figure = { code: Type.String(), name: Local, unit: OneOf(figureUnits) };
/** Of the brand's calendar. */
const Day = Type.String();

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
    'Figures of the last 30 days, today last: active and new members, paid deposits and withdrawals, gross win',
    'everyone',
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          ...Figure,
          days: Type.Array(Type.Object({ day: Day, value: Type.String() })),
        }),
      ),
    }),
  ),
  report: read(
    `What the site has earned: figures of each day of at most ${maxReportDays} days with their totals, and the play by category of games. Without a span the last 30 days`,
    ['cashier'],
    Type.Object({ from: Type.Optional(DayInput), to: Type.Optional(DayInput) }),
    Type.Object({
      from: Day,
      to: Day,
      /** The first day that can be asked for. */
      first: Day,
      today: Day,
      /** The longest span that can be asked for, days. */
      maxDays: Type.Number(),
      /** `total` is null where days do not add up, as a member who is active on two days is one member, and while a day has no value. */
      figures: Type.Array(Type.Object({ ...Figure, total: Nullable(Type.String()) })),
      /** The days, the latest first, with the values of the figures by code. */
      items: Type.Array(
        Type.Object({ day: Day, values: Type.Record(Type.String(), Nullable(Type.String())) }),
      ),
      /** Whether each day has its values: past days get them one after the other after an installation or an update. */
      isComplete: Type.Boolean(),
      categories: Type.Array(
        Type.Object({
          ...{ code: Type.String(), name: Local },
          ...{ stakes: Nullable(Type.String()), gross: Nullable(Type.String()) },
        }),
      ),
    }),
  ),
} as const;
