import type { NextStep } from './codes';
import type { LocalText } from './entities/common';

/** The limits that members set for themselves, free of the schema library, so that browser bundles can use them. */

/**
 * The spans of limits in the brand's calendar, the shortest first; the use of a limit begins again at zero with each. `npm run
 * typecheck` names the words for a new span, and its window (`spanWindows` in `packages/gateway/src/db/gate-columns.ts`).
 */
export const limitSpans = ['day', 'week', 'month'] as const;
/** The span of a limit; a week begins on Monday. */
export type LimitSpan = (typeof limitSpans)[number];

/** The words for a span within sentences: each one of them, and the running one. */
export const limitSpanTexts: Readonly<
  Record<LimitSpan, { readonly each: LocalText; readonly running: LocalText }>
> = {
  day: { each: { 'zh-CN': '每日', en: 'a day' }, running: { 'zh-CN': '今天', en: 'today' } },
  week: { each: { 'zh-CN': '每周', en: 'a week' }, running: { 'zh-CN': '本周', en: 'this week' } },
  month: { each: { 'zh-CN': '每月', en: 'a month' }, running: { 'zh-CN': '本月', en: 'this month' } },
};

/** The `span` of every limit: one of `limitSpans`, or `each` for a limit on each stake by itself, which counts nothing over time. */
export const spansOrEach = [...limitSpans, 'each'] as const;
/** The span of a limit, or `each` for a limit on each stake by itself. */
export type SpanOrEach = (typeof spansOrEach)[number];

/** The units of limits: yuan, a number of things, or minutes, each with its decimals and the greatest limit. */
export const limitUnits = {
  money: { decimals: 2, greatest: '1000000000000.00' },
  count: { decimals: 0, greatest: '1000000' },
  minutes: { decimals: 0, greatest: '1440' },
} as const;
/** The unit of a limit. */
export type LimitUnit = keyof typeof limitUnits;

/** The error that a limit of members leads to. */
export interface ReachedError {
  /** From 20001 to 20999, the code of no other error: game pages find the limit by it. */
  readonly code: number;
  /** Its name in `errorCodes`. */
  readonly name: string;
  readonly message: LocalText;
  /** What the member does next; `see-protection`, the page of the limits, by default. */
  readonly nextStep?: NextStep;
  /**
   * Texts of game pages that replace the general ones with the name of the limit: `left` while a part of the limit is left, `usedUp`
   * when none is.
   * `{span}` is the running span in `limitSpanTexts`, such as this week; `{left}` is an amount of its unit.
   */
  readonly inGames?: { readonly left?: LocalText; readonly usedUp: LocalText };
}

interface NamedLimit {
  readonly name: LocalText;
  /** What it measures, for the page of the member. */
  readonly about: LocalText;
}

/** A limit on the sum of a span, such as all stakes of a day. */
interface SumLimit extends NamedLimit {
  readonly measures: 'sum';
  readonly unit: 'money' | 'count';
  readonly spans: readonly LimitSpan[];
  /** `gate`: when a stake is taken, by the database function `play_stake`; `deposits`: when a deposit order is created. */
  readonly enforcedBy: 'gate' | 'deposits';
  /** The error that refuses what would exceed the limit: a row of the error catalogue derives from it. */
  readonly reached: ReachedError;
}

/** A limit on each stake by itself: it has no span, no used part and nothing that is left. */
interface EachLimit extends NamedLimit {
  readonly measures: 'each';
  readonly unit: 'money';
  readonly spans?: undefined;
  readonly enforcedBy: 'gate';
  /** Game pages show the name of the limit and its amount. */
  readonly reached: Omit<ReachedError, 'inGames'>;
}

/** The limit on the time of play in a day; also a launch of a game is refused. */
interface TimeLimit extends NamedLimit {
  readonly measures: 'time';
  readonly unit: 'minutes';
  readonly spans: readonly ['day'];
  readonly enforcedBy: 'gate';
  readonly reached: ReachedError;
}

/** A row of `limitDefinitions`. What it may have depends on `measures`: the sum of a span, each stake, or the time of play. */
export type LimitDefinition = SumLimit | EachLimit | TimeLimit;
/** What a limit measures (PRO-1): the sum of a span, each stake by itself, or the time of play. */
export type LimitMeasure = LimitDefinition['measures'];

/**
 * Every kind of limit, in the order of the page. Names are of lower-case letters, since columns are named after them. Schemas, the
 * gateway's list, its amounts, its refusals, their texts, the page and its form derive from these rows. `npm run typecheck` names
 * what the gateway needs: a row of `gateRows` (`packages/gateway/src/db/gate-columns.ts`) for a limit on stakes, of
 * `limitCounters` (`packages/gateway/src/domain/protection/limit-counters.ts`) for one on deposits.
 *
 * Proved by `npm run test:unit -- limit-kinds limit-counters limit-change`.
 */
