import type { LocalText } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { useCallback } from 'react';
import { useBrand } from '../brand/brand-context';
import { commonValues, defaultCurrency } from './define-messages';
import { useLocale } from './locale-context';
import { fill } from './placeholders';

/**
 * Selects the current language of a text from gateway, contract or help articles, as the brand has it. The gateway marks amounts
 * with `¥`, for which the brand may have its own mark.
 */
export const useLocalText = (): ((text: LocalText) => string) => {
  const { locale } = useLocale();
  const brand = useBrand();
  return useCallback(
    (text) => {
      const values = commonValues(brand);
      return fill(inLanguage(text, locale), values).replaceAll(defaultCurrency, values.currency);
    },
    [locale, brand],
  );
};
