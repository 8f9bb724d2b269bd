import {
  type LocalText,
  type PromotionCategory,
  type PromotionPeriod,
  promotionCategories,
  promotionCategoryNames,
  promotionPeriods,
} from '@pavilion/contract';
import { inLanguage, type Language } from '@pavilion/format';
import { Button, bannerScenes, Card, ErrorFallback, Loadable, token } from '@pavilion/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import type {
  OperatorRequest,
  OperatorResponse,
  RuleForm,
  WrittenRuleType,
} from '../../src/operator/contract';
import { useRead } from '../api';
import { useAsk, vipLevels } from '../parts/act-dialog';
import {
  type AskField,
  Control,
  fieldError,
  given,
  isFilled,
  localLabels,
  sentValue,
  startOf,
  typedValue,
  useFieldOf,
  usePageOptions,
  type Values,
  wholeNumber,
} from '../parts/ask-fields';
import { Row, Stack } from '../parts/page';
import { Preview } from '../parts/preview';
import { ruleForms } from '../rule-forms.generated';
import { useWords, writtenLanguages } from '../texts';

type Stored = OperatorResponse<'promotionInfo'>;
type Rule = NonNullable<OperatorRequest<'promotionAdd'>['rule']>;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[4]};
`;
const Section = styled.fieldset`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token.space[3]};
    font-size: ${token.text.lg};
    font-weight: ${token.weight.medium};
  }
  p {
    margin: 0;
    color: ${token.color.inkMuted};
  }
