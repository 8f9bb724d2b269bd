/** The languages of the message catalogues. */
export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Whether a value is a supported language. */
export const isLocale = (text: unknown): text is Locale => locales.includes(text as Locale);

/** The chosen language if it is offered, otherwise `fallback`. */
export const resolveLocale = (
  chosen: string | null | undefined,
  fallback: Locale = 'zh-CN',
  offered: readonly Locale[] = locales,
): Locale => (isLocale(chosen) && offered.includes(chosen) ? chosen : fallback);
