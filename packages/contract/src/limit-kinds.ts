import type { LocalText } from './entities/common';

/** The limits that members set for themselves, free of the schema library, so that browser bundles can use them. */

/** The spans of limits, in the brand's calendar; the use of a limit begins again at zero with each. */
export const limitSpans = ['day', 'week', 'month'] as const;
/** The span of a limit; a week begins on Monday. */
export type LimitSpan = (typeof limitSpans)[number];

/** The units of limits: yuan, a number of things, or minutes, each with its decimals and the greatest limit. */
export const limitUnits = {
  money: { decimals: 2, greatest: '1000000000000.00' },
  count: { decimals: 0, greatest: '1000000' },
  minutes: { decimals: 0, greatest: '1440' },
} as const;
/** The unit of a limit. */
export type LimitUnit = keyof typeof limitUnits;

interface LimitDefinition {
  readonly name: LocalText;
  /** What it counts, for the page of the member. */
  readonly about: LocalText;
  readonly unit: LimitUnit;
  readonly spans: readonly LimitSpan[];
  /**
   * Where a limit is enforced: `gate` when a stake is taken or a game launched, by the database function `play_gate`;
   * `deposits` when a deposit order is created.
   */
  readonly enforcedBy: 'gate' | 'deposits';
}

/**
 * Every kind of limit, in the order of the page. Schemas, the gateway's list, its amounts, the page and its form derive from
 * these rows. `npm run typecheck` names how the gateway counts a kind: a row of `gateSums`
 * (`packages/gateway/src/db/gate-columns.ts`) for a limit on stakes, of `limitCounters`
 * (`packages/gateway/src/domain/protection/limit-counters.ts`) for one on deposits.
 *
 * Proved by `npm run test:unit -- limit-kinds limit-counters limit-change`.
 */
export const limitDefinitions = {
  deposit: {
    unit: 'money',
    spans: limitSpans,
    enforcedBy: 'deposits',
    name: { 'zh-CN': '存款限额', en: 'Deposit limit' },
    about: {
      'zh-CN': '按存款申请计算，取款不会退回额度；取消和过期的订单会退回。',
      en: 'Counts deposit orders; withdrawals give nothing back, cancelled and expired orders do.',
    },
  },
  stake: {
    unit: 'money',
    spans: limitSpans,
    enforcedBy: 'gate',
    name: { 'zh-CN': '投注限额', en: 'Stake limit' },
    about: { 'zh-CN': '所有场馆的投注合计。', en: 'All stakes at every venue.' },
  },
  loss: {
    unit: 'money',
    spans: limitSpans,
    enforcedBy: 'gate',
    name: { 'zh-CN': '亏损限额', en: 'Loss limit' },
    about: {
      'zh-CN': '投注减去派彩；还没有结果的注单先按亏损计算。',
      en: 'Stakes less payouts; a bet without a result counts as lost.',
    },
  },
  time: {
    unit: 'minutes',
    spans: ['day'],
    enforcedBy: 'gate',
    name: { 'zh-CN': '游戏时长', en: 'Playing time' },
    about: {
      'zh-CN': '一天里的游戏时间，休息半小时以上不计。',
      en: 'Time of play in a day, without breaks of half an hour or more.',
    },
  },
} as const satisfies Readonly<Record<string, LimitDefinition>>;
/** What a limit counts. */
export type LimitKind = keyof typeof limitDefinitions;

/** The kinds of limits. */
export const limitKinds: readonly LimitKind[] = Object.keys(limitDefinitions) as LimitKind[];

/** Every limit there is: the kinds with their spans. */
export const allLimits: readonly { readonly kind: LimitKind; readonly span: LimitSpan }[] =
  limitKinds.flatMap((kind) => limitDefinitions[kind].spans.map((span) => ({ kind, span })));
