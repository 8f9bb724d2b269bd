import { promotionCategories, promotionCategoryNames } from '@pavilion/contract';
import type { FormField, MemberAct } from '../../src/operator/contract';
import { memberActs } from '../acts.generated';
import { ruleForms } from '../rule-forms.generated';
import { useWords } from '../texts';

const ruleFields = ruleForms.flatMap(({ fields }) => fields);

/**
 * Names and words of the facts that a second operator reads: as the fields of the form name them, or as requests of all acts do.
 */
export const useFacts = (acts: readonly MemberAct[] = memberActs) => {
  const { texts, of } = useWords();
  const fieldOf = (call: string, name: string): FormField | undefined => {
    const fields = call.startsWith('promotion')
      ? ruleFields
      : (acts.find(({ act }) => act === call)?.fields ?? []);
    return fields.find((field) => field.name === name);
  };
  const nameOf = (call: string, name: string): string => {
    const field = fieldOf(call, name);
    if (field && 'label' in field) return of(field.label);
    return texts.facts[name as keyof typeof texts.facts] ?? name;
  };
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    category: Object.fromEntries(promotionCategories.map((name) => [name, of(promotionCategoryNames[name])])),
    period: texts.promotionForm.periods,
  };
  const textOf = (call: string, name: string, value: unknown): string => {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return value ? texts.common.yes : texts.common.no;
    if (Array.isArray(value)) return value.map((part) => textOf(call, name, part)).join('; ') || '–';
    if (typeof value !== 'object') {
      const field = fieldOf(call, name);
      const option =
        field && 'options' in field ? field.options.find((each) => each.value === value) : undefined;
      return option ? of(option.label) : (words[name]?.[String(value)] ?? String(value));
    }
    if ('zh-CN' in value && 'en' in value) return `${value['zh-CN']} / ${value.en}`;
    const field = fieldOf(call, name);
    const parts = field?.kind === 'steps' ? field.fields : [];
    return Object.entries(value)
      .map(([part, each]) => {
        const named = parts.find((step) => step.name === part);
        return `${named ? of(named.label) : part} ${each}`;
      })
      .join(' · ');
  };
  return { nameOf, textOf };
};
