import type { PromotionRule } from '@pavilion/contract';
import { parseMinor } from '@pavilion/format';

/** The amount that a deposit is matched with, in minor units: rounded down, and at most the rule's maximum. */
export const matchOf = (
  { percent, max }: Extract<PromotionRule, { type: 'deposit-match' }>,
  deposit: bigint,
): bigint => {
  const share = (deposit * BigInt(percent)) / 100n;
  const most = parseMinor(max);
  return share < most ? share : most;
};

/** The rule of a type. */
export type RuleOf<Type extends PromotionRule['type']> = Extract<PromotionRule, { type: Type }>;

/** What a type of rule does when a member takes part. */
interface RuleType<Rule> {
  /** The most that one participation pays, in minor units. */
  readonly most: (rule: Rule) => bigint;
  /** The state that it begins in: its reward is granted at once, an application waits for a decision, or progress counts. */
  readonly begins: 'granted' | 'pending' | 'opted-in';
  /**
   * Until when deposits or turnover count; null: they do not, or without an end. `ends` is the end of the period or of the
   * promotion, null for a promotion once and without an end.
   */
  readonly until: (rule: Rule, at: Date, ends: Date | null) => Date | null;
}

const withoutEnd = () => null;

/** Each type of rule. `progressTypes` in `promotions.ts` has a row for each that members opt in to. */
const ruleTypes = {
  'deposit-match': {
    most: ({ max }) => parseMinor(max),
    begins: 'opted-in',
    until: ({ hours }, at) => new Date(at.getTime() + hours * 3_600_000),
  },
  'turnover-steps': {
    most: ({ steps }) => steps.reduce((sum, { amount }) => sum + parseMinor(amount), 0n),
    begins: 'opted-in',
    until: (_rule, _at, ends) => ends,
  },
  'days-played': {
    most: ({ steps }) => steps.reduce((sum, { amount }) => sum + parseMinor(amount), 0n),
    begins: 'opted-in',
    until: (_rule, _at, ends) => ends,
  },
  'first-real-name': { most: ({ amount }) => parseMinor(amount), begins: 'granted', until: withoutEnd },
  manual: { most: ({ amount }) => parseMinor(amount), begins: 'pending', until: withoutEnd },
} satisfies { readonly [Type in PromotionRule['type']]: RuleType<RuleOf<Type>> };

type RuleTypes = typeof ruleTypes;

/** The rules that members opt in to, and whose progress counts. */
export type ProgressRule = RuleOf<
  {
    [Type in keyof RuleTypes]: RuleTypes[Type]['begins'] extends 'opted-in' ? Type : never;
  }[keyof RuleTypes]
>;

/** The row of a rule. */
export const ruleType = (rule: PromotionRule): RuleType<PromotionRule> =>
  ruleTypes[rule.type] as RuleType<PromotionRule>;

/** The most that one participation pays, in minor units. It is reserved while the participation runs. */
export const mostOf = (rule: PromotionRule): bigint => ruleType(rule).most(rule);
