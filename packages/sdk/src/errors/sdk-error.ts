import { given } from '../json/given';
import type { ErrorKind } from './error-kind';
import { errorMessage } from './messages';

/** An error as plain data: what Redux keeps and what hooks give. */
export interface SdkErrorData {
  readonly kind: ErrorKind;
  /** A code of the error catalogue (or of a venue), when there is one. */
  readonly code?: number | string;
  /** The HTTP status, when there was an answer. */
  readonly status?: number;
  /** What a person may read, in Chinese or as the gateway worded it. */
  readonly message: string;
  /** What came beside the code, for example which fields are wrong. */
  readonly data?: unknown;
}

interface SdkErrorDetail extends Omit<SdkErrorData, 'message'> {
  /** The message as it came; the rules of ERR-8 decide what is shown. */
  readonly rawMessage?: string;
  readonly response?: unknown;
  readonly cause?: unknown;
}

/** Its kind as the name of a class, for example `BusinessError`. */
const nameOf = (kind: ErrorKind): string => `${kind[0]!.toUpperCase()}${kind.slice(1)}Error`;

/**
 * The one error that a request rejects with. `name` says the kind as a class name, `cause` holds what was thrown.
 * Source: section 8 of the specification.
 */
export class SdkError extends Error implements SdkErrorData {
  readonly kind: ErrorKind;
  readonly code?: number | string;
  readonly status?: number;
  readonly data?: unknown;
  /** The whole answer, as it was parsed. */
  readonly response?: unknown;

  constructor({ kind, code, status, data, response, rawMessage, cause }: SdkErrorDetail) {
    super(errorMessage(kind, rawMessage), { cause });
    this.name = nameOf(kind);
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.data = data;
    this.response = response;
  }

  /** The same as plain, serialisable data. */
  toData(): SdkErrorData {
    const { kind, code, status, message, data } = this;
    return given({ kind, message, code, status, data });
  }
}
