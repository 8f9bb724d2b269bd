import { type PreInfo, storageKeys } from '@pavilion/contract';
import { parseObject } from '../json/objects';
import type { StoragePort } from '../ports/ports';

/** The value if it has the parts of preInfo that a site cannot do without, else undefined. */
export const validatePreInfo = (info: Partial<PreInfo> | undefined): PreInfo | undefined =>
  info?.maintainConfig && info.SiteBaseConfigVo ? (info as PreInfo) : undefined;

/** The gateway's last preInfo that this browser stored. */
export const readPreInfo = (storage: StoragePort): PreInfo | undefined =>
  validatePreInfo(parseObject<PreInfo>(storage.getItem(storageKeys.preInfo)));
