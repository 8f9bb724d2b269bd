/** Each type of promotion rule: its row in the gateway and its texts on the site belong together. */
import type { CallResponse, PromotionOwn, PromotionRule } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import { calls } from '@pavilion/contract/schemas';
import { languageIds, messagesIn } from '@pavilion/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { ruleLogic } from '../packages/gateway/src/domain/engagement/promotions/promotion-rules';
import { writtenRules } from '../packages/gateway/src/operator/contract/promotion-rules';
import { OwnPart } from '../site/src/features/promotions/components/own-part';
import { RuleTable } from '../site/src/features/promotions/components/rule-table';
import { ruleTexts, ruleType } from '../site/src/features/promotions/components/rule-types';
import { promotionsMessages } from '../site/src/features/promotions/messages/promotions-messages';
import type { Locale } from '../site/src/shared/messages';
import { PartOfPage } from '../site/src/testing/part-of-page';

type Promotion = CallResponse<'promotionInfo'>;

const show = (promotion: Promotion, locale: Locale) =>
  renderToStaticMarkup(
    <PartOfPage locale={locale}>
      <RuleTable promotion={promotion} />
      <OwnPart promotion={promotion} reload={() => {}} />
    </PartOfPage>,
  );

/** The button by which members take part, by the state that the gateway begins with. */
const buttons = { 'opted-in': 'optIn', pending: 'applyNow', granted: 'claimNow' } as const;

const shown = Object.values(ruleLogic).flatMap((row) =>
  languageIds.map((locale) => [row.example.type, locale, row] as const),
);

interface Fields {
  readonly properties: Readonly<Record<string, { readonly items?: Partial<Fields> }>>;
}

/** The names of the fields of a rule, those of its steps as `steps.<name>`. */
const namesOf = ({ properties }: Fields): string[] =>
  Object.entries(properties).flatMap(([name, { items }]) => {
    if (name === 'type') return [];
    const inner = items?.properties;
    return inner ? Object.keys(inner).map((each) => `${name}.${each}`) : [name];
  });

/** The fields of each type, of the answer that pages read. Optional ones are among them. */
const [ruleSchema] = calls.promotionInfo.response.properties.rule.anyOf;
const fieldsOf = ruleSchema.anyOf.map(
  (variant) => [variant.properties.type.const as PromotionRule['type'], namesOf(variant as Fields)] as const,
);

/** Fields that members see without a text: the label of their answer, and the amount beside a step. */
const shownWithoutText = ['question', 'steps.amount'];

describe('the fields of a type of promotion rule', () => {
  it.each(fieldsOf)('[ACT-4] are in the texts of %s', (type, fields) => {
    const row = JSON.stringify(ruleTexts[type]);
    const unnamed = fields.filter((field) => !row.includes(`{${field.replace('steps.', '')}}`));
    expect(unnamed.filter((field) => !shownWithoutText.includes(field))).toEqual([]);
  });

  it.each(fieldsOf)('[ACT-4] are in the example of %s', (type, fields) => {
    const names = Object.keys(ruleLogic[type].example).filter((name) => name !== 'type');
    expect(names.toSorted()).toEqual([...new Set(fields.map((field) => field.split('.')[0]))].toSorted());
  });

  it.each(fieldsOf.filter(([type]) => type in writtenRules))(
    '[ACT-4] are those that operators write of %s',
    (type, fields) => {
      const written = namesOf(writtenRules[type as keyof typeof writtenRules].fields as Fields);
      expect(written.toSorted()).toEqual(fields.toSorted());
    },
  );
});

describe('a type of promotion rule', () => {
  const example = exampleAnswers.promotionInfo;
  const noProgress: PromotionOwn = { ...example.own!, until: null, done: null, daysPlayed: null };

  it.each(shown)(
    '[ACT-4] %s has all its texts in %s, and the button that its row begins with',
    (_, locale, row) => {
      const messages = messagesIn(promotionsMessages, locale);
      const { example: rule, begins } = row;
      const open = show({ ...example, rule, own: { ...noProgress, state: 'open' } }, locale);
      for (const [state, name] of Object.entries(buttons))
        expect([name, open.includes(`>${messages[name]}<`)]).toEqual([name, state === begins]);
      expect(open.includes('<input')).toBe(begins === 'pending');
      const progress = begins === 'opted-in' ? row.progressOf?.(1n) : undefined;
      const own = { ...noProgress, state: 'in-progress', ...progress } as const;
      const until = show({ ...example, rule, own: { ...own, until: '2026-02-03T00:00:00.000Z' } }, locale);
      const withoutEnd = show({ ...example, rule, own }, locale);
      for (const text of [open, until, withoutEnd]) expect(text).not.toMatch(/\{\w+\}|NaN|undefined/);
      // Only what counts has an end, and a link to where it is done.
      expect(until !== withoutEnd).toBe(begins === 'opted-in');
      expect(until.includes('href=')).toBe(begins === 'opted-in');
      expect(until.includes('role="progressbar"')).toBe(progress !== undefined);
      const { steps } = ruleType(rule);
      expect(steps ? [steps.done] : []).toEqual(Object.keys(progress ?? {}));
    },
  );
});
