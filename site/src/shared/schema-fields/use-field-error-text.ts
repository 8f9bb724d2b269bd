import type { FormField } from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import { useGeneralErrorText } from '../forms/use-general-error-text';
import { useLocalText, useMessages } from '../messages';
import { type SchemaFieldsKey, schemaFieldsMessages } from './messages/schema-fields-messages';

const checksumKeys: Readonly<Record<NonNullable<FormField['check']>, SchemaFieldsKey>> = {
  luhn: 'errorLuhn',
  'coin-address': 'errorCoinAddress',
};

/** The text that replaces the general one; undefined if there is none. */
const keyOf = ({ control, check }: FormField, { reason }: FieldError): SchemaFieldsKey | undefined => {
  switch (reason) {
    case 'required':
      return control === 'choice' ? 'errorChoose' : undefined;
    case 'too-short':
      return control === 'digits' ? 'errorShortDigits' : undefined;
    case 'too-long':
      return control === 'digits' ? 'errorLongDigits' : undefined;
    case 'format':
      return control === 'digits' ? 'errorDigits' : 'errorFormat';
    case 'checksum':
      return check ? checksumKeys[check] : 'errorFormat';
    case 'blocked':
      return 'errorPaymentDetails';
    case 'taken':
      return 'errorTaken';
    case 'unknown':
      return check === 'coin-address' ? 'errorOtherNetwork' : 'errorChoose';
    default:
      return undefined;
  }
};

/** The message for an error of a field that is described as data: it names the field and how to correct it. */
export const useFieldErrorText = () => {
  // Which placeholders a message has depends on the reason, which types cannot express.
  const t = useMessages(schemaFieldsMessages) as (key: SchemaFieldsKey, values: object) => string;
  const local = useLocalText();
  const generalText = useGeneralErrorText();
  return (field: FormField, error: FieldError | undefined): string | undefined => {
    const label = local(field.label);
    const key = error && keyOf(field, error);
    return key ? t(key, { label, limit: error.limit ?? '' }) : generalText(error, label);
  };
};
