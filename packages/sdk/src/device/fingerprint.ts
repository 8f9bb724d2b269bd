import { sha256Hex } from '../crypto/sha256';
import { browserPorts } from '../ports/browser-ports';
import type { Ports } from '../ports/ports';
import { readPreInfo } from '../site-config/stored-pre-info';
import { browserTraits, platformOf, type Traits, traitsOf } from './traits';

/** What a fingerprint is made of. */
export interface FingerprintPorts extends Pick<Ports, 'storage' | 'crypto'> {
  traits(): Traits;
}

/**
 * Makes the device's fingerprint: a hash over the traits that count on its platform and the IP that the last preInfo
 * told. Nothing sends it unless it is handed to `createClient` as `fingerprint`.
 * Source: FPR-1.
 *
 * @returns lower-case hex of SHA-256
 * @example createClient({ fingerprint: createFingerprint() });
 */
export const createFingerprint = (given: Partial<FingerprintPorts> = {}): (() => Promise<string>) => {
  const { storage, crypto, traits } = { ...browserPorts(), traits: browserTraits, ...given };
  return () => {
    const known = traits();
    const ip = readPreInfo(storage)?.ip ?? '';
    const platform = platformOf(known);
    const counted = traitsOf[platform].map((name) => `${name}=${known[name] ?? ''}`);
    return sha256Hex([platform, ...counted, `ip=${ip}`].join('\n'), crypto);
  };
};
