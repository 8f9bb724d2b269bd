import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { ownErrorCode } from '@pavilion/contract/sports-wire';
import { SdkError } from '../../errors/sdk-error';
import { isObject } from '../../json/objects';
import type { Ports } from '../../ports/ports';
import type { SportsClient } from '../sports';
import type { Adapter, Send } from './adapter';
import type { SportsBook } from './sports-book';
import { watchBook } from './watch';

/** The adapters, each loaded when its provider is first used. */
const adapters: Readonly<Record<SportsProvider, () => Promise<{ createAdapter(send: Send): Adapter }>>> = {
  IMTY: () => import('./imty'),
  OBTY: () => import('./obty'),
  FBTY: () => import('./fbty'),
};

/** An error with a code of our catalogue, which the provider answers in its own format; otherwise the error itself. */
const ownError = (provider: SportsProvider, error: unknown): unknown => {
  if (!(error instanceof SdkError) || error.kind !== 'provider' || error.code === undefined) return error;
  const code = ownErrorCode(provider, error.code);
  if (code === undefined) return error;
  const data = provider === 'IMTY' && isObject(error.data) ? error.data.Data : error.data;
  return new SdkError({ kind: 'business', code, rawMessage: error.message, data, response: error.response });
};

/** Loads the book of a provider. */
export const createBook = async (
  provider: SportsProvider,
  request: SportsClient['request'],
  ports: Pick<Ports, 'clock' | 'visibility'>,
): Promise<SportsBook> => {
  const { createAdapter } = await adapters[provider]();
  const { prefix } = sportsProviders[provider];
  const send: Send = async (path, body, signal) => {
    try {
      return (await request(`${prefix}${path}`, body, signal && { signal })).data;
    } catch (error) {
      throw ownError(provider, error);
    }
  };
  const { changes, ...operations } = createAdapter(send);
  return { ...operations, watch: (watch) => watchBook(ports, changes, watch) };
};
