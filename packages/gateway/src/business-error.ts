import { type ErrorCode, errorCodes, type FieldErrors } from '@pavilion/contract';

/** A refusal that the contract knows: it travels in HTTP 200 with its code and wording of the catalogue. */
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

/** 10003 with the fields at fault. */
export const fieldError = (...fields: FieldErrors['fields']): BusinessError =>
  new BusinessError(errorCodes.validationError, { fields } satisfies FieldErrors);
