import { codeDefinition, type ErrorCode } from '@pavilion/contract';

export { localized as text } from '@pavilion/format';

/**
 * The message of a code in an answer, which the specification writes in Chinese whatever language the client shows. Clients show
 * the text of the code in their language.
 */
export const messageOfCode = (code: ErrorCode): string => codeDefinition(code)?.message['zh-CN'] ?? '';
