interface LanguageRow {
  /** In the language itself, as choices of a language show it. */
  readonly name: string;
  /** On a switch with little room; the name by default. */
  readonly shortName?: string;
  readonly script: 'Han' | 'Latin';
  /** Whether its readers expect gains in red and losses in green, as on the stock exchanges of East Asia; others expect the reverse. */
  readonly hasRedGains?: boolean;
  /** The tag whose dates the language has, where that is another one. */
  readonly dates?: string;
  /**
   * The language of a text or message that lacks this one. Every text has the languages without a fallback; another language
   * can be added before its texts are translated.
   */
  readonly fallback?: 'zh-CN' | 'en';
}

const rows = {
  'zh-CN': { name: '简体中文', shortName: '中文', script: 'Han', hasRedGains: true },
  // 1 Nov 2026: day and month cannot be mistaken for each other.
  en: { name: 'English', script: 'Latin', dates: 'en-GB' },
} as const satisfies Readonly<Record<string, LanguageRow>>;

/** The id of a language, a tag of BCP 47. */
export type Language = keyof typeof rows;
type RequiredLanguage = {
  [Id in Language]: (typeof rows)[Id] extends { readonly fallback: string } ? never : Id;
}[Language];
type OtherLanguage = Exclude<Language, RequiredLanguage>;

/**
 * Every language of the product by its id, in the order of choices, free of dependencies. What a language decides is a column
 * here or a text by language: code does not compare ids.
 */
export const languages: Readonly<Record<Language, LanguageRow>> = rows;

/** The ids of the languages, in the order of choices. */
export const languageIds = Object.keys(languages) as readonly Language[];

/** A text, or anything else that depends on the language. Languages with a fallback are optional. */
export type Localized<T> = Readonly<Record<RequiredLanguage, T>> & OtherLanguages<T>;

/** What languages with a fallback add to a text in the others. */
export type OtherLanguages<T> = Readonly<Partial<Record<OtherLanguage, T>>>;

/** The text in a language, or else in its fallback. */
export const inLanguage = <T>(text: Localized<T>, language: Language): T =>
  text[language] ?? text[languages[language].fallback!];

/** Texts by key in each language. In a language with a fallback, keys are optional. */
export type LocalizedMessages<Texts> = Readonly<Record<RequiredLanguage, Texts>> &
  OtherLanguages<Partial<Texts>>;

/**
 * The tag of a language for the dates of `Intl`: with the Gregorian calendar and European digits, which are not the default
 * of every language.
 */
export const dateTag = (language: Language): string =>
  `${languages[language]?.dates ?? language}-u-ca-gregory-nu-latn`;
