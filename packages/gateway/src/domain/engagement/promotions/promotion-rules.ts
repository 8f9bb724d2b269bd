import type { PromotionOwn, PromotionPeriod, PromotionRule } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { hourMs } from '../../../durations';
import { daysPlayedOf, depositOf, type Entry, type Source, turnoverDuring } from './promotion-counts';

/** The rule of a type. */
type RuleOf<Type extends PromotionRule['type']> = Extract<PromotionRule, { type: Type }>;

/** The amount that a deposit is matched with, in minor units: rounded down, and at most the rule's maximum. */
export const matchOf = (
  { percent, max }: Pick<RuleOf<'deposit-match'>, 'percent' | 'max'>,
  deposit: bigint,
): bigint => {
  const share = (deposit * BigInt(percent)) / 100n;
  const most = parseMinor(max);
  return share < most ? share : most;
};

/** The progress of an entry, as members see it. */
export type Progress = Pick<PromotionOwn, 'done' | 'daysPlayed'>;

/** What counted for an entry by now. */
interface Count {
  /**
   * In units of the rule: minor units of turnover or of a deposit, or days. It never falls while an entry runs, since its end pays
   * for what is earned then: of days in a row it is the longest streak, and not the one that a missed day ends.
   */
  readonly progress: bigint;
  /** The deposit that is matched. It ends the entry, also if it earns less than the most. */
  readonly deposit?: string;
}

/** What is wrong with a rule that an operator writes. */
export type RuleProblem =
  /** It pays for the volume of play: decision 0098. */
  | 'rule-volume'
  /** Its steps do not ascend. */
  | 'rule-steps'
  /** A step needs more days than a participation lasts. */
  | 'rule-days'
  /** It can be earned once only, so it has no periods. */
  | 'rule-once-only';

/** How long members have for a participation. */
export interface RuleSpan {
  readonly period: PromotionPeriod;
  /** Of the promotion; null without an end. */
  readonly days: number | null;
}

interface CommonRule<Rule> {
  /**
   * A rule of the type, for tests. A deposit of 300.00 and play of 20.00 in every category that it counts, on each day of the week
   * that begins when a member takes part, earn something by it.
   */
  readonly example: Rule;
  /** The most that one participation pays, in minor units. */
  readonly most: (rule: Rule) => bigint;
  /** Whether more play earns more. The promotions of a new database have no such rule: decision 0098. */
  readonly paysForVolume: boolean;
  /** Whether it is for members with a confirmed real name, also if the promotion does not ask for one. */
  readonly needsRealName: boolean;
  /** What its schema cannot say of a rule that an operator writes. */
  readonly problemOf: (rule: Rule, span: RuleSpan) => RuleProblem | null;
}

/** A rule that is granted at once or decided by a person. */
interface ClaimedRule<Rule> extends CommonRule<Rule> {
  /** `granted`: the most is granted when a member takes part; `pending`: members apply with an answer, and wait for a decision. */
  readonly begins: 'granted' | 'pending';
}

/** A rule that members opt in to, and whose progress counts. */
interface CountedRule<Rule> extends CommonRule<Rule> {
  readonly begins: 'opted-in';
  /**
   * Until when deposits or play count; null: without an end. `periodEnd` is the end of the period or of the promotion, null
   * for a promotion once and without an end.
   */
  readonly countsUntil: (rule: Rule, at: Date, periodEnd: Date | null) => Date | null;
  readonly count: (rule: Rule, entry: Entry, source: Source) => Promise<Count>;
  /** What members see of it; null: nothing, so that it is not counted for their pages. */
  readonly progressOf: ((progress: bigint) => Partial<Progress>) | null;
  /**
   * The amounts that are earned by now, in minor units and in the order in which they are earned. More progress adds amounts at the
   * end alone: the place of an amount is the reference of its grant.
   */
  readonly earnedAmounts: (rule: Rule, progress: bigint) => readonly bigint[];
}

type RuleType<Rule> = ClaimedRule<Rule> | CountedRule<Rule>;

interface Step {
  readonly amount: string;
}

const amountsOf = (steps: readonly Step[]): readonly bigint[] =>
  steps.map(({ amount }) => parseMinor(amount));

const sumOf = ({ steps }: { readonly steps: readonly Step[] }): bigint =>
  amountsOf(steps).reduce((sum, amount) => sum + amount, 0n);

const noProblem = () => null;

/** The most turnover that a day of play may need, in minor units: decision 0123. */
const maxDayTurnover = 50_00n;

