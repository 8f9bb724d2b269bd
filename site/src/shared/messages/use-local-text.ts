import type { LocalText } from '@pavilion/contract';
import { inLanguage, type Language } from '@pavilion/format';
import { useCallback } from 'react';
import { useBrand } from '../brand/brand-context';
import { type BrandTexts, commonValues, defaultCurrency } from './define-messages';
import { useLocale } from './locale-context';
import { fill } from './placeholders';

/**
 * A text from gateway, contract or help articles in a language, as the brand has it. The gateway writes amounts with `¥`, for which
 * the brand may have another currency symbol.
 */
export const localText = (
  text: LocalText,
  locale: Language,
  brand: Pick<BrandTexts, 'currency' | 'adultAge'>,
): string => {
  const values = commonValues(brand);
  return fill(inLanguage(text, locale), values).replaceAll(defaultCurrency, values.currency);
};

/** Selects the current language of what a person has written, which is shown unchanged. */
export const useWrittenText = (): ((text: LocalText) => string) => {
  const { locale } = useLocale();
  return useCallback((text) => inLanguage(text, locale), [locale]);
};

/** `localText` in the current language and brand. */
export const useLocalText = (): ((text: LocalText) => string) => {
  const { locale } = useLocale();
  const brand = useBrand();
  return useCallback((text) => localText(text, locale, brand), [locale, brand]);
};
