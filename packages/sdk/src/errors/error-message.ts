import type { ErrorKind } from './error-kind';
import { errorTexts } from './messages/zh-CN';

/** Words of ERR-8, with their capitals. */
const abnormal = /Acceptable|Failed|Forbidden/;
/** Phrases of SSL errors. */
const insecure = /\bssl\b|ssl[_ ]|err_cert|certificate/i;
/** An established connection was lost. */
const closed = /closed|terminated|reset|hang up|ECONNRESET|EPIPE/i;
/** The wordings of browsers and Node for a request that was never sent. */
const unreachable = /failed|NetworkError|ECONNREFUSED|ENOTFOUND/i;

/** The message to show for an error, by its kind, and last by patterns in its raw message. Requirement ERR-8. */
export const errorMessage = (kind: ErrorKind, raw = ''): string => {
  const fixed = errorTexts[kind as keyof typeof errorTexts];
  if (fixed) return fixed;
  const message = raw.trim();
  if (message === '') return kind === 'business' ? errorTexts.unknownBusiness : errorTexts.empty;
  if (abnormal.test(message) || insecure.test(message)) return errorTexts.abnormal;
  if (kind === 'decode') return errorTexts.empty;
  if (kind !== 'network') return message;
  if (closed.test(message)) return errorTexts.closed;
  return unreachable.test(message) ? errorTexts.abnormal : errorTexts.unknown;
};
