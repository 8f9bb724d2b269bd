import type { Fault } from '../../../shared/forms/fault';
import { useMessages } from '../../../shared/messages';
import { type CardsKey, cardsMessages } from '../messages/cards-messages';

const keys: Partial<Readonly<Record<Fault['reason'], CardsKey>>> = {
  required: 'passwordRequired',
  format: 'passwordDigits',
  weak: 'passwordWeak',
  blocked: 'passwordRepeat',
  unknown: 'passwordWrong',
};

/** Words what is wrong with a payment password. */
export const usePasswordWords = () => {
  const t = useMessages(cardsMessages) as (key: CardsKey, values: object) => string;
  return (fault: Fault | undefined): string | undefined =>
    fault && t(keys[fault.reason] ?? 'passwordRequired', { limit: fault.limit ?? '' });
};
