import { isProviderSuccess, providerCode, type SportsProvider } from '@pavilion/contract';
import { SdkError } from '../errors/sdk-error';
import { parseObject } from '../json/objects';
import type { SportsResponse } from './sports';

type Fields = Readonly<Record<string, unknown>>;

const isCode = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

/** Code, message and data of each provider's envelope. Requirement SPT-6. */
const unwrap: Readonly<Record<SportsProvider, (fields: Fields) => readonly [unknown, unknown, unknown]>> = {
  IMTY: ({ StatusCode, StatusDesc, ServerTime: _, ...data }) => [StatusCode, StatusDesc, data],
  OBTY: ({ code, msg, data }) => [code, msg, data],
  FBTY: ({ code, message, data }) => [code, message, data],
};

/**
 * Parses a provider's response.
 * @throws SdkError of kind `decode` when it is not an envelope, `provider` when its code is not a success
 */
export const parseProviderResponse = (provider: SportsProvider, text: string): SportsResponse => {
  const fields = parseObject<Fields>(text);
  const [rawCode, message, data] = fields ? unwrap[provider](fields) : [];
  if (!isCode(rawCode)) throw new SdkError({ kind: 'decode', response: text });
  const code = providerCode(rawCode);
  const rawMessage = typeof message === 'string' ? message : '';
  if (!isProviderSuccess(code))
    throw new SdkError({ kind: 'provider', code, rawMessage, data, response: fields });
  return { code, message: rawMessage, data };
};
