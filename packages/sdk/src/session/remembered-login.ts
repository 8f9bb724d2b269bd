import { storageKeys } from '@pavilion/contract';
import { readObject } from '../json/read-object';
import type { StoragePort } from '../ports/ports';

/** What the login form begins with. Never the password. */
export interface RememberedLogin {
  /** Empty when the person did not want to be remembered. */
  readonly account: string;
  /** Whether the box was ticked. */
  readonly isChecked: boolean;
}

/** Keeps the remembered-login record. Source: SES-1. */
export const createRememberedLogin = (storage: StoragePort) => ({
  read: (): RememberedLogin | undefined => {
    const kept = readObject<RememberedLogin>(storage.getItem(storageKeys.rememberedLogin));
    const { account, isChecked } = kept ?? {};
    return typeof account === 'string' && typeof isChecked === 'boolean' ? { account, isChecked } : undefined;
  },
  write: (account: string, isChecked: boolean): void => {
    const record: RememberedLogin = { account: isChecked ? account : '', isChecked };
    storage.setItem(storageKeys.rememberedLogin, JSON.stringify(record));
  },
});
