import { createContext, useContext } from 'react';
import { en } from './en';
import { type UiMessages, zhCN } from './zh-CN';

/** The languages that the kit speaks. */
export type UiLocale = 'zh-CN' | 'en';

export const catalogues: Readonly<Record<UiLocale, UiMessages>> = { 'zh-CN': zhCN, en };

export const MessagesContext = createContext<UiMessages>(zhCN);

/** The kit's words in the locale of the nearest `UiProvider`; Chinese without one. */
export const useMessages = (): UiMessages => useContext(MessagesContext);
