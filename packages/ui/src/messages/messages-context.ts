import { createContext, useContext } from 'react';
import { en } from './en';
import { type UiMessages, zhCN } from './zh-CN';

/** The languages that the kit speaks. */
export type UiLocale = 'zh-CN' | 'en';

export const catalogues: Readonly<Record<UiLocale, UiMessages>> = { 'zh-CN': zhCN, en };

export const LocaleContext = createContext<UiLocale>('zh-CN');

/** The language of the nearest `UiProvider`; Chinese without one. */
export const useLocale = (): UiLocale => useContext(LocaleContext);

/** The kit's words in that language. */
export const useMessages = (): UiMessages => catalogues[useLocale()];
