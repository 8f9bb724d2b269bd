import { type PreInfo, storageKeys } from '@pavilion/contract';
import type { ClockPort, StoragePort } from '../ports/ports';
import { type CacheScope, createStoredEntry, entryKey } from '../stored-entry/stored-entry';

/** Whether a value has the parts of preInfo that a site cannot do without. */
export const isPreInfo = (info: Partial<PreInfo> | undefined): info is PreInfo =>
  Boolean(info?.maintainConfig && info.SiteBaseConfigVo);

/** The last preInfo that this browser received. */
export const createStoredPreInfo = (
  ports: { readonly storage: StoragePort; readonly clock: ClockPort },
  scope: CacheScope,
) => createStoredEntry<PreInfo>(ports, entryKey(storageKeys.preInfo, scope), isPreInfo);
