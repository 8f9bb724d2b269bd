import type { LocalText } from '@pavilion/contract';
import { inLanguage, type Language, toHalfWidth } from '@pavilion/format';
import {
  Button,
  Checkbox,
  CodeInput,
  Field,
  MoneyInput,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
  token,
} from '@pavilion/ui';
import styled from 'styled-components';
import type { FormField } from '../../src/operator/contract';
import { type Texts, useWords } from '../texts';
import { momentField } from './moments';
import { sitePages } from './site-pages.generated';

/** A step as it is typed: a text for each of its fields. */
type Step = Readonly<Record<string, string>>;

/** A field of a form. `local` asks for both languages. */
export type AskField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
} & (
  | {
      /** A `moment` is `YYYY-MM-DDTHH:mm` on the clock of the operator. */
      readonly kind: 'text' | 'note' | 'amount' | 'password' | 'code' | 'day' | 'moment';
      readonly start?: string;
    }
  | {
      /** A whole number. */
      readonly kind: 'number';
      /** It can be negative: the numeric keyboards of phones have no minus sign. */
      readonly isSigned?: boolean;
      readonly start?: string;
    }
  | {
      readonly kind: 'local';
      readonly labels: readonly [zh: string, en: string];
      readonly start?: LocalText;
    }
  | {
      readonly kind: 'steps';
      readonly fields: readonly {
        readonly name: string;
        readonly kind: 'number' | 'amount';
        readonly label: string;
      }[];
      readonly most: number;
      readonly start?: readonly Step[];
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly { value: string; label: string }[];
      readonly start?: string;
    }
  | {
      readonly kind: 'several';
      readonly options: readonly { value: string; label: string }[];
      readonly start?: readonly string[];
    }
);

/** The values of fields, by their names. */
export type Values = Readonly<Record<string, unknown>>;

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token.space[2]};
    font-weight: ${token.weight.medium};
  }
`;

/** The values of the fields before anything is typed. */
export const startOf = (fields: readonly AskField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'local'
        ? { ...(field.start ?? { 'zh-CN': '', en: '' }) }
        : field.kind === 'several'
          ? [...(field.start ?? [])]
          : field.kind === 'steps'
            ? [...(field.start ?? [emptyStep(field)])]
            : (field.start ?? ''),
    ]),
  );

export const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0 && value.every(isFilled);
  return Object.values(value as object).every(isFilled);
};

/** The text as a whole number of at most seven digits, which can be full-width; undefined for any other text. */
const parseWholeNumber = (text: string): number | undefined => {
  const plain = toHalfWidth(text).trim();
  return /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
};

/** What is wrong with the text of a control; undefined when it can be sent. */
const textError = (
  kind: AskField['kind'],
  text: string,
  optional: boolean,
  common: Texts['common'],
): string | undefined => {
  if (!isFilled(text)) return optional ? undefined : common.required;
  return kind === 'number' && parseWholeNumber(text) === undefined ? common.wholeNumber : undefined;
};

/** What is wrong with the value of a field, in words; undefined when it can be sent. */
export const fieldError = (field: AskField, value: unknown, common: Texts['common']): string | undefined => {
  const optional = field.optional ?? false;
  if (field.kind === 'number') return textError('number', value as string, optional, common);
  if (!isFilled(value)) return optional ? undefined : common.required;
  if (field.kind !== 'steps') return undefined;
  return (value as readonly Step[])
    .flatMap((step) => field.fields.map(({ name, kind }) => textError(kind, step[name] ?? '', false, common)))
    .find((error) => error !== undefined);
};

/** Empty optional fields are left out of the request. */
export const given = (fields: readonly AskField[], values: Values): Values =>
  Object.fromEntries(
    fields.filter(({ name }) => isFilled(values[name])).map(({ name }) => [name, values[name]]),
  );

/** The labels of a text in both languages, the Chinese one first. */
export const localLabels = (
  { chinese, english }: { readonly chinese: string; readonly english: string },
  label: string,
) => [`${label} · ${chinese}`, `${label} · ${english}`] as const;

const StepRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
  width: 100%;

  > div {
    flex: 1 1 120px;
  }
`;

type StepsField = Extract<AskField, { kind: 'steps' }>;

const emptyStep = ({ fields }: StepsField): Step => Object.fromEntries(fields.map(({ name }) => [name, '']));

const Steps = ({
  field: { label, fields, most, ...field },
  value,
  onChange,
  error,
}: {
  field: StepsField;
  value: readonly Step[];
  onChange: (value: readonly Step[]) => void;
  error: string | undefined;
}) => {
  const { texts, fill } = useWords();
  const { common } = texts;
  const set = (place: number, name: string, text: string) =>
    onChange(value.map((step, index) => (index === place ? { ...step, [name]: text } : step)));
  return (
    <Group>
      <legend>{label}</legend>
      {value.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other identity
        <StepRow key={place}>
          {fields.map(({ name, kind, label: part }) => {
            const Input = kind === 'amount' ? MoneyInput : TextInput;
            const text = step[name] ?? '';
            return (
              <Field
                key={name}
                label={`${part} ${place + 1}`}
                required
                error={error && textError(kind, text, false, common)}
              >
                <Input value={text} onValueChange={(next) => set(place, name, next)} />
              </Field>
            );
          })}
          {value.length > 1 && (
            <Button size="sm" onClick={() => onChange(value.filter((_, index) => index !== place))}>
              {fill(common.removeStep, { place: place + 1 })}
            </Button>
          )}
        </StepRow>
      ))}
      {value.length < most && (
        <Button size="sm" onClick={() => onChange([...value, emptyStep({ label, fields, most, ...field })])}>
          {common.addStep}
        </Button>
      )}
    </Group>
  );
};

