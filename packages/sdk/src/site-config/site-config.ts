import { type PreInfo, storageKeys } from '@pavilion/contract';
import { type CallRequest, coreWire } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import type { ErrorKind } from '../errors/error-kind';
import type { SdkError } from '../errors/sdk-error';
import type { RequestOptions } from '../pipeline/step';
import type { StoragePort } from '../ports/ports';
import { readPreInfo, validatePreInfo } from './stored-pre-info';

/** The site's configuration before login. */
export interface SiteConfig {
  /**
   * Loads preInfo from the gateway; if the gateway does not respond, from the cache host, then from browser storage. A
   * rejection with a code is a response and is not replaced.
   * Requirement REQ-6.
   * @throws SdkError of the gateway's request when no source has a configuration
   */
  load(body?: CallRequest<'preInfo'>, options?: RequestOptions): Promise<PreInfo>;
}

/** Errors after which no other source is tried. */
const finalErrors: readonly ErrorKind[] = ['business', 'cancelled'];

export const createSiteConfig = (
  storage: StoragePort,
  request: Client['request'],
  cacheHost: string,
): SiteConfig => {
  const store = (info: PreInfo) => {
    storage.setItem(storageKeys.preInfo, JSON.stringify(info));
    return info;
  };
  const fallBack = async (error: SdkError) => {
    if (finalErrors.includes(error.kind)) throw error;
    const cached = await request(
      coreWire.cachedPreInfo,
      { path: coreWire.preInfo.path },
      { host: cacheHost },
    ).then(validatePreInfo, () => undefined);
    const info = cached ?? readPreInfo(storage);
    if (!info) throw error;
    return info;
  };
  return { load: (body = {}, options) => request(coreWire.preInfo, body, options).then(store, fallBack) };
};
