/** The languages that every catalogue has. Chinese is the first. */
export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Whether the text names a language of ours. */
export const isLocale = (text: unknown): text is Locale => locales.includes(text as Locale);

/** The language to show: the one that was chosen, else the brand's. */
export const resolveLocale = (chosen: string | null | undefined, fallback: Locale = 'zh-CN'): Locale =>
  isLocale(chosen) ? chosen : fallback;
