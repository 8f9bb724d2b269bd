import { codeDefinition, type ErrorCode, type LocalText } from '@pavilion/contract';
import type { OtherLanguages } from '@pavilion/format';

/** Creates a text in Chinese and English, and in `others`. */
export const text = (chinese: string, english: string, others?: OtherLanguages<string>): LocalText => ({
  'zh-CN': chinese,
  en: english,
  ...others,
});

/**
 * The message of a code in an answer, which the specification writes in Chinese whatever language the client shows. Clients show
 * the text of the code in their language.
 */
export const messageOfCode = (code: ErrorCode): string => codeDefinition(code)?.message['zh-CN'] ?? '';
