import { inLanguage, type Language, type Localized } from '@pavilion/format';
import { createContext, useContext } from 'react';

/** The languages of the kit. */
export type UiLocale = Language;

/** Texts by language, with equal keys; a language with a fallback can be absent. Placeholders are in braces: `第 {page} 页`. */
export type UiMessages<Key extends string = string> = Localized<Readonly<Record<Key, string>>>;

export const LocaleContext = createContext<UiLocale>('zh-CN');

/** The language of the nearest `UiProvider`; Chinese without one. */
export const useLocale = (): UiLocale => useContext(LocaleContext);

/**
 * The texts of a catalogue in the language of the nearest `UiProvider`. Each component has its own catalogue, so
 * that a bundle contains only the texts it uses. A key missing in one language does not compile.
 *
 * @example
 * const words = useMessages({ 'zh-CN': { more: '更多' }, en: { more: 'More' } });
 *
 * Requirement APP-9.
 */
export const useMessages = <Key extends string>(messages: UiMessages<Key>): Readonly<Record<Key, string>> =>
  inLanguage(messages, useLocale());
