import { SdkError, type SdkErrorData } from './sdk-error';

const isErrorData = (value: object): value is SdkErrorData =>
  'kind' in value && 'message' in value && !(value instanceof Error);

/**
 * Converts whatever a request, a hook or `unwrap()` rejects with to error data. RTK Query has its own error types for an
 * abort and a timeout; they become `cancelled` and `timeout`.
 */
export const toErrorData = (error: unknown): SdkErrorData => {
  if (error instanceof SdkError) return error.toData();
  const thrown = typeof error === 'object' && error !== null ? error : {};
  if (isErrorData(thrown)) return thrown;
  const { name, message } = thrown as { name?: string; message?: string };
  if (name === 'AbortError') return new SdkError({ kind: 'cancelled' }).toData();
  if (name === 'TimeoutError') return new SdkError({ kind: 'timeout' }).toData();
  return new SdkError({ kind: 'network', rawMessage: message ?? String(error) }).toData();
};
