import type { LocalText } from '@pavilion/contract';
import { useCallback } from 'react';
import { useLocale } from './locale-context';

/** Reads a text that the gateway keeps in both languages. */
export const useLocalText = (): ((text: LocalText) => string) => {
  const { locale } = useLocale();
  return useCallback((text) => text[locale], [locale]);
};
