import { codeDefinition, type ErrorCode, type LocalText } from '@pavilion/contract';
import { dateTag, inEachLanguage, inLanguage, languages } from '@pavilion/format';

export { localized as text } from '@pavilion/format';

/**
 * A text with other texts in it, each in the language of the whole.
 *
 * @param pattern with the names of the parts in braces
 */
export const composed = (pattern: LocalText, parts: Readonly<Record<string, LocalText>>): LocalText =>
  inEachLanguage((language) =>
    inLanguage(pattern, language).replace(/\{(\w+)\}/g, (written, name: string) =>
      parts[name] ? inLanguage(parts[name], language) : written,
    ),
  );

/** A day (`2026-01-31`) as the site writes it: 2026/01/31 in Chinese, 31 Jan 2026 in English. */
export const dateText = (day: string): LocalText =>
  inEachLanguage((language) =>
    new Intl.DateTimeFormat(dateTag(language), {
      year: 'numeric',
      ...(languages[language].script === 'Han'
        ? { month: '2-digit', day: '2-digit' }
        : { month: 'short', day: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(day)),
  );

/**
 * The message of a code in an answer, which the specification writes in Chinese whatever language the client shows. Clients show
 * the text of the code in their language.
 */
export const messageOfCode = (code: ErrorCode): string => codeDefinition(code)?.message['zh-CN'] ?? '';
