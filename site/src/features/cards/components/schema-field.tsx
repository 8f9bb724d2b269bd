import type { FormField } from '@pavilion/contract';
import { Field, LockIcon, RadioGroup, Select, TextInput } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useLocalText, useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

/** So few choices are seen at once. */
const fewOptions = 3;

interface SchemaFieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
  /** Right of the label. */
  readonly note?: ReactNode;
  readonly onValueChange: (value: string) => void;
}

/** One field of a form that the gateway described. */
export const SchemaField = ({ field, value, error, note, onValueChange }: SchemaFieldProps) => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  const { name, control, required } = field;
  const options = field.options.map((option) => ({ value: option.value, label: text(option.label) }));
  const wiring = { name, value, onValueChange };

  const draw = () => {
    switch (control) {
      case 'choice':
        return options.length > fewOptions ? (
          <Select {...wiring} size="lg" placeholder={t('choose')} options={options} />
        ) : (
          <RadioGroup {...wiring} variant="cards" options={options} />
        );
      case 'fixed':
        return <TextInput name={name} value={value} size="lg" readOnly prefix={<LockIcon size={20} />} />;
      case 'digits':
        return (
          <TextInput {...wiring} size="lg" clearable inputMode="numeric" autoComplete={field.autoComplete} />
        );
      case 'text':
        return (
          <TextInput
            {...wiring}
            size="lg"
            clearable
            autoComplete={field.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
        );
    }
  };

  return (
    <Field
      label={text(field.label)}
      hint={text(field.hint)}
      error={error}
      required={required && control !== 'fixed'}
      extra={note ?? (required ? undefined : t('optional'))}
    >
      {draw()}
    </Field>
  );
};
