import { type Language, languageIds } from '@pavilion/format';

/** A language of the site. */
export type Locale = Language;

/** The chosen language if it is offered, otherwise `fallback`. */
export const resolveLocale = (
  chosen: string | null | undefined,
  fallback: Locale = 'zh-CN',
  offered: readonly Locale[] = languageIds,
): Locale => offered.find((id) => id === chosen) ?? fallback;
