import { isProviderSuccess, providerCode, type SportsProvider } from '@pavilion/contract';
import { SdkError } from '../errors/sdk-error';
import { readObject } from '../json/read-object';
import type { SportsAnswer } from './sports';

type Fields = Readonly<Record<string, unknown>>;

const isCode = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

/** Each provider's own words for code, message and data. Source: SPT-6. */
const open: Readonly<Record<SportsProvider, (fields: Fields) => readonly [unknown, unknown, unknown]>> = {
  IMTY: ({ StatusCode, StatusDesc, ServerTime: _, ...data }) => [StatusCode, StatusDesc, data],
  OBTY: ({ code, msg, data }) => [code, msg, data],
  FBTY: ({ code, message, data }) => [code, message, data],
};

/**
 * A provider's answer out of its envelope.
 * @throws SdkError `decode` when it is none, `provider` when the code is no success
 */
export const readProviderAnswer = (provider: SportsProvider, text: string): SportsAnswer => {
  const fields = readObject<Fields>(text);
  const [given, message, data] = fields ? open[provider](fields) : [];
  if (!isCode(given)) throw new SdkError({ kind: 'decode', response: text });
  const code = providerCode(given);
  const rawMessage = typeof message === 'string' ? message : '';
  if (!isProviderSuccess(code))
    throw new SdkError({ kind: 'provider', code, rawMessage, data, response: fields });
  return { code, message: rawMessage, data };
};
