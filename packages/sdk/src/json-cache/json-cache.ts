import { limits } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import { createCipher } from '../crypto/cipher';
import { sha256Hex } from '../crypto/sha256';
import { parseObject } from '../json/objects';
import { browserPorts } from '../ports/browser-ports';
import type { Ports } from '../ports/ports';

/** Part of every key, so that sites on one gateway have separate entries. */
export interface JsonCacheConfig {
  /** For example `web`. */
  readonly siteType: string;
  /** For example `production`. */
  readonly environment: string;
}

/** Options of an entry. */
export interface JsonCacheOptions {
  /** Whether only the current session can find and read the entry. Default false. */
  readonly ofSession?: boolean;
}

/** A cache of JSON objects at the gateway, encrypted so that the gateway cannot read them. Requirement REQ-7. */
export interface JsonCache {
  /** The entry; an empty object when there is none or, with a warning, when reading it fails. Never throws. */
  read(name: string, options?: JsonCacheOptions): Promise<object>;
  /**
   * @param ttl time to live in ms, at most 3,600,000, the default
   * @throws SdkError when the request fails
   */
  write(name: string, value: object, options?: JsonCacheOptions & { readonly ttl?: number }): Promise<void>;
}

/**
 * The value of a decrypted entry; an empty object when it has expired.
 * @throws TypeError when the entry was changed, encrypted with another secret, or is malformed
 */
const readEntry = (decrypted: string | undefined, now: number): object => {
  const entry = parseObject<{ until: unknown; value: unknown }>(decrypted);
  if (typeof entry?.until !== 'number' || typeof entry.value !== 'object' || entry.value === null)
    throw new TypeError('The cache entry is malformed.');
  return now < entry.until ? entry.value : {};
};

/** Creates a client's JSON cache. URLs contain a hash of the key, never names or tokens. */
export const createJsonCache = (
  { request, session, device }: Pick<Client, 'request' | 'session' | 'device'>,
  { siteType, environment }: JsonCacheConfig,
  overrides: Partial<Pick<Ports, 'crypto' | 'random' | 'clock' | 'logger'>> = {},
): JsonCache => {
  const ports = { ...browserPorts(), ...overrides };
  const cipher = createCipher(ports);

  const locate = async (name: string, ofSession: boolean) => {
    const owner = ofSession ? session.token() : '';
    if (owner === undefined) throw new Error('There is no session to own the entry.');
    const fullName = JSON.stringify([siteType, environment, name, owner]);
    return {
      key: await sha256Hex(fullName, ports.crypto),
      secret: JSON.stringify([device.id(), fullName]),
    };
  };

  return {
    read: async (name, { ofSession = false } = {}) => {
      try {
        const { key, secret } = await locate(name, ofSession);
        const { data } = await request(coreWire.jsonCacheRead, { key });
        return data === null ? {} : readEntry(await cipher.decrypt(data, secret), ports.clock.now());
      } catch (error) {
        ports.logger.warn(`The cache could not read ${name}.`, error);
        return {};
      }
    },
    write: async (name, value, { ofSession = false, ttl = limits.jsonCacheTtl } = {}) => {
      const { key, secret } = await locate(name, ofSession);
      const entry = JSON.stringify({ until: ports.clock.now() + ttl, value });
      await request(coreWire.jsonCacheWrite, { key, data: await cipher.encrypt(entry, secret), ttl });
    },
  };
};
