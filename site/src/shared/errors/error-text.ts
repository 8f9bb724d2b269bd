import type { codeDefinition } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { defineMessages, type Locale } from '../messages';
import { errors as en } from './messages/en';
import { errors as zh } from './messages/zh-CN';

const catalogue = defineMessages({ 'zh-CN': zh, en });

/**
 * The text of an error in the current language: from the catalogue for a code, from the SDK for a transport error.
 *
 * @param define looks a code up; without it the gateway's message is used
 */
export const errorText = (
  { kind, code, message }: SdkErrorData,
  locale: Locale,
  define: typeof codeDefinition | undefined,
): string => {
  // An HTTP error may carry a code of the catalogue; the codes of providers have other meanings.
  if ((kind === 'business' || kind === 'http') && code !== undefined)
    return define?.(code)?.message[locale] ?? message;
  const key = (Object.keys(zh) as (keyof typeof zh)[]).find((each) => zh[each] === message);
  if (key) return catalogue[locale][key];
  // Proxies send only the English name of the status.
  return kind === 'http' ? catalogue[locale].empty : message;
};
