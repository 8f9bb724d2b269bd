import { sha256Hex } from '../crypto/sha256';
import { browserPorts } from '../ports/browser-ports';
import type { Ports } from '../ports/ports';
import { readPreInfo } from '../site-config/stored-pre-info';
import { browserTraits, platformOf, type Traits, traitsOf } from './traits';

/** The inputs of a fingerprint. */
export interface FingerprintPorts extends Pick<Ports, 'storage' | 'crypto'> {
  traits(): Traits;
}

/**
 * Creates a function that computes the device's fingerprint: a hash of the platform's traits and of the IP address in
 * the stored preInfo. It is sent only if it is passed to `createClient` as `fingerprint`.
 * Requirement FPR-1.
 *
 * @returns SHA-256 in lower-case hex
 * @example createClient({ fingerprint: createFingerprint() });
 */
export const createFingerprint = (overrides: Partial<FingerprintPorts> = {}): (() => Promise<string>) => {
  const { storage, crypto, traits } = { ...browserPorts(), traits: browserTraits, ...overrides };
  return () => {
    const values = traits();
    const ip = readPreInfo(storage)?.ip ?? '';
    const platform = platformOf(values);
    const used = traitsOf[platform].map((name) => `${name}=${values[name] ?? ''}`);
    return sha256Hex([platform, ...used, `ip=${ip}`].join('\n'), crypto);
  };
};
