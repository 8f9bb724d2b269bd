import { type SportsProvider, storageKeys } from '@pavilion/contract';
import type { StoragePort } from '../ports/ports';
import { parameterNames, type SportsParameters } from './parameters';

const keyOf = (provider: SportsProvider) => `${storageKeys.sportsParameters}.${provider}`;
const providers = Object.keys(parameterNames) as SportsProvider[];

const read = (provider: SportsProvider, text: string | null): SportsParameters | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const given = value as Record<string, unknown>;
    const kept = parameterNames[provider].map((name) => [name, given[name]] as const);
    return kept.every(([, each]) => typeof each === 'string')
      ? Object.fromEntries(kept as [string, string][])
      : undefined;
  } catch {
    return undefined;
  }
};

/** Where the parameters lie. What was stored is believed only with an origin that may be spoken to. */
export const createParameterStore = (storage: StoragePort, isAllowed: (origin: string) => boolean) => ({
  read: (provider: SportsProvider): SportsParameters | undefined => {
    const found = read(provider, storage.getItem(keyOf(provider)));
    return found && isAllowed(found.origin ?? '') ? found : undefined;
  },
  write: (provider: SportsProvider, parameters: SportsParameters): void =>
    storage.setItem(keyOf(provider), JSON.stringify(parameters)),
  clear: (): void => {
    for (const provider of providers) storage.removeItem(keyOf(provider));
  },
});
