import { type SportsProvider, storageKeys } from '@pavilion/contract';
import { parseObject } from '../json/objects';
import type { StoragePort } from '../ports/ports';
import { parameterNames, type SportsParameters } from './parameters';

const keyOf = (provider: SportsProvider) => `${storageKeys.sportsParameters}.${provider}`;
export const providers = Object.keys(parameterNames) as SportsProvider[];

const parse = (provider: SportsProvider, text: string | null): SportsParameters | undefined => {
  const fields = parseObject<Record<string, unknown>>(text) ?? {};
  const entries = parameterNames[provider].map((name) => [name, fields[name]] as const);
  return entries.every(([, value]) => typeof value === 'string')
    ? Object.fromEntries(entries as [string, string][])
    : undefined;
};

/** Stores each provider's parameters. They are read only if their origin is trusted, since requests go there. */
export const createParameterStore = (storage: StoragePort, isTrusted: (origin: string) => boolean) => ({
  read: (provider: SportsProvider): SportsParameters | undefined => {
    const parameters = parse(provider, storage.getItem(keyOf(provider)));
    return parameters && isTrusted(parameters.origin ?? '') ? parameters : undefined;
  },
  /** Whether the session launched the provider, also on an earlier page, whose origin is no longer trusted. */
  has: (provider: SportsProvider): boolean => parse(provider, storage.getItem(keyOf(provider))) !== undefined,
  write: (provider: SportsProvider, parameters: SportsParameters): void =>
    storage.setItem(keyOf(provider), JSON.stringify(parameters)),
  clear: (): void => {
    for (const provider of providers) storage.removeItem(keyOf(provider));
  },
});
