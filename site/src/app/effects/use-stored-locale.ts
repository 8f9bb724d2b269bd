import { storageKeys } from '@pavilion/contract';
import { useState } from 'react';
import { type Locale, resolveLocale } from '../../shared/messages';
import { useOtherTabs } from './use-other-tabs';

/** The language the page starts with, then the one that a person chose, here or in another tab. */
export const useStoredLocale = (initial: Locale) => {
  const [locale, setLocale] = useState(initial);
  useOtherTabs(storageKeys.locale, (chosen) => setLocale(resolveLocale(chosen ?? undefined, locale)));
  return [locale, setLocale] as const;
};
