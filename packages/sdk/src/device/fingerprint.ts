import { sha256Hex } from '../crypto/sha256';
import { browserPorts } from '../ports/browser-ports';
import type { Ports } from '../ports/ports';
import { safeStorage } from '../ports/safe-storage';
import { createStoredPreInfo } from '../site-config/stored-pre-info';
import type { CacheScope } from '../stored-entry/stored-entry';
import { browserTraits, platformOf, type Traits, traitsOf } from './traits';

/** The inputs of a fingerprint. */
export interface FingerprintPorts extends Pick<Ports, 'storage' | 'crypto' | 'clock' | 'logger'> {
  traits(): Traits;
}

/**
 * Creates a function that computes the device's fingerprint: a hash of the platform's traits and of the IP address in
 * the stored preInfo. It is sent only if it is passed to `createClient` as `fingerprint`.
 * Requirement FPR-1.
 *
 * @param overrides ports, and the scope of the client that stores preInfo, if it is not the default one
 * @returns SHA-256 in lower-case hex
 * @example createClient({ siteId, fingerprint: createFingerprint({ siteId }) });
 */
export const createFingerprint = (
  overrides: Partial<FingerprintPorts> & CacheScope = {},
): (() => Promise<string>) => {
  const ports = { ...browserPorts(), traits: browserTraits, ...overrides };
  const { clock, crypto, logger, traits } = ports;
  const preInfo = createStoredPreInfo({ clock, storage: safeStorage(ports.storage, logger) }, overrides);
  return () => {
    const values = traits();
    const ip = preInfo.readStale()?.ip ?? '';
    const platform = platformOf(values);
    const used = traitsOf[platform].map((name) => `${name}=${values[name] ?? ''}`);
    return sha256Hex([platform, ...used, `ip=${ip}`].join('\n'), crypto);
  };
};
