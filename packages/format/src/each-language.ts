import {
  type Language,
  type Localized,
  type LocalizedMessages,
  languageIds,
  languages,
  type OtherLanguages,
} from './languages';

/** Whether a value is the id of a language. */
export const isLanguage = (value: unknown): value is Language => languageIds.includes(value as Language);

/** The texts of a catalogue in a language; keys that it lacks have the texts of its fallback. */
export const messagesIn = <Texts>(messages: LocalizedMessages<Texts>, language: Language): Texts => {
  const { fallback } = languages[language];
  return fallback ? { ...messages[fallback], ...messages[language] } : (messages[language] as Texts);
};

/** Creates a text in Chinese and English, and in `others`. */
export const localized = (
  chinese: string,
  english: string,
  others?: OtherLanguages<string>,
): Localized<string> => ({
  'zh-CN': chinese,
  en: english,
  ...others,
});

/** A text made in every language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Localized<T> =>
  Object.fromEntries(languageIds.map((language) => [language, make(language)])) as Localized<T> &
    Record<Language, T>;
