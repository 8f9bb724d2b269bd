import type { LocalText } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { useCallback } from 'react';
import { useLocale } from './locale-context';

/** Selects the current language of a text from the gateway. */
export const useLocalText = (): ((text: LocalText) => string) => {
  const { locale } = useLocale();
  return useCallback((text) => inLanguage(text, locale), [locale]);
};
