import type { FormField } from '@pavilion/contract';
import type { Fault } from '../../../shared/forms/fault';
import { useLocalText, useMessages } from '../../../shared/messages';
import { type CardsKey, cardsMessages } from '../messages/cards-messages';

const checksums: Readonly<Record<NonNullable<FormField['check']>, CardsKey>> = {
  luhn: 'faultLuhn',
  'coin-address': 'faultCoinAddress',
};

const keyOf = ({ control, check }: FormField, { reason }: Fault): CardsKey => {
  switch (reason) {
    case 'required':
      return control === 'choice' ? 'faultChoose' : 'faultRequired';
    case 'too-short':
      return 'faultShort';
    case 'too-long':
      return 'faultLong';
    case 'format':
      return control === 'digits' ? 'faultDigits' : 'faultFormat';
    case 'checksum':
      return check ? checksums[check] : 'faultFormat';
    case 'taken':
      return 'faultTaken';
    case 'unknown':
      return check === 'coin-address' ? 'faultOtherNetwork' : 'faultChoose';
    default:
      return 'faultOther';
  }
};

/** Words what is wrong with a field that the gateway described: its own name, and what to do. */
export const useFaultWords = () => {
  // Which placeholders a text has depends on the reason, which no type can tell.
  const t = useMessages(cardsMessages) as (key: CardsKey, values: object) => string;
  const local = useLocalText();
  return (field: FormField, fault: Fault | undefined): string | undefined =>
    fault && t(keyOf(field, fault), { label: local(field.label), limit: fault.limit ?? '' });
};
