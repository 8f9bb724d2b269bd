import type { CodeDefinition } from './codes';
import type { LocalText } from './entities/common';

/**
 * The message of an error: that of the `reason` in its data, or that of the code without a reason or with one that this version
 * does not know. Not in `codes.ts`, whose catalogue pages load after an error only.
 *
 * @example
 * codeMessage(codes[10104], { reason: 'own-request' }).en; // 'This account is blocked at your request. …'
 */
export const codeMessage = (
  { message, reasons }: Pick<CodeDefinition, 'message' | 'reasons'>,
  data: unknown,
): LocalText => {
  const reason = (data as { readonly reason?: unknown } | null | undefined)?.reason;
  return reasons && typeof reason === 'string' && Object.hasOwn(reasons, reason) ? reasons[reason]! : message;
};
