import { codeDefinition, type ErrorCode, type LocalText } from '@pavilion/contract';
import { inEachLanguage, inLanguage } from '@pavilion/format';

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

/**
 * The message of a code in an answer, which the specification writes in Chinese whatever language the client shows. Clients show
 * the text of the code in their language.
 */
export const messageOfCode = (code: ErrorCode): string => codeDefinition(code)?.message['zh-CN'] ?? '';
