import { codeDefinition, type Envelope, type ErrorCode, limits } from '@pavilion/contract';

/** The answer to a successful call. */
export const success = <Data>(data: Data): Envelope<Data> => ({
  status_code: limits.successCode,
  message: codeDefinition(limits.successCode)?.message['zh-CN'] ?? '',
  data,
});

/** The answer to a rejected call: the code with its message in the contract. */
export const failure = (code: ErrorCode, data: unknown = {}): Envelope => ({
  status_code: code,
  message: codeDefinition(code)?.message['zh-CN'] ?? '',
  data,
});
