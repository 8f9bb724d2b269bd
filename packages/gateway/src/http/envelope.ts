import { codeDefinition, type Envelope, type ErrorCode, limits } from '@pavilion/contract';

export const success = <Data>(data: Data): Envelope<Data> => ({
  status_code: limits.successCode,
  message: codeDefinition(limits.successCode)?.message['zh-CN'] ?? '',
  data,
});

/** A refusal with the catalogue's wording. */
export const failure = (code: ErrorCode, data: unknown = {}): Envelope => ({
  status_code: code,
  message: codeDefinition(code)?.message['zh-CN'] ?? '',
  data,
});
