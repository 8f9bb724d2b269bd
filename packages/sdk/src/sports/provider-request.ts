import { type SportsProvider, sharedParameterNames } from '@pavilion/contract';
import { withQuery } from '../pipeline/body';
import type { HttpRequest } from '../pipeline/step';
import type { SportsParameters } from './parameters';

const sharedOf = (provider: SportsProvider, parameters: SportsParameters): Record<string, string> =>
  Object.fromEntries(
    sharedParameterNames[provider].flatMap((name) => {
      const value = parameters[name];
      return value ? [[name, value]] : [];
    }),
  );

export interface ProviderCall {
  readonly provider: SportsProvider;
  /** From the root, with its query. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body: object;
}

/** A request to a provider. */
export type ProviderRequest = Pick<HttpRequest, 'method' | 'url' | 'headers' | 'body'>;

/**
 * The request of a call: to the provider's origin only, with the shared parameters in body and headers and nothing of
 * the member's own session. The caller's values override the shared ones.
 * Requirement SPT-3.
 * @param now in ms since the Unix epoch
 */
export const providerRequest = (
  { provider, path, method, body }: ProviderCall,
  parameters: SportsParameters,
  now: number,
): ProviderRequest => {
  const shared = sharedOf(provider, parameters);
  const url = `${parameters.origin}${path}`;
  const cacheBuster = provider === 'OBTY' ? { rdm: now, cuid: parameters.cuid ?? '' } : {};
  return method === 'GET'
    ? { method, url: withQuery(url, { ...cacheBuster, ...body }), headers: shared, body: undefined }
    : {
        method,
        url,
        headers: { 'Content-Type': 'application/json', ...shared },
        body: { ...shared, ...body },
      };
};
