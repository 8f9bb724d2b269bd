import type { GameCategory, LocalText, PromotionOwn, PromotionRule } from '@pavilion/contract';
import type { OtherLanguages } from '@pavilion/format';
import { paths } from '../../../routes/paths';
import type { Placeholders } from '../../../shared/messages';

type RuleOf<Type extends PromotionRule['type']> = Extract<PromotionRule, { type: Type }>;

/** A text in both languages with placeholders among `Names`; `useRuleText` fills it. */
interface Template<Names extends string> extends LocalText {
  /** Has no value: it keeps templates with other placeholders from being assigned. */
  readonly names?: Names;
}

/** A template. It does not compile if the languages differ in their placeholders. */
const text = <const Zh extends string, const En extends string>(
  chinese: Zh,
  english: [Placeholders<En>, Placeholders<Zh>] extends [Placeholders<Zh>, Placeholders<En>] ? En : never,
  others?: OtherLanguages<string>,
): Template<Placeholders<Zh>> => ({ 'zh-CN': chinese, en: english, ...others });

/** The fields of rules and steps with amounts. In types they do not differ from other strings, which templates cannot name. */
type AmountField = 'amount' | 'max' | 'minDeposit' | 'turnover' | 'dayTurnover';

/** The fields of a rule or a step that a template can name: amounts, numbers, and categories of games. */
type FieldOf<Fields> = {
  [Name in keyof Fields & string]: string extends Fields[Name]
    ? Name & AmountField
    : Fields[Name] extends number | readonly GameCategory[]
      ? Name
      : never;
}[keyof Fields & string];

interface StepTexts<Step> {
  /** The field of a step that the member's progress has to reach. */
  readonly needed: Exclude<FieldOf<Step>, 'amount'>;
  /** The field with the progress of the member, in the same unit. */
  readonly done: keyof Pick<PromotionOwn, 'done' | 'daysPlayed'>;
  readonly label: Template<never>;
  readonly step: Template<FieldOf<Step>>;
  readonly progress: Template<'done' | 'target'>;
  readonly left: Template<'left'>;
}

/** A page that members go to while a rule counts. */
interface NextPage {
  readonly to: string;
  readonly label: 'toDeposit' | 'toGames';
  readonly variant: 'primary' | 'secondary';
  /** The games of a lobby; null for other pages. */
  readonly category: GameCategory | null;
}

interface ClaimedRule<Rule> {
  /** `upTo` is the most that one participation pays. */
  readonly reward: Template<FieldOf<Rule> | 'upTo'>;
  readonly condition: Template<FieldOf<Rule>>;
  readonly running?: never;
  readonly steps?: never;
}

/** A rule that members opt in to, and whose progress counts. */
interface CountedRule<Rule> extends Omit<ClaimedRule<Rule>, 'running' | 'steps'> {
  /** While a member's part runs. */
  readonly running: {
    /** What counts until its end. */
    readonly text: Template<FieldOf<Rule> | 'until'>;
    /** What counts if it has no end; null for a rule that always has one. */
    readonly withoutEnd: Template<FieldOf<Rule>> | null;
    /** Where members go for it. */
    readonly next: (rule: Rule) => NextPage;
  };
  /** Null for a rule that pays once. */
  readonly steps: Rule extends { readonly steps: readonly (infer Step)[] } ? StepTexts<Step> : null;
}

type RuleType<Rule> = ClaimedRule<Rule> | CountedRule<Rule>;
type RuleTypes = { readonly [Type in PromotionRule['type']]: RuleType<RuleOf<Type>> };

const toDeposit = (): NextPage => ({
  to: paths.mine.finance.deposit,
  label: 'toDeposit',
  variant: 'primary',
  category: null,
});

/** The lobby of the first category that counts; operators choose at least one. */
const toGames = ({ categories }: { readonly categories: readonly GameCategory[] }): NextPage => {
  const category = categories[0] as GameCategory;
  return { to: paths.game[category], label: 'toGames', variant: 'secondary', category };
};

