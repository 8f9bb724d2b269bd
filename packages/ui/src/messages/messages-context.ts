import { createContext, useContext } from 'react';

/** The languages that the kit speaks. */
export type UiLocale = 'zh-CN' | 'en';

/** Words in every language, with the same keys in each. Places for values stand in braces: `第 {page} 页`. */
export type UiMessages<Key extends string = string> = Readonly<
  Record<UiLocale, Readonly<Record<Key, string>>>
>;

export const LocaleContext = createContext<UiLocale>('zh-CN');

/** The language of the nearest `UiProvider`; Chinese without one. */
export const useLocale = (): UiLocale => useContext(LocaleContext);

/**
 * The words of a catalogue in the language of the nearest `UiProvider`. Each component brings its own catalogue, so
 * that a program carries the words of what it uses and no others. A key that one language lacks does not compile.
 *
 * @example
 * const words = useMessages({ 'zh-CN': { more: '更多' }, en: { more: 'More' } });
 *
 * Source: requirement APP-9 (ours).
 */
export const useMessages = <Key extends string>(messages: UiMessages<Key>): UiMessages<Key>[UiLocale] =>
  messages[useLocale()];
