import { type LiveRequest, liveIds } from '@pavilion/contract';

/** Longest token or JWT that is accepted. */
const maxLength = 1_024;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength;

/** Parses a message of a client; undefined when it is no valid request. */
export const parseRequest = (text: string): LiveRequest | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, token, body } = value as { id?: unknown; token?: unknown; body?: unknown };
  if (id === liveIds.heartbeat || id === liveIds.snapshot) return { id };
  const { jwt } = (body ?? {}) as { jwt?: unknown };
  return id === liveIds.login && isText(token) && isText(jwt) ? { id, token, body: { jwt } } : undefined;
};
