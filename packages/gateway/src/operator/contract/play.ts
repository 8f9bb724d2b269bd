import { sports } from '@pavilion/contract/sports';
import { Type } from '@sinclair/typebox';
import { act, Id, Local, Money, Note, Nullable, OneOf, read, Time, TimeInput } from './define';

export const playCalls = {
  roundList: read(
    'Rounds of table games that are not settled, and the latest others',
    ['cashier'],
    Type.Object({ game: Type.Optional(Id) }),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          game: Type.Object({ code: Type.String(), name: Local }),
          round: Type.String(),
          state: OneOf(['open', 'drawn', 'settled', 'void'] as const),
          drawsAt: Time,
          settledAt: Nullable(Time),
          /** Whether its draw was due for so long that the gateways should have settled it. */
          isOverdue: Type.Boolean(),
          slips: Type.Number(),
          stake: Money,
        }),
      ),
    }),
  ),
  roundVoid: act(
    { 'zh-CN': '牌局作废', en: 'Round made void' },
    'Makes a round of a table game void; its stakes come back',
    ['cashier'],
    Type.Object({ game: Id, round: Id, note: Note }),
  ),
  roundSettle: act(
    { 'zh-CN': '牌局补结算', en: 'Overdue round settled' },
    'Draws an overdue round of a table game by the seed that was committed to, and settles it by that outcome',
    ['cashier'],
    Type.Object({ game: Id, round: Id, note: Note }),
    'always',
  ),
  matchList: read(
    'Sports events with open bets, and those that begin within a day',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          sport: OneOf(sports),
          competition: Type.String(),
          startsAt: Time,
          isSettled: Type.Boolean(),
          overrides: Type.Array(Type.String()),
          bets: Type.Number(),
          stake: Money,
        }),
      ),
    }),
  ),
  matchOverride: act(
    { 'zh-CN': '赛事人工变更', en: 'Match changed' },
    'Suspends or reopens the markets of an event, cancels it, abandons it, or ends it with its result',
    ['cashier'],
    Type.Object({
      event: Id,
      kind: OneOf(['suspend', 'resume', 'cancel', 'abandon', 'finish'] as const),
      note: Note,
    }),
  ),

  bookInfo: read(
    'Whether money moves, and why it does not',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      halt: Nullable(Type.Object({ at: Time, findings: Type.Array(Type.String()) })),
      automaticReviews: Type.Boolean(),
      /** Whether reviews can be automatic: in the sandbox alone. */
      hasAutomaticReviews: Type.Boolean(),
      maintenance: Type.Boolean(),
      venues: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Local,
          isClosed: Type.Boolean(),
          /** When the end of its maintenance is expected. */
          until: Nullable(Time),
        }),
      ),
    }),
  ),
  bookVerify: read(
    'Verifies the whole ledger',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      sound: Type.Boolean(),
      entries: Type.Number(),
      members: Money,
      house: Money,
      checks: Type.Array(Type.Object({ rule: Type.String(), violations: Type.Number() })),
    }),
  ),
  bookHalt: act(
    { 'zh-CN': '冻结资金', en: 'Money halted' },
    'Halts all money',
    ['cashier'],
    Type.Object({ note: Note }),
  ),
  bookResume: act(
    { 'zh-CN': '恢复资金', en: 'Money resumed' },
    'Verifies the ledger, and lets money move again if it is sound',
    [],
    Type.Object({ note: Note }),
  ),
  reviewsAutomatic: act(
    { 'zh-CN': '切换自动审核', en: 'Automatic reviews switched' },
    'Lets the sandbox review and answer by itself, or leaves that to operators',
    [],
    Type.Object({ on: Type.Boolean() }),
  ),
  maintenanceSet: act(
    { 'zh-CN': '切换站点维护', en: 'Maintenance switched' },
    'Starts or ends the maintenance of the site: calls are answered 6013, games 6014, and sockets are closed; an open hand can be finished without a further stake',
    [],
    Type.Object({ on: Type.Boolean(), note: Note }),
  ),
  venueSet: act(
    { 'zh-CN': '切换场馆维护', en: 'Maintenance of a venue switched' },
    'Starts or ends the maintenance of one venue, or changes its expected end: launches, stakes and bets are answered 6014; bets are settled, cash-outs and transfers stay possible',
    [],
    Type.Object({ venue: Id, on: Type.Boolean(), until: Type.Optional(TimeInput), note: Note }),
  ),
} as const;