`;

const paragraphs = (terms: readonly LocalText[]): LocalText => ({
  'zh-CN': terms.map((text) => text['zh-CN']).join('\n'),
  en: terms.map((text) => text.en).join('\n'),
});

/** A rule of an earlier version, or none: what the choice of rules has beside those that operators write. */
type RuleChoice = WrittenRuleType | 'none';

const formOf = (choice: RuleChoice): RuleForm | undefined => ruleForms.find(({ type }) => type === choice);

/** The fields of the form, and what they begin with for a promotion that is edited. */
const useFields = (stored: Stored | undefined) => {
  const { texts, of } = useWords();
  const { promotionForm: words, content, common } = texts;
  const pageOptions = usePageOptions(stored?.href ?? '');
  const both = (name: string, label: string, start?: LocalText) =>
    ({
      name,
      kind: 'local',
      label,
      labels: localLabels(common, label),
      ...(start && { start }),
    }) as const;
  const slug: AskField = { name: 'slug', kind: 'text', label: words.slug, hint: words.slugHint };
  const readFields: AskField[] = [
    ...(stored ? [] : [slug]),
    {
      ...{ name: 'category', kind: 'choice', label: words.category, start: stored?.category ?? 'limited' },
      options: promotionCategories.map((value) => ({ value, label: of(promotionCategoryNames[value]) })),
    },
    {
      ...{ name: 'scene', kind: 'choice', label: content.scene, start: stored?.scene ?? 'festival' },
      options: bannerScenes.map((value) => ({ value, label: content.scenes[value] })),
    },
  ];
  const textFields: AskField[] = [
    both('title', common.title, stored?.title),
    both('summary', content.summary, stored?.summary),
  ];
  const termsField: AskField = {
    ...both('terms', words.terms, stored && paragraphs(stored.terms)),
    hint: words.termsHint,
    optional: true,
  };
  const numberOf = (value: number | null | undefined, otherwise = '') =>
    value === null || value === undefined ? otherwise : String(value);
  const conditionFields: AskField[] = [
    {
      ...{ name: 'period', kind: 'choice', label: words.period, start: stored?.period ?? 'once' },
      options: promotionPeriods.map((value) => ({ value, label: words.periods[value] })),
    },
    {
      ...{
        name: 'multiple',
        kind: 'choice',
        label: words.multiple,
        start: numberOf(stored?.multiple, '500'),
      },
      options: [...new Set([0, 100, 300, 500, 800, 1_000, stored?.multiple ?? 0])]
        .sort((one, other) => one - other)
        .map((value) => ({ value: String(value), label: `×${value / 100}` })),
    },
    { name: 'claimDays', kind: 'number', label: words.claimDays, start: numberOf(stored?.claimDays, '7') },
    {
      ...{ name: 'needsRealName', kind: 'choice', label: words.needsRealName },
      start: stored?.needsRealName ? 'yes' : 'no',
      options: [
        { value: 'no', label: common.no },
        { value: 'yes', label: common.yes },
      ],
    },
    {
      ...{ name: 'minLevel', kind: 'choice', label: words.minLevel, start: numberOf(stored?.minLevel, '0') },
      options: vipLevels,
    },
    {
      ...{ name: 'newMemberDays', kind: 'number', label: words.newMemberDays, hint: words.newMemberDaysHint },
      ...{ optional: true, start: numberOf(stored?.newMemberDays) },
    },
  ];
  const hrefField: AskField = {
    ...{ name: 'href', kind: 'choice', label: words.href, options: pageOptions },
    ...{ optional: true, start: stored?.href ?? '' },
  };
  const budgetField: AskField = { name: 'budget', kind: 'amount', label: words.budget };
  const spanFields: AskField[] = [
    { name: 'starts', kind: 'moment', label: words.starts },
    { name: 'ends', kind: 'moment', label: words.ends, hint: words.endsHint, optional: true },
  ];
  return { readFields, textFields, termsField, conditionFields, hrefField, budgetField, spanFields };
};

/** What members will read, in one language. */
const TextsPreview = ({ language, values }: { language: Language; values: Values }) => {
  const { promotionForm: words } = useWords().texts;
  const textOf = (name: string) => {
    const text = values[name] as LocalText | undefined;
    return text ? inLanguage(text, language).trim() : '';
  };
  const terms = textOf('terms').split('\n').filter(Boolean);
  return (
    <Preview lang={language} aria-label={`${words.preview} · ${language}`}>
      <h3>{textOf('title') || words.preview}</h3>
      <p>{textOf('summary') || '–'}</p>
      {terms.length > 0 && (
        <ul>
          {terms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Preview>
  );
};

const Form = ({ stored, onEnd, onClose }: { stored?: Stored; onEnd: () => void; onClose: () => void }) => {
  const { texts, of, fill } = useWords();
  const { promotionForm: words, common } = texts;
  const ask = useAsk();
  const fieldOf = useFieldOf();
  const fixedId = useId();
  const { readFields, textFields, termsField, conditionFields, hrefField, budgetField, spanFields } =
    useFields(stored);
  /** A rule that nobody can write any more stays while the promotion is edited. */
  const isOldRule = stored?.rule != null && !formOf(stored.rule.type as RuleChoice);
  const [choice, setChoice] = useState<RuleChoice>(
    stored
      ? (((isOldRule ? 'none' : stored.rule?.type) as RuleChoice | undefined) ?? 'none')
      : ruleForms[0]!.type,
  );
  const form = formOf(choice);
  const hasConditions = form !== undefined || isOldRule;
  const ruleFields = (form?.fields ?? []).flatMap((field) => ('label' in field ? [fieldOf(field)] : []));
  const storedRule = (stored?.rule ?? {}) as Readonly<Record<string, unknown>>;
  const [values, setValues] = useState<Values>(() => ({
    ...startOf([
      ...readFields,
      ...textFields,
      termsField,
      ...conditionFields,
      hrefField,
      budgetField,
      ...spanFields,
    ]),
    ...Object.fromEntries(
      Object.entries(storedRule).map(([name, value]) => [`rule.${name}`, typedValue(value)]),
    ),
  }));
  const [isChecked, setChecked] = useState(false);
  /** A field of the rule; its value has another name than a field of the promotion. */
  const ofRule = (field: AskField): AskField => ({ ...field, name: `rule.${field.name}` });
  const ruleStart = startOf(ruleFields.map(ofRule));
  const whole: Values = { ...ruleStart, ...values };
  const shownFields = [
    ...readFields,
    ...textFields,
    termsField,
    ...(form ? ruleFields.map(ofRule) : [hrefField]),
    ...(hasConditions ? conditionFields : []),
    ...(stored ? [] : [...(form ? [budgetField] : []), ...spanFields]),
  ];
  /** Terms are given in both languages or in none. */
  const errorOf = (field: AskField): string | undefined => {
    const value = whole[field.name];
    if (field !== termsField) return fieldError(field, value, common);
    const { 'zh-CN': chinese, en: english } = value as LocalText;
    return (chinese.trim() === '') !== (english.trim() === '') ? common.required : undefined;
  };
  const errors = shownFields.flatMap((field) => errorOf(field) ?? []);
  const control = (field: AskField): ReactNode => (
    <Control
      key={field.name}
      field={field}
      value={whole[field.name]}
      error={isChecked ? errorOf(field) : undefined}
      onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
    />
  );

  const body = () => {
    const sent = given(shownFields, whole);
    const rule = form && {
      type: form.type,
      ...Object.fromEntries(
        form.fields.map((field) => [field.name, sentValue(field, sent[`rule.${field.name}`])]),
      ),
    };
    // Conditions that are not shown stay as they began: nobody could correct them.
    const conditions: Values = hasConditions ? whole : startOf(conditionFields);
    return {
      ...{ category: sent.category as PromotionCategory, scene: sent.scene as string },
      ...{ title: sent.title as LocalText, summary: sent.summary as LocalText },
      ...(sent.terms !== undefined && { terms: sent.terms as LocalText }),
      // The fields are those of the schema.
      ...(rule && { rule: rule as Rule }),
      ...(typeof sent.href === 'string' && { href: sent.href }),
      period: conditions.period as PromotionPeriod,
      multiple: Number(conditions.multiple),
      claimDays: wholeNumber(conditions.claimDays),
      needsRealName: conditions.needsRealName === 'yes',
      minLevel: Number(conditions.minLevel),
      ...(isFilled(conditions.newMemberDays) && { newMemberDays: wholeNumber(conditions.newMemberDays) }),
    };
  };
  const handleEnd = (answer: unknown) => {
    onEnd();
    if (answer !== undefined) onClose();
  };
  const submit = () => {
    setChecked(true);
    if (errors.length > 0) return;
    if (stored)
      return ask({
        title: words.save,
        question: words.saveQuestion,
        act: 'promotionEdit',
        body: () => ({ id: stored.id, ...body() }),
        onEnd: handleEnd,
      });
    ask({
      title: words.add,
      question: words.addQuestion,
      act: 'promotionAdd',
      body: () => ({
        slug: (values.slug as string).trim(),
        ...body(),
        ...(form && { budget: values.budget as string }),
        startsAt: new Date(values.starts as string).toISOString(),
        ...(values.ends !== '' && { endsAt: new Date(values.ends as string).toISOString() }),
      }),
      onEnd: handleEnd,
    });
  };

  return (
    <Card title={stored ? `${words.edit} · ${of(stored.title)}` : words.add}>
      <Stack>
        <Section>
          <legend>{words.shown}</legend>
          <Columns>{readFields.map(control)}</Columns>
          <Columns>
            <Stack>{textFields.map(control)}</Stack>
            <Stack>
              {writtenLanguages.map((language) => (
                <TextsPreview key={language} language={language} values={whole} />
              ))}
            </Stack>
          </Columns>
        </Section>
        <Section
          disabled={Boolean(stored?.fixedBecause)}
          aria-describedby={stored?.fixedBecause ? fixedId : undefined}
        >
          <legend>{words.conditions}</legend>
          {stored?.fixedBecause && (
            <p id={fixedId}>{fill(texts.errors[stored.fixedBecause], { entries: stored.entries })}</p>
          )}
          {control(termsField)}
          {isOldRule ? (
            <p>{words.oldRule}</p>
          ) : (
            <Control
              field={{
                ...{
                  name: 'rule',
                  kind: 'choice',
                  label: words.rule,
                  hint: form ? of(form.hint) : words.noneHint,
                },
                options: [
                  ...ruleForms.map(({ type, name }) => ({ value: type, label: of(name) })),
                  { value: 'none', label: words.none },
                ],
              }}
              value={choice}
              error={undefined}
              onChange={(next) => setChoice(next as RuleChoice)}
            />
          )}
          {form && ruleFields.map(ofRule).map(control)}
          {hasConditions ? <Columns>{conditionFields.map(control)}</Columns> : control(hrefField)}
        </Section>
        {!stored && (
          <Section>
            <legend>{words.moneyAndTime}</legend>
            <p>{words.timeHint}</p>
            <Columns>
              {form && control(budgetField)}
              {spanFields.map(control)}
            </Columns>
          </Section>
        )}
        {isChecked && errors.length > 0 && (
          <p role="alert">{errors.includes(common.required) ? words.missing : errors[0]}</p>
        )}
        <Row>
          <Button variant="primary" onClick={submit}>
            {stored ? words.save : words.add}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </Row>
      </Stack>
    </Card>
  );
};

interface Props {
  /** Of the promotion that is edited; without it, a new one is written. */
  readonly id?: string;
  /** Something was done, asked for or refused. */
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

const EditForm = ({ id, ...props }: Props & { readonly id: string }) => {
  const { data, status, reload } = useRead('promotionInfo', { id });
  const { promotionForm: words, common } = useWords().texts;
  if (data) return <Form stored={data} {...props} />;
  return (
    <Card title={words.edit}>
      {status === 'error' ? (
        <ErrorFallback
          compact
          onRetry={() => void reload()}
          action={
            <Button variant="ghost" onClick={props.onClose}>
              {common.cancel}
            </Button>
          }
        />
      ) : (
        <Loadable />
      )}
    </Card>
  );
};

/** Writes a new promotion, or edits one (OPS-5). */
export const PromotionForm = ({ id, ...props }: Props) =>
  id === undefined ? <Form {...props} /> : <EditForm id={id} {...props} />;
