import { codeDefinition, type Envelope, limits } from '@pavilion/contract';

const message = (code: number): string => codeDefinition(code)?.message['zh-CN'] ?? '';

export const success = <Data>(data: Data): Envelope<Data> => ({
  status_code: limits.successCode,
  message: message(limits.successCode),
  data,
});

export const failure = (code: number, data: unknown = null): Envelope => ({
  status_code: code,
  message: message(code),
  data,
});
