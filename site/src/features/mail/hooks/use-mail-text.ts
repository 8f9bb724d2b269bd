import type { LocalText } from '@pavilion/contract';
import { useCurrency } from '../../../shared/brand/brand-context';
import { useLocalText } from '../../../shared/messages';
import { defaultCurrency } from '../../../shared/messages/define-messages';

/** Selects the current language of a mail's text. The gateway marks amounts with `¥`, for which the brand may have its own. */
export const useMailText = (): ((text: LocalText) => string) => {
  const text = useLocalText();
  const currency = useCurrency();
  return (value) => text(value).replaceAll(defaultCurrency, currency);
};
