import { limits } from '@pavilion/contract';
import { parseObject } from '../json/objects';
import type { ClockPort, StoragePort } from '../ports/ports';

/** Part of the key of stored entries, so that two sites or environments on one origin have separate ones. */
export interface CacheScope {
  /** Default 10001. */
  readonly siteId?: string | undefined;
  /** For example `staging`. Default `production`. */
  readonly environment?: string | undefined;
}

interface Entry<Value> {
  /** In ms since the Unix epoch. */
  readonly at: number;
  readonly value: Value;
}

/** The key of an entry in browser storage. */
export const entryKey = (
  name: string,
  { siteId = limits.siteId, environment = 'production' }: CacheScope = {},
): string => `${name}.${siteId}.${environment}`;

/** One object in browser storage, valid for an hour. Requirements PLT-1, REQ-6. */
export const createStoredEntry = <Value extends object>(
  { storage, clock }: { readonly storage: StoragePort; readonly clock: ClockPort },
  key: string,
  isValid: (value: Partial<Value>) => boolean,
) => {
  const find = (): Entry<Value> | undefined => {
    const { at, value } = parseObject<Entry<Value>>(storage.getItem(key)) ?? {};
    return typeof value === 'object' && value !== null && isValid(value)
      ? { at: Number(at), value }
      : undefined;
  };
  return {
    /** The object if it is less than an hour old and not from the future. */
    read: (): Value | undefined => {
      const entry = find();
      const age = entry ? clock.now() - entry.at : Number.NaN;
      return age >= 0 && age < limits.jsonCacheTtl ? entry?.value : undefined;
    },
    /** The object at any age. */
    readStale: (): Value | undefined => find()?.value,
    write: (value: Value): void =>
      storage.setItem(key, JSON.stringify({ at: clock.now(), value } satisfies Entry<Value>)),
  };
};
