import { type CodeDefinition, codeDefinition, codeMessage } from '@pavilion/contract';
import { inLanguage, type Language } from '@pavilion/format';
import { errorTexts as en } from './messages/en';
import { errorTexts as zh } from './messages/zh-CN';
import { toErrorData } from './to-error-data';

/** A language of the error texts. */
export type ErrorLocale = Language;

const texts = { 'zh-CN': zh, en };

/** ERR-8 prescribes the messages with half-width commas; in Chinese typesetting a comma after a character is full-width. */
const typeset = (text: string) => text.replace(/(?<=\p{Script=Han}),/gu, '，');

/**
 * As `errorText`, with a catalogue that the caller loads: it is large, and a page needs it only after an error.
 *
 * @param define looks a code up, as `codeDefinition` of the contract; until it is loaded, the message of the error is used
 */
export const errorTextFrom = (
  define: ((code: number | string) => CodeDefinition | undefined) | undefined,
  error: unknown,
  locale: ErrorLocale,
): string => {
  const { kind, code, message, data } = toErrorData(error);
  // An HTTP error may carry a code of the catalogue; the codes of providers have other meanings.
  if ((kind === 'business' || kind === 'http') && code !== undefined) {
    const definition = define?.(code);
    return definition ? inLanguage(codeMessage(definition, data), locale) : message;
  }
  const key = (Object.keys(zh) as (keyof typeof zh)[]).find((each) => zh[each] === message);
  if (key) return typeset(inLanguage(texts, locale)[key]);
  // Proxies send only the English name of the status.
  return kind === 'http' ? typeset(inLanguage(texts, locale).empty) : message;
};

/**
 * The text to show for whatever a request, a hook or `unwrap()` rejects with, in the language: from the catalogue of codes, by
 * the `reason` in the data of the error if the code has a text for it, or for a failure without a code from the SDK. A code that the catalogue lacks keeps the message of the gateway. In Chinese the
 * SDK's own texts have full-width commas, unlike the `message` of the error, which is prescribed.
 *
 * @example
 * const { error } = useMemberInfoQuery();
 * return error ? <p role="alert">{errorText(error, 'en')}</p> : null;
 */
export const errorText = (error: unknown, locale: ErrorLocale): string =>
  errorTextFrom(codeDefinition, error, locale);
