import type { GameCategory, PromotionRule } from '@pavilion/contract';
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

interface RuleType<Rule> {
  /** The text of the button by which a member takes part. */
  readonly action: 'optIn' | 'claimNow' | 'applyNow';
  readonly reward: (rule: Rule, context: RuleContext) => string;
  readonly condition: (rule: Rule, context: RuleContext) => string;
  /** While a member's participation runs: what counts until then, and where to go for it. `until` is empty without an end. */
  readonly running?: (
    rule: Rule,
    context: Pick<RuleContext, 't' | 'money'> & { readonly until: string },
  ) => {
    readonly text: string;
    readonly to: string;
    readonly label: 'toDeposit' | 'toSlots';
    readonly variant: 'primary' | 'secondary';
  };
}

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
