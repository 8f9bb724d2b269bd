import { storageKeys } from '@pavilion/contract';
import { parseObject } from '../json/objects';
import type { StoragePort } from '../ports/ports';

/** The initial values of the login form. Never the password. */
export interface RememberedLogin {
  /** Empty when the member did not choose “remember me”. */
  readonly account: string;
  /** Whether "remember me" was checked. */
  readonly isChecked: boolean;
}

/** Stores the last login's account. Requirement SES-1. */
export const createRememberedLogin = (storage: StoragePort) => ({
  read: (): RememberedLogin | undefined => {
    const stored = parseObject<RememberedLogin>(storage.getItem(storageKeys.rememberedLogin));
    const { account, isChecked } = stored ?? {};
    return typeof account === 'string' && typeof isChecked === 'boolean' ? { account, isChecked } : undefined;
  },
  write: (account: string, isChecked: boolean): void => {
    const record: RememberedLogin = { account: isChecked ? account : '', isChecked };
    storage.setItem(storageKeys.rememberedLogin, JSON.stringify(record));
  },
});
