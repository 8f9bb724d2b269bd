import { type Envelope, type ErrorCode, limits } from '@pavilion/contract';
import { messageOfCode } from '../domain/texts';

/** The answer to a successful call. */
export const success = <Data>(data: Data): Envelope<Data> => ({
  status_code: limits.successCode,
  message: messageOfCode(limits.successCode),
  data,
});

/** The answer to a rejected call: the code with its message in the contract. */
export const failure = (code: ErrorCode, data: unknown = {}): Envelope => ({
  status_code: code,
  message: messageOfCode(code),
  data,
});
