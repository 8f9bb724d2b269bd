import { type SportsProvider, sharedParameterNames, type WireCall } from '@pavilion/contract';
import { withQuery } from '../pipeline/body';
import type { Exchange } from '../pipeline/exchange';
import type { SportsParameters } from './parameters';

const sharedOf = (provider: SportsProvider, parameters: SportsParameters): Record<string, string> =>
  Object.fromEntries(
    sharedParameterNames[provider]
      .map((name) => [name, parameters[name]] as const)
      .filter((entry): entry is [(typeof entry)[0], string] => (entry[1] ?? '') !== ''),
  );

export interface ProviderCall {
  readonly provider: SportsProvider;
  /** From the root, with its query. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body: object;
}

/** What goes out to a provider. */
export type Outgoing = Pick<Exchange, 'url' | 'headers' | 'body'> & Pick<WireCall, 'method' | 'path'>;

/**
 * A call as it is sent: to the provider's origin and no other, with the shared parameters in body and headers. Nothing
 * of the member's own session is in it. A value that the caller gives stands above the shared one.
 * Source: SPT-3.
 */
export const providerExchange = (
  { provider, path, method, body }: ProviderCall,
  parameters: SportsParameters,
  now: number,
): Outgoing => {
  const shared = sharedOf(provider, parameters);
  const url = `${parameters.origin}${path}`;
  const rdm = provider === 'OBTY' ? { rdm: now, cuid: parameters.cuid ?? '' } : {};
  return {
    method,
    path,
    url: method === 'GET' ? withQuery(url, { ...rdm, ...body }) : url,
    headers: { ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }), ...shared },
    body: method === 'GET' ? undefined : { ...shared, ...body },
  };
};
