import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Locale } from './locale';

export interface LocaleChoice {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleChoice>({ locale: 'zh-CN', setLocale: () => {} });

/** Says which language the parts inside show. */
export const LocaleProvider = ({ locale, setLocale, children }: LocaleChoice & { children: ReactNode }) => {
  const choice = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return <LocaleContext value={choice}>{children}</LocaleContext>;
};

/** The language that is shown, and how to choose another. */
export const useLocale = (): LocaleChoice => use(LocaleContext);
