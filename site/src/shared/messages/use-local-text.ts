import type { LocalText } from '@pavilion/contract';
import { useCallback } from 'react';
import { useLocale } from './locale-context';

/** Selects the current language of a bilingual text from the gateway. */
export const useLocalText = (): ((text: LocalText) => string) => {
  const { locale } = useLocale();
  return useCallback((text) => text[locale], [locale]);
};
