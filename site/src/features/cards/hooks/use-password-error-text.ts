import type { FieldReason } from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import { useMessages } from '../../../shared/messages';
import { type CardsKey, cardsMessages } from '../messages/cards-messages';

const keys: Partial<Readonly<Record<FieldReason, CardsKey>>> = {
  required: 'passwordRequired',
  format: 'passwordDigits',
  weak: 'passwordWeak',
  blocked: 'passwordRepeat',
  unknown: 'passwordWrong',
};

/** Describes the error of a payment password. */
export const usePasswordErrorText = () => {
  const t = useMessages(cardsMessages) as (key: CardsKey, values: object) => string;
  return (error: FieldError | undefined): string | undefined =>
    error && t(keys[error.reason] ?? 'passwordRequired', { limit: error.limit ?? '' });
};
