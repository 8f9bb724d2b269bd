import { omitUndefined } from '../json/objects';
import type { ErrorKind } from './error-kind';
import { errorMessage } from './error-message';

/** An error as serialisable data: the form in Redux state and in hooks. */
export interface SdkErrorData {
  readonly kind: ErrorKind;
  /** A code of the error catalogue, or of a sports provider. */
  readonly code?: number | string;
  /** The HTTP status of the response. */
  readonly status?: number;
  /** The message to show: Chinese, or the gateway’s own. */
  readonly message: string;
  /** The data of the response, for example the invalid fields. */
  readonly data?: unknown;
}

interface SdkErrorDetail extends Omit<SdkErrorData, 'message'> {
  /** The original message; ERR-8 decides what is shown. */
  readonly rawMessage?: string;
  readonly response?: unknown;
  readonly cause?: unknown;
}

/** The class name of a kind, for example `BusinessError`. */
const nameOf = (kind: ErrorKind): string => `${kind[0]!.toUpperCase()}${kind.slice(1)}Error`;

/**
 * The only error that a request rejects with. `name` is the kind as a class name, `cause` the original error.
 * Requirements ERR-1, ERR-9.
 */
export class SdkError extends Error implements SdkErrorData {
  readonly kind!: ErrorKind;
  readonly code?: number | string;
  readonly status?: number;
  readonly data?: unknown;
  /** The parsed response: the envelope, or the text where there was none. */
  readonly response?: unknown;

  constructor({ rawMessage, cause, ...fields }: SdkErrorDetail) {
    super(errorMessage(fields.kind, rawMessage), { cause });
    Object.assign(this, fields, { name: nameOf(fields.kind) });
  }

  /** The error as serialisable data. */
  toData(): SdkErrorData {
    const { kind, code, status, message, data } = this;
    return omitUndefined({ kind, message, code, status, data });
  }
}
