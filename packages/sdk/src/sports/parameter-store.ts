import { type SportsProvider, storageKeys } from '@pavilion/contract';
import { readObject } from '../json/read-object';
import type { StoragePort } from '../ports/ports';
import { parameterNames, type SportsParameters } from './parameters';

const keyOf = (provider: SportsProvider) => `${storageKeys.sportsParameters}.${provider}`;
const providers = Object.keys(parameterNames) as SportsProvider[];

const read = (provider: SportsProvider, text: string | null): SportsParameters | undefined => {
  const given = readObject<Record<string, unknown>>(text) ?? {};
  const kept = parameterNames[provider].map((name) => [name, given[name]] as const);
  return kept.every(([, each]) => typeof each === 'string')
    ? Object.fromEntries(kept as [string, string][])
    : undefined;
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
