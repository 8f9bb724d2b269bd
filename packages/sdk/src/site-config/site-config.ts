import { type PreInfo, storageKeys } from '@pavilion/contract';
import type { CallRequest } from '@pavilion/contract/wire';
import type { ErrorKind } from '../errors/error-kind';
import type { SdkError } from '../errors/sdk-error';
import type { RequestOptions } from '../pipeline/exchange';
import type { StoragePort } from '../ports/ports';
import { checkPreInfo, readPreInfo } from './stored-pre-info';

/** The configuration before login, from wherever it can be had. */
export interface SiteConfig {
  /**
   * From the gateway, then from the cache host, then the copy that this browser kept. A refusal is an answer: only
   * without one the others are asked.
   * @throws SdkError of the gateway when there is none anywhere
   */
  load(body?: CallRequest<'preInfo'>, options?: RequestOptions): Promise<PreInfo>;
}

/** What is no lack of an answer: a refusal, and a caller who wants none. */
const answers: readonly ErrorKind[] = ['business', 'cancelled'];

interface Sources {
  gateway(body: CallRequest<'preInfo'>, options?: RequestOptions): Promise<PreInfo>;
  cacheHost(): Promise<PreInfo>;
}

/** Source: REQ-6. */
export const createSiteConfig = (storage: StoragePort, { gateway, cacheHost }: Sources): SiteConfig => {
  const keep = (info: PreInfo) => {
    storage.setItem(storageKeys.preInfo, JSON.stringify(info));
    return info;
  };
  const fallBack = async (error: SdkError) => {
    if (answers.includes(error.kind)) throw error;
    const other = await cacheHost().then(checkPreInfo, () => undefined);
    const found = other ?? readPreInfo(storage);
    if (!found) throw error;
    return found;
  };
  return { load: (body = {}, options) => gateway(body, options).then(keep, fallBack) };
};
