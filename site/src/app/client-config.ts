import type { ClientConfig } from '@pavilion/sdk';
import type { Brand } from '../brands';

type ClientBrand = Pick<Brand, 'site' | 'signingKey' | 'cacheHost' | 'fingerprint'>;

/** Computes the fingerprint with code that is loaded for brands that send it (FPR-1). */
const lazyFingerprint = (scope: { readonly siteId: string; readonly environment: string }) => {
  let compute: (() => Promise<string>) | undefined;
  return async () => {
    compute ??= (await import('./device-fingerprint')).createFingerprint(scope);
    return compute();
  };
};

/** The configuration of a brand's client in the browser. */
export const clientConfig = (
  { site: siteId, signingKey, cacheHost, fingerprint }: ClientBrand,
  environment: string,
): ClientConfig => ({
  siteId,
  environment,
  signingKey,
  ...(cacheHost === undefined ? {} : { cacheHost }),
  ...(fingerprint ? { fingerprint: lazyFingerprint({ siteId, environment }) } : {}),
});
