import type { codeDefinition } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { defineMessages, type Locale } from '../messages';
import { errors as en } from './messages/en';
import { errors as zh } from './messages/zh-CN';

const catalogue = defineMessages({ 'zh-CN': zh, en });

/**
 * What an error is called: a code by the catalogue, a failure on the way by the SDK's words, in the language shown.
 *
 * @param define looks a code up; without it the gateway's own words serve
 */
export const errorText = (
  { kind, code, message }: SdkErrorData,
  locale: Locale,
  define: typeof codeDefinition | undefined,
): string => {
  // A gateway that fails with a status may name its code too; a provider's codes are no codes of the catalogue.
  if ((kind === 'business' || kind === 'http') && code !== undefined)
    return define?.(code)?.message[locale] ?? message;
  const key = (Object.keys(zh) as (keyof typeof zh)[]).find((each) => zh[each] === message);
  if (key) return catalogue[locale][key];
  // Between us and the gateway stand servers that only know the name of a status, in English.
  return kind === 'http' ? catalogue[locale].empty : message;
};