export const limitDefinitions = {
  deposit: {
    measures: 'sum',
    unit: 'money',
    spans: limitSpans,
    enforcedBy: 'deposits',
    name: { 'zh-CN': '存款限额', en: 'Deposit limit' },
    about: {
      'zh-CN': '按存款申请计算，取款不会退回额度；取消和过期的订单会退回。',
      en: 'Counts deposit orders; withdrawals give nothing back, cancelled and expired orders do.',
    },
    reached: {
      code: 20305,
      name: 'depositLimitReached',
      message: {
        'zh-CN': '这笔存款会超过您设定的存款限额',
        en: 'This deposit would exceed the deposit limit that you have set.',
      },
    },
  },
  stake: {
    measures: 'sum',
    unit: 'money',
    spans: limitSpans,
    enforcedBy: 'gate',
    name: { 'zh-CN': '投注限额', en: 'Stake limit' },
    about: { 'zh-CN': '所有场馆的投注合计。', en: 'All stakes at every venue.' },
    reached: {
      code: 20306,
      name: 'stakeLimitReached',
      message: {
        'zh-CN': '这次投注会超过您设定的投注限额',
        en: 'This bet would exceed the stake limit that you have set.',
      },
      inGames: {
        left: {
          'zh-CN': '{span}的投注限额还剩 {left}，请调低投注',
          en: 'You can stake {left} more {span}. Lower the stake',
        },
        usedUp: { 'zh-CN': '{span}的投注限额已用完', en: 'Your stake limit is used up {span}' },
      },
    },
  },
  bet: {
    measures: 'each',
    unit: 'money',
    enforcedBy: 'gate',
    name: { 'zh-CN': '单笔投注上限', en: 'Maximum stake per bet' },
    about: {
      'zh-CN': '按每次下注的总额计算；加倍等追加的投注另算一笔。',
      en: 'Applies to the whole stake of each bet; a further stake, such as a double, is a bet of its own.',
    },
    reached: {
      code: 20310,
      name: 'betLimitExceeded',
      message: {
        'zh-CN': '这笔投注超过单笔投注上限，请调低金额',
        en: 'This bet is above your maximum stake per bet. Please lower the stake.',
      },
    },
  },
  loss: {
    measures: 'sum',
    unit: 'money',
    spans: limitSpans,
    enforcedBy: 'gate',
    name: { 'zh-CN': '亏损限额', en: 'Loss limit' },
    about: {
      'zh-CN': '投注减去派彩；还没有结果的注单先按亏损计算。',
      en: 'Stakes less payouts; a bet without a result counts as lost.',
    },
    reached: {
      code: 20307,
      name: 'lossLimitReached',
      message: {
        'zh-CN': '这次投注可能超过您设定的亏损限额',
        en: 'This bet could exceed the loss limit that you have set.',
      },
      inGames: {
        left: {
          'zh-CN': '{span}的亏损限额还剩 {left}，这次投注可能超出',
          en: 'Your loss limit has {left} left {span}, which this bet could exceed',
        },
        usedUp: { 'zh-CN': '{span}的亏损限额已用完', en: 'Your loss limit is used up {span}' },
      },
    },
  },
  time: {
    measures: 'time',
    unit: 'minutes',
    spans: ['day'],
    enforcedBy: 'gate',
    name: { 'zh-CN': '游戏时长', en: 'Playing time' },
    about: {
      'zh-CN': '一天里的游戏时间，休息半小时以上不计。',
      en: 'Time of play in a day, without breaks of half an hour or more.',
    },
    reached: {
      code: 20303,
      name: 'playTimeUsed',
      message: {
        'zh-CN': '您今天的游戏时长已用完，明天再来',
        en: 'Your playing time of today is used up. Come back tomorrow.',
      },
      inGames: {
        usedUp: {
          'zh-CN': '今天的游戏时长已用完，明天再来',
          en: 'Your playing time of today is used up. Come back tomorrow',
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, LimitDefinition>>;
/** The kinds of limits, such as deposits or stakes. */
export type LimitKind = keyof typeof limitDefinitions;
/** The kinds of limits with a measure (PRO-1). */
export type LimitKindOf<Measure extends LimitMeasure> = {
  [Kind in LimitKind]: (typeof limitDefinitions)[Kind]['measures'] extends Measure ? Kind : never;
}[LimitKind];

/** The kinds of limits with a measure that are enforced when a stake is taken, or when a deposit order is created (PRO-1). */
export type LimitKindAt<
  Place extends LimitDefinition['enforcedBy'],
  Measure extends LimitMeasure = LimitMeasure,
> = {
  [Kind in LimitKindOf<Measure>]: (typeof limitDefinitions)[Kind]['enforcedBy'] extends Place ? Kind : never;
}[LimitKindOf<Measure>];

/** The kinds of limits. */
export const limitKinds: readonly LimitKind[] = Object.keys(limitDefinitions) as LimitKind[];

/** A kind with one of its spans, or with `each` (PRO-1). */
export type LimitName =
  | { readonly kind: LimitKindOf<'sum' | 'time'>; readonly span: LimitSpan }
  | { readonly kind: LimitKindOf<'each'>; readonly span: 'each' };

/** The spans of a kind, or `each` (PRO-1). */
export const spansOf = (kind: LimitKind): readonly SpanOrEach[] =>
  (limitDefinitions[kind] as LimitDefinition).spans ?? ['each'];

/** Every limit there is: the kinds with their spans. */
export const allLimits: readonly LimitName[] = limitKinds.flatMap((kind) =>
  spansOf(kind).map((span) => ({ kind, span }) as LimitName),
);
