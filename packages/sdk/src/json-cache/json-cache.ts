import { limits } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import { createCipher } from '../crypto/cipher';
import { sha256Hex } from '../crypto/sha256';
import { browserPorts } from '../ports/browser-ports';
import type { Ports } from '../ports/ports';
import { readEntry } from './entry';

/** What every key is built from, so that two sites on one gateway never meet. */
export interface JsonCacheConfig {
  /** Kind of site, for example `web`. */
  readonly siteType: string;
  /** For example `production`: entries of one environment are never read in another. */
  readonly environment: string;
}

/** Whose an entry is. */
export interface JsonCacheOptions {
  /** Whether the entry belongs to the session: nobody else, and no later session, can find or read it. */
  readonly ofSession?: boolean;
}

/** JSON that is kept at the gateway for a while, sealed so that the gateway can not read it. */
export interface JsonCache {
  /** The entry; an empty object when there is none, and, with a warning, when it can not be had. Never throws. */
  read(name: string, options?: JsonCacheOptions): Promise<object>;
  /**
   * @param ttl time to live in ms; at most, and by default, 3,600,000
   * @throws SdkError when it could not be kept
   */
  write(name: string, value: object, options?: JsonCacheOptions & { readonly ttl?: number }): Promise<void>;
}

/**
 * The client's encrypted JSON cache. An address holds a hash alone: neither names nor tokens stand in it.
 * Source: REQ-7.
 */
export const createJsonCache = (
  { request, session, device }: Pick<Client, 'request' | 'session' | 'device'>,
  { siteType, environment }: JsonCacheConfig,
  given: Partial<Pick<Ports, 'crypto' | 'random' | 'clock' | 'logger'>> = {},
): JsonCache => {
  const ports = { ...browserPorts(), ...given };
  const cipher = createCipher(ports);

  const locate = async (name: string, ofSession: boolean) => {
    const owner = ofSession ? session.token() : '';
    if (owner === undefined) throw new Error('There is no session that an entry could belong to.');
    const address = JSON.stringify([siteType, environment, name, owner]);
    return {
      key: await sha256Hex(address, ports.crypto),
      secret: JSON.stringify([device.id(), address]),
    };
  };

  return {
    read: async (name, { ofSession = false } = {}) => {
      try {
        const { key, secret } = await locate(name, ofSession);
        const { data } = await request(coreWire.jsonCacheRead, { key });
        return data === null ? {} : readEntry(await cipher.open(data, secret), ports.clock.now());
      } catch (error) {
        ports.logger.warn(`The cache could not read ${name}.`, error);
        return {};
      }
    },
    write: async (name, value, { ofSession = false, ttl = limits.jsonCacheTtl } = {}) => {
      const { key, secret } = await locate(name, ofSession);
      const entry = JSON.stringify({ until: ports.clock.now() + ttl, value });
      await request(coreWire.jsonCacheWrite, { key, data: await cipher.seal(entry, secret), ttl });
    },
  };
};
