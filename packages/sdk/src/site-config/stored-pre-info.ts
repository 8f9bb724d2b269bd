import { type PreInfo, storageKeys } from '@pavilion/contract';
import { readObject } from '../json/read-object';
import type { StoragePort } from '../ports/ports';

/** A configuration that may have come from anywhere; undefined when it is none. */
export const checkPreInfo = (info: Partial<PreInfo> | undefined): PreInfo | undefined =>
  info?.maintainConfig && info.SiteBaseConfigVo ? (info as PreInfo) : undefined;

/** The copy of the gateway's last answer that this browser kept. */
export const readPreInfo = (storage: StoragePort): PreInfo | undefined =>
  checkPreInfo(readObject<PreInfo>(storage.getItem(storageKeys.preInfo)));
