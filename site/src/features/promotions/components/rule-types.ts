import type { GameCategory, PromotionOwn, PromotionRule } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { paths } from '../../../routes/paths';
import type { PromotionsTexts } from '../messages/promotions-messages';

type RuleOf<Type extends PromotionRule['type']> = Extract<PromotionRule, { type: Type }>;

/** What the texts of a rule need. */
interface RuleContext {
  readonly t: PromotionsTexts;
  readonly money: (amount: string) => string;
  /** Names of categories as a list. */
  readonly categories: (names: readonly GameCategory[]) => string;
  /** The most that one participation pays. */
  readonly upTo: string;
}

/** A step in units of its rule: minor units of turnover, or days. */
interface Step {
  readonly needed: bigint;
  readonly label: string;
  readonly amount: string;
}

/** The steps of a rule with what the member has done. */
interface Steps {
  readonly label: string;
  /** Null for visitors, and before the member takes part. */
  readonly done: bigint | null;
  readonly steps: readonly Step[];
  readonly shown: (done: bigint, target: bigint) => string;
  readonly left: (left: bigint) => string;
}

type ShortContext = Pick<RuleContext, 't' | 'money'>;

interface RuleTexts<Rule> {
  readonly reward: (rule: Rule, context: RuleContext) => string;
  readonly condition: (rule: Rule, context: RuleContext) => string;
}

/** A rule that is granted at once or decided by a person. */
interface ClaimedRule<Rule> extends RuleTexts<Rule> {
  /** The text of the button by which a member takes part. */
  readonly action: 'claimNow' | 'applyNow';
}

/** A rule that members opt in to, and whose progress counts. */
interface ProgressRule<Rule> extends RuleTexts<Rule> {
  readonly action: 'optIn';
  /** While a member's participation runs: what counts until then, and where to go for it. `until` is empty without an end. */
  readonly running: (
    rule: Rule,
    context: ShortContext & { readonly until: string },
  ) => {
    readonly text: string;
    readonly to: string;
    readonly label: 'toDeposit' | 'toSlots';
    readonly variant: 'primary' | 'secondary';
  };
  /** Null for a rule that pays once. */
  readonly steps: ((rule: Rule, own: PromotionOwn | null, context: ShortContext) => Steps) | null;
}

type RuleType<Rule> = ClaimedRule<Rule> | ProgressRule<Rule>;

/** One row a type of rule; a missing one is a compile error. */
const ruleTypes: { readonly [Type in PromotionRule['type']]: RuleType<RuleOf<Type>> } = {
  'deposit-match': {
    action: 'optIn',
    reward: ({ percent, max }, { t, money }) => t('rewardMatch', { percent, max: money(max) }),
    condition: ({ hours, minDeposit }, { t, money }) =>
      t('conditionMatch', { hours, min: money(minDeposit) }),
    running: ({ minDeposit }, { t, money, until }) => ({
      text: t('matchRunning', { until, min: money(minDeposit) }),
      to: paths.mine.finance.deposit,
      label: 'toDeposit',
      variant: 'primary',
    }),
    steps: null,
  },
  'turnover-steps': {
    action: 'optIn',
    reward: (_rule, { t, money, upTo }) => t('rewardSteps', { max: money(upTo) }),
    condition: (rule, { t, categories }) => t('conditionSteps', { categories: categories(rule.categories) }),
    running: (_rule, { t, until }) => ({
      text: until === '' ? t('stepsRunningOn') : t('stepsRunning', { until }),
      to: paths.game.egame,
      label: 'toSlots',
      variant: 'secondary',
    }),
    steps: ({ steps }, own, { t, money }) => ({
      label: t('progress'),
      done: own?.done == null ? null : parseMinor(own.done),
      steps: steps.map(({ turnover, amount }) => ({
        needed: parseMinor(turnover),
        label: t('step', { turnover: money(turnover) }),
        amount,
      })),
      shown: (done, target) => `${money(formatMinor(done))} / ${money(formatMinor(target))}`,
      left: (left) => t('stepLeft', { amount: money(formatMinor(left)) }),
    }),
  },
  'days-played': {
    action: 'optIn',
    reward: (_rule, { t, money, upTo }) => t('rewardSteps', { max: money(upTo) }),
    condition: ({ categories: names, dayTurnover }, { t, money, categories }) =>
      t('conditionDays', { categories: categories(names), turnover: money(dayTurnover) }),
    running: ({ dayTurnover }, { t, money, until }) => ({
      text:
        until === ''
          ? t('daysRunningOn', { turnover: money(dayTurnover) })
          : t('daysRunning', { until, turnover: money(dayTurnover) }),
      to: paths.game.egame,
      label: 'toSlots',
      variant: 'secondary',
    }),
    steps: ({ steps }, own, { t }) => ({
      label: t('daysProgress'),
      done: own?.daysPlayed == null ? null : BigInt(own.daysPlayed),
      steps: steps.map(({ days, amount }) => ({
        needed: BigInt(days),
        label: t('stepDays', { days }),
        amount,
      })),
      shown: (done, target) => t('daysDone', { done: Number(done), target: Number(target) }),
      left: (left) => t('daysLeft', { count: Number(left) }),
    }),
  },
  'first-real-name': {
    action: 'claimNow',
    reward: ({ amount }, { t, money }) => t('rewardFixed', { amount: money(amount) }),
    condition: (_rule, { t }) => t('conditionRealName'),
  },
  manual: {
    action: 'applyNow',
    reward: ({ amount }, { t, money }) => t('rewardFixed', { amount: money(amount) }),
    condition: (_rule, { t }) => t('conditionManual'),
  },
};

/** The row of a rule. */
export const ruleType = (rule: PromotionRule): RuleType<PromotionRule> =>
  ruleTypes[rule.type] as RuleType<PromotionRule>;
