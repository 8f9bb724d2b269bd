import type { PreInfo } from '@pavilion/contract';
import { type CallRequest, coreWire } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import type { Settings } from '../client/settings';
import type { ErrorKind } from '../errors/error-kind';
import type { SdkError } from '../errors/sdk-error';
import type { RequestOptions } from '../pipeline/step';
import type { Ports } from '../ports/ports';
import { createStoredPreInfo, isPreInfo } from './stored-pre-info';

/** The site's configuration before login. */
export interface SiteConfig {
  /**
   * Loads preInfo from the gateway; if the gateway does not respond, from the cache host, then from browser storage, where
   * it is kept for an hour. A rejection with a code is a response and is not replaced.
   * Requirement REQ-6.
   * @throws SdkError of the gateway's request when no source has a configuration
   */
  load(body?: CallRequest<'preInfo'>, options?: RequestOptions): Promise<PreInfo>;
  /**
   * Stores preInfo that came in another way, as with a page that the server rendered; `createStore` does so with its
   * preloaded state. An empty IP address, as in a page that visitors share, does not replace a stored one.
   */
  store(info: PreInfo): void;
}

/** Errors after which no other source is tried. */
const finalErrors: readonly ErrorKind[] = ['business', 'cancelled'];

export const createSiteConfig = (
  ports: Pick<Ports, 'storage' | 'clock'>,
  request: Client['request'],
  settings: Pick<Settings, 'siteId' | 'environment' | 'cacheHost'>,
): SiteConfig => {
  const stored = createStoredPreInfo(ports, settings);
  const store = (info: PreInfo) => stored.write({ ...info, ip: info.ip || (stored.readStale()?.ip ?? '') });
  const keep = (info: PreInfo) => {
    store(info);
    return info;
  };
  const fallBack = async (error: SdkError) => {
    if (finalErrors.includes(error.kind)) throw error;
    const cached = await request(
      coreWire.cachedPreInfo,
      { path: coreWire.preInfo.path },
      { host: settings.cacheHost },
    ).catch(() => undefined);
    if (isPreInfo(cached)) return keep(cached);
    const info = stored.read();
    if (!info) throw error;
    return info;
  };
  return {
    load: (body = {}, options) => request(coreWire.preInfo, body, options).then(keep, fallBack),
    store,
  };
};
