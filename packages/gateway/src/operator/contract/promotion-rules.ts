import { gameCategories, type LocalText, type PromotionRule } from '@pavilion/contract';
import { type Static, type TObject, Type } from '@sinclair/typebox';
import { AmountInput, LocalInput, labelled, OneOf } from './define';
import { gameCategoryNames } from './game-category-names';

/** The types of rules that operators write. Rules that pay for volume are only of earlier versions: decision 0123. */
export type WrittenRuleType = Exclude<PromotionRule['type'], 'turnover-steps'>;

interface WrittenRule<Schema extends TObject = TObject> {
  readonly name: LocalText;
  /** What the form says of it. */
  readonly hint: LocalText;
  readonly fields: Schema;
}

const label = (chinese: string, english: string): LocalText => ({ 'zh-CN': chinese, en: english });

const Categories = labelled(
  Type.Array(OneOf(gameCategories), { minItems: 1, uniqueItems: true }),
  label('计入的游戏', 'Games that count'),
  gameCategoryNames,
);

/** Each type of rule that operators write, with the fields of its form. The domain checks what a schema cannot say. */
export const writtenRules = {
  'deposit-match': {
    name: label('存款加赠', 'Match of a deposit'),
    hint: label(
      '会员报名后，期限内首笔达标存款按比例加赠，每次参与只赠一笔。',
      'Members join; the first deposit that is large enough in time is matched, once a participation.',
    ),
    fields: Type.Object({
      percent: labelled(
        Type.Integer({ minimum: 1, maximum: 100 }),
        label('加赠比例（%）', 'Percent of the deposit'),
      ),
      max: labelled(AmountInput, label('最高加赠', 'At most')),
      minDeposit: labelled(AmountInput, label('最低存款', 'Smallest deposit')),
      hours: labelled(
        Type.Integer({ minimum: 1, maximum: 720 }),
        label('报名后几小时内存款', 'Hours to deposit after joining'),
      ),
    }),
  },
  'days-played': {
    name: label('按游戏天数', 'Days of play'),
    hint: label(
      '会员报名后，单日有效流水达标计一天，累计天数达标发放；单日流水不得高于 50，多玩不多得。',
      'Members join; a day counts with a turnover of at most 50, and a number of days pays. More play pays no more.',
    ),
    fields: Type.Object({
      categories: Categories,
      dayTurnover: labelled(AmountInput, label('单日有效流水', 'Turnover with which a day counts')),
      steps: labelled(
        Type.Array(
          Type.Object({
            days: labelled(Type.Integer({ minimum: 1, maximum: 366 }), label('天数', 'Days')),
            amount: labelled(AmountInput, label('礼金', 'Bonus')),
          }),
          { minItems: 1, maxItems: 10 },
        ),
        label('天数与礼金，逐级递增', 'Days and their bonuses, ascending'),
      ),
    }),
  },
  'first-real-name': {
    name: label('实名认证礼', 'Verified real name'),
    hint: label(
      '通过实名认证的会员可直接领取，每人一次。',
      'Members with a verified real name claim it, once.',
    ),
    fields: Type.Object({ amount: labelled(AmountInput, label('礼金', 'Bonus')) }),
  },
  manual: {
    name: label('提交内容，人工审批', 'An answer that operators decide about'),
    hint: label(
      '会员回答问题，由操作员审批后发放。',
      'Members answer a question, and operators approve or refuse it.',
    ),
    fields: Type.Object({
      amount: labelled(AmountInput, label('礼金', 'Bonus')),
      question: labelled(LocalInput(200), label('向会员提的问题', 'Question for members')),
    }),
  },
} as const satisfies { readonly [Type in WrittenRuleType]: WrittenRule };

type Rules = typeof writtenRules;
/** A rule as operators send it: `type` says which fields it has. */
export type RuleInput = {
  [Type in WrittenRuleType]: { type: Type } & Static<Rules[Type]['fields']>;
}[WrittenRuleType];

const variants = (Object.keys(writtenRules) as WrittenRuleType[]).map((type) =>
  Type.Object({ type: Type.Literal(type), ...writtenRules[type].fields.properties }),
);

/** Ajv reads the fields of the variant that `type` names alone, and removes others (`discriminator`). */
export const RuleInput = Type.Unsafe<RuleInput>({
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: variants,
  examples: [{ type: 'first-real-name', amount: '18' }],
});