/**
 * The texts of each type of rule; a missing one is a compile error, and so is a placeholder that is no field of the rule.
 * What a type of rule pays is in the gateway (`promotion-rules.ts`).
 */
export const ruleTexts = {
  'deposit-match': {
    reward: text(
      '存款金额的 {percent}%，最高 {max}（分以下舍去）',
      '{percent}% of the deposit, up to {max}, rounded down',
    ),
    condition: text(
      '报名后 {hours} 小时内，首笔不低于 {minDeposit} 的存款',
      'The first deposit of at least {minDeposit} within {hours} hours of joining',
    ),
    running: {
      text: text(
        '已报名。{until} 前首笔不低于 {minDeposit} 的存款到账后，礼金自动发放。',
        'You have joined. The first deposit of at least {minDeposit} paid before {until} earns the bonus.',
      ),
      withoutEnd: null,
      next: toDeposit,
    },
    steps: null,
  },
  'turnover-steps': {
    reward: text('逐级发放，合计最高 {upTo}', 'For each step, up to {upTo} together'),
    condition: text(
      '报名后至本期结束，{categories}的有效流水',
      'Turnover on {categories} from joining to the end of the period',
    ),
    running: {
      text: text(
        '已报名。{until} 前结算的有效流水计入进度。',
        'You have joined. Turnover settled before {until} counts.',
      ),
      withoutEnd: text(
        '已报名，此后结算的有效流水计入进度。',
        'You have joined. Turnover that is settled from now on counts.',
      ),
      next: toGames,
    },
    steps: {
      needed: 'turnover',
      done: 'done',
      label: text('我的流水进度', 'My turnover'),
      step: text('流水满 {turnover}', 'Turnover of {turnover}'),
      progress: text('{done} / {target}', '{done} / {target}'),
      left: text('距下一级还差 {left}', '{left} to the next step'),
    },
  },
  'days-played': {
    reward: text('逐级发放，合计最高 {upTo}', 'For each step, up to {upTo} together'),
    condition: text(
      '报名后至本期结束，{categories}单日有效流水满 {dayTurnover} 计一天',
      'From joining to the end of the period, each day with a turnover of {dayTurnover} on {categories}',
    ),
    running: {
      text: text(
        '已报名。{until} 前，单日有效流水满 {dayTurnover} 即计一天，多玩不多计。',
        'You have joined. Until {until}, each day with a turnover of {dayTurnover} counts once; more play counts no more.',
      ),
      withoutEnd: text(
        '已报名。单日有效流水满 {dayTurnover} 即计一天，多玩不多计。',
        'You have joined. Each day with a turnover of {dayTurnover} counts once; more play counts no more.',
      ),
      next: toGames,
    },
    steps: {
      needed: 'days',
      done: 'daysPlayed',
      label: text('我的游戏天数', 'My days of play'),
      step: text('玩满 {days} 天', '{days} days of play'),
      progress: text('{done} / {target} 天', '{done} / {target} days'),
      left: text('距下一份礼金还差 {left} 天', '{left} more days to the next bonus'),
    },
  },
  'first-real-name': {
    reward: text('{amount}', '{amount}'),
    condition: text('已通过实名认证', 'A verified real name'),
  },
  manual: {
    reward: text('{amount}', '{amount}'),
    condition: text('提交内容并经人工审核', 'An answer that our staff accepts'),
  },
} satisfies RuleTypes;

/** The texts of a rule. */
export const ruleType = (rule: PromotionRule): RuleType<PromotionRule> => {
  const rows: RuleTypes = ruleTexts;
  return rows[rule.type] as RuleType<PromotionRule>;
};

/** The text of the button by which a member takes part. */
export const actionOf = (rule: PromotionRule): 'optIn' | 'applyNow' | 'claimNow' => {
  if (ruleType(rule).running) return 'optIn';
  return 'question' in rule ? 'applyNow' : 'claimNow';
};