/** The days of a period; of the shortest month. */
const daysOf: Readonly<Record<PromotionPeriod, number>> = {
  once: Number.POSITIVE_INFINITY,
  day: 1,
  week: 7,
  month: 28,
};

const daysIn = ({ period, days }: RuleSpan): number =>
  Math.min(daysOf[period], days ?? Number.POSITIVE_INFINITY);

const daysProblem = (
  { dayTurnover, steps }: Pick<RuleOf<'days-played'>, 'dayTurnover' | 'steps'>,
  span: RuleSpan,
): RuleProblem | null => {
  // guard: promotion-not-for-volume
  if (parseMinor(dayTurnover) > maxDayTurnover) return 'rule-volume';
  if (steps.some(({ days }, index) => index > 0 && days <= steps[index - 1]!.days)) return 'rule-steps';
  return steps.at(-1)!.days > daysIn(span) ? 'rule-days' : null;
};

/**
 * Each type of rule: all that the gateway knows of it. The site has its texts (`rule-types.ts` of its promotions).
 *
 * Proved by `npm run test:unit -- promotions promotion-rules`.
 */
export const ruleLogic: { readonly [Type in PromotionRule['type']]: RuleType<RuleOf<Type>> } = {
  'deposit-match': {
    example: { type: 'deposit-match', percent: 20, max: '88.00', minDeposit: '100.00', hours: 24 },
    most: ({ max }) => parseMinor(max),
    paysForVolume: false,
    needsRealName: false,
    problemOf: noProblem,
    begins: 'opted-in',
    countsUntil: ({ hours }, at) => new Date(at.getTime() + hours * hourMs),
    async count({ minDeposit }, entry, source) {
      const deposit = await depositOf(entry, parseMinor(minDeposit), source);
      return deposit ? { progress: deposit.amount, deposit: deposit.id } : { progress: 0n };
    },
    progressOf: null,
    earnedAmounts: (rule, progress) => (progress === 0n ? [] : [matchOf(rule, progress)]),
  },
  'turnover-steps': {
    example: {
      type: 'turnover-steps',
      categories: ['egame'],
      steps: [
        { turnover: '40.00', amount: '5.00' },
        { turnover: '5000.00', amount: '28.00' },
      ],
    },
    most: sumOf,
    paysForVolume: true,
    needsRealName: false,
    problemOf: () => 'rule-volume',
    begins: 'opted-in',
    countsUntil: (_rule, _at, periodEnd) => periodEnd,
    count: async ({ categories }, entry, source) => ({
      progress: await turnoverDuring(entry, categories, source),
    }),
    progressOf: (progress) => ({ done: formatMinor(progress) }),
    earnedAmounts: ({ steps }, progress) =>
      amountsOf(steps.filter(({ turnover }) => progress >= parseMinor(turnover))),
  },
  'days-played': {
    example: {
      type: 'days-played',
      categories: ['egame'],
      dayTurnover: '20.00',
      steps: [
        { days: 2, amount: '5.00' },
        { days: 3, amount: '8.00' },
      ],
    },
    most: sumOf,
    paysForVolume: false,
    needsRealName: false,
    problemOf: daysProblem,
    begins: 'opted-in',
    countsUntil: (_rule, _at, periodEnd) => periodEnd,
    async count({ categories, dayTurnover }, entry, source) {
      return { progress: BigInt(await daysPlayedOf(entry, categories, parseMinor(dayTurnover), source)) };
    },
    progressOf: (progress) => ({ daysPlayed: Number(progress) }),
    earnedAmounts: ({ steps }, progress) => amountsOf(steps.filter(({ days }) => progress >= BigInt(days))),
  },
  'first-real-name': {
    example: { type: 'first-real-name', amount: '18.00' },
    most: ({ amount }) => parseMinor(amount),
    paysForVolume: false,
    needsRealName: true,
    problemOf: (_rule, { period }) => (period === 'once' ? null : 'rule-once-only'),
    begins: 'granted',
  },
  manual: {
    example: {
      type: 'manual',
      amount: '28.00',
      question: { 'zh-CN': '您有什么建议？', en: 'What would you improve?' },
    },
    most: ({ amount }) => parseMinor(amount),
    paysForVolume: false,
    needsRealName: false,
    problemOf: noProblem,
    begins: 'pending',
  },
};

/** The row of a rule. */
export const ruleType = (rule: PromotionRule): RuleType<PromotionRule> =>
  ruleLogic[rule.type] as RuleType<PromotionRule>;

/** The most that one participation pays, in minor units. It is reserved while the participation runs. */
export const mostOf = (rule: PromotionRule): bigint => ruleType(rule).most(rule);
