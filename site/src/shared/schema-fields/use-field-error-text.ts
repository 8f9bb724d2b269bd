import type { FormField } from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import { useLocalText, useMessages } from '../messages';
import { type SchemaFieldsKey, schemaFieldsMessages } from './messages/schema-fields-messages';

const checksumKeys: Readonly<Record<NonNullable<FormField['check']>, SchemaFieldsKey>> = {
  luhn: 'errorLuhn',
  'coin-address': 'errorCoinAddress',
};

const keyOf = ({ control, check }: FormField, { reason }: FieldError): SchemaFieldsKey => {
  switch (reason) {
    case 'required':
      return control === 'choice' ? 'errorChoose' : 'errorRequired';
    case 'too-short':
      return control === 'digits' ? 'errorShortDigits' : 'errorShort';
    case 'too-long':
      return control === 'digits' ? 'errorLongDigits' : 'errorLong';
    case 'format':
      return control === 'digits' ? 'errorDigits' : 'errorFormat';
    case 'checksum':
      return check ? checksumKeys[check] : 'errorFormat';
    case 'taken':
      return 'errorTaken';
    case 'unknown':
      return check === 'coin-address' ? 'errorOtherNetwork' : 'errorChoose';
    default:
      return 'errorOther';
  }
};

/** The message for an error of a field that is described as data: it names the field and how to correct it. */
export const useFieldErrorText = () => {
  // Which placeholders a message has depends on the reason, which types cannot express.
  const t = useMessages(schemaFieldsMessages) as (key: SchemaFieldsKey, values: object) => string;
  const local = useLocalText();
  return (field: FormField, error: FieldError | undefined): string | undefined =>
    error && t(keyOf(field, error), { label: local(field.label), limit: error.limit ?? '' });
};