/** A field with its control. */
export const Control = ({
  field,
  value,
  onChange,
  error,
}: {
  field: AskField;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}) => {
  const { label, hint, optional } = field;
  const shown = { label, hint, error, required: !optional };
  if (field.kind === 'local') {
    const text = value as LocalText;
    const part = (language: Language, partLabel: string) => (
      <Field
        {...shown}
        key={language}
        label={partLabel}
        error={error && !isFilled(inLanguage(text, language)) ? error : undefined}
      >
        <TextArea
          lang={language}
          rows={2}
          value={inLanguage(text, language)}
          onValueChange={(next) => onChange({ ...text, [language]: next })}
        />
      </Field>
    );
    return (
      <>
        {part('zh-CN', field.labels[0])}
        {part('en', field.labels[1])}
      </>
    );
  }
  if (field.kind === 'several') {
    const chosen = value as readonly string[];
    return (
      <Group>
        <legend>{label}</legend>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            onCheckedChange={(isOn) =>
              onChange(isOn ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
        {error && <span role="alert">{error}</span>}
      </Group>
    );
  }
  if (field.kind === 'steps')
    return <Steps field={field} value={value as readonly Step[]} onChange={onChange} error={error} />;
  const text = value as string;
  const controls = {
    text: () => <TextInput value={text} onValueChange={onChange} autoComplete="off" />,
    number: () => (
      <TextInput
        inputMode={field.kind === 'number' && field.isSigned ? 'text' : 'numeric'}
        value={text}
        onValueChange={onChange}
        autoComplete="off"
      />
    ),
    day: () => <TextInput type="date" value={text} onValueChange={onChange} />,
    moment: () => <TextInput type="datetime-local" value={text} onValueChange={onChange} />,
    note: () => <TextArea rows={2} value={text} onValueChange={onChange} />,
    amount: () => <MoneyInput value={text} onValueChange={onChange} />,
    password: () => <PasswordInput value={text} onValueChange={onChange} autoComplete="new-password" />,
    code: () => <CodeInput value={text} onValueChange={onChange} autoComplete="one-time-code" />,
    choice: () => {
      const options = field.kind === 'choice' ? [...field.options] : [];
      // The placeholder would hide an option without a value.
      const placeholder = options.some(({ value }) => value === '') ? undefined : '–';
      return (
        <Select
          value={text}
          options={options}
          onValueChange={onChange}
          {...(placeholder && { placeholder })}
        />
      );
    },
  };
  return <Field {...shown}>{controls[field.kind]()}</Field>;
};

/** A field of a form that follows from a schema, in the language of the page. */
export const useFieldOf = () => {
  const { texts, of } = useWords();
  const { common } = texts;
  return (field: Extract<FormField, { label: unknown }>): AskField => {
    const { name, optional } = field;
    const shown = { name, optional, label: of(field.label) };
    const named = <Part extends { label: LocalText }>(part: Part) => ({
      ...part,
      label: of(part.label),
    });
    switch (field.kind) {
      case 'choice':
      case 'several':
        return { ...shown, kind: field.kind, options: field.options.map(named) };
      case 'steps':
        return { ...shown, kind: 'steps', most: field.most, fields: field.fields.map(named) };
      case 'boolean': {
        const options = [
          { value: 'true', label: common.yes },
          { value: 'false', label: common.no },
        ];
        return { ...shown, kind: 'choice', options };
      }
      case 'local': {
        const labels = localLabels(common, shown.label);
        return { ...shown, kind: 'local', labels };
      }
      default:
        return { ...shown, kind: field.kind };
    }
  };
};

/** Pages of the site to choose from, or none. One that a newer site no longer has is kept by its path. */
export const usePageOptions = (chosen = ''): readonly { value: string; label: string }[] => {
  const { of, texts } = useWords();
  const isOld = chosen !== '' && sitePages.every(({ path }) => path !== chosen);
  return [
    { value: '', label: texts.common.noPage },
    ...(isOld ? [{ value: chosen, label: chosen }] : []),
    ...sitePages.map(({ path, title }) => ({ value: path, label: `${of(title)} ${path}` })),
  ];
};

/**
 * The value of a field of the kind `number`, which `fieldError` has checked.
 *
 * @throws Error for any other text. It must not become `NaN`: JSON writes that as `null`, which some calls take as “no limit”.
 */
export const wholeNumber = (value: unknown): number => {
  const number = parseWholeNumber(String(value));
  if (number === undefined) throw new Error(`"${value}" is not a whole number.`);
  return number;
};

/** What a field begins with for a stored value: the reverse of `sentValue`. */
export const typedValue = (value: unknown, kind?: FormField['kind']): unknown => {
  if (kind === 'moment') return momentField(value as string);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return value;
  return value.map((step) =>
    typeof step === 'object'
      ? Object.fromEntries(Object.entries(step as object).map(([name, part]) => [name, String(part)]))
      : step,
  );
};

/** The value of a field in the request: forms hold texts. */
export const sentValue = (field: FormField, value: unknown): unknown => {
  if (field.kind === 'number') return wholeNumber(value);
  if (field.kind === 'boolean') return value === 'true';
  if (field.kind === 'moment') return new Date(value as string).toISOString();
  if (field.kind !== 'steps') return value;
  return (value as readonly Step[]).map((step) =>
    Object.fromEntries(
      field.fields.map(({ name, kind }) => [name, kind === 'number' ? wholeNumber(step[name]) : step[name]]),
    ),
  );
};
