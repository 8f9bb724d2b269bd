import type { FormField } from '@pavilion/contract';
import type { FieldError, FormValues } from '@pavilion/contract/forms';
import { Badge, Field, LockIcon, PasswordInput, RadioGroup, Select, TextInput } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { formsMessages } from '../forms/forms-messages';
import { useLocalText, useMessages } from '../messages';
import { followingChoices, isDetected } from './form-values';
import { schemaFieldsMessages } from './messages/schema-fields-messages';
import { useFieldErrorText } from './use-field-error-text';

/** Up to this many options are radio buttons, more are a select. */
const maxRadioOptions = 3;

interface SchemaFieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
  /** Right of the label. */
  readonly note: ReactNode;
  readonly readOnly: boolean;
  readonly onValueChange: (value: string) => void;
}

const SchemaField = ({ field, value, error, note, readOnly, onValueChange }: SchemaFieldProps) => {
  const tForms = useMessages(formsMessages);
  const text = useLocalText();
  const { name, control, required, autoComplete } = field;
  const options = field.options.map((option) => ({ value: option.value, label: text(option.label) }));
  const wiring = { name, value, onValueChange };

  const draw = () => {
    switch (control) {
      case 'choice':
        return options.length > maxRadioOptions ? (
          <Select
            {...wiring}
            size="lg"
            placeholder={tForms('choose')}
            options={options}
            disabled={readOnly}
          />
        ) : (
          <RadioGroup {...wiring} variant="cards" options={options} disabled={readOnly} />
        );
      case 'fixed':
        return <TextInput name={name} value={value} size="lg" readOnly prefix={<LockIcon size={20} />} />;
      case 'digits':
        return (
          <TextInput
            {...wiring}
            size="lg"
            clearable={!readOnly}
            readOnly={readOnly}
            inputMode="numeric"
            autoComplete={autoComplete}
          />
        );
      case 'date':
        return (
          <TextInput {...wiring} type="date" size="lg" readOnly={readOnly} autoComplete={autoComplete} />
        );
      case 'secret':
        return <PasswordInput {...wiring} size="lg" readOnly={readOnly} autoComplete="off" />;
      case 'email':
      case 'text':
        return (
          <TextInput
            {...wiring}
            type={control}
            size="lg"
            clearable={!readOnly}
            readOnly={readOnly}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
        );
      default:
        // A control without a case does not compile.
        return control satisfies never;
    }
  };

  return (
    <Field
      label={text(field.label)}
      hint={text(field.hint)}
      error={error}
      required={required && control !== 'fixed'}
      extra={note ?? (required ? undefined : tForms('optional'))}
    >
      {draw()}
    </Field>
  );
};

interface SchemaFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  /** By the names of the fields. */
  readonly errors: Readonly<Record<string, FieldError | undefined>>;
  readonly readOnly?: boolean;
  /** Of secret fields, which a repeated request needs again; `readOnly` if not given. */
  readonly secretsReadOnly?: boolean;
  /** Called with every value that changes: the field's own, and the choices that a number selects. */
  readonly onChange: (changes: FormValues) => void;
}

/** The fields of a form that is described as data: of a payout kind, of a deposit channel. */
export const SchemaFields = ({
  fields,
  values,
  errors,
  readOnly = false,
  secretsReadOnly = readOnly,
  onChange,
}: SchemaFieldsProps) => {
  const t = useMessages(schemaFieldsMessages);
  const errorText = useFieldErrorText();
  return fields.map((field) => (
    <SchemaField
      key={field.name}
      field={field}
      value={values[field.name] ?? field.value ?? ''}
      error={errorText(field, errors[field.name])}
      note={
        field.control === 'choice' && isDetected(fields, values, field) ? (
          <Badge tone="success">{t('detected')}</Badge>
        ) : undefined
      }
      readOnly={field.control === 'secret' ? secretsReadOnly : readOnly}
      onValueChange={(value) =>
        onChange({ [field.name]: value, ...followingChoices(fields, values, field.name, value) })
      }
    />
  ));
};
