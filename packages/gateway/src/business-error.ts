import { type ErrorCode, errorCodes, type FieldErrors } from '@pavilion/contract';

/** An error of the contract: sent with HTTP 200, its code and the message of that code. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor(code: ErrorCode, data: unknown = {}) {
    super(`business error ${code}`);
    this.code = code;
    this.data = data;
  }
}

/** 10003 validationError with the invalid fields. */
export const fieldError = (...fields: FieldErrors['fields']): BusinessError =>
  new BusinessError(errorCodes.validationError, { fields } satisfies FieldErrors);
