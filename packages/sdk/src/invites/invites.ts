import { limits, storageKeys } from '@pavilion/contract';
import { omitUndefined } from '../json/objects';
import type { Ports } from '../ports/ports';
import { cleanCode, readStoredCode, writeStoredCode } from './stored-code';

type InviteKey = keyof typeof storageKeys.inviteCodes;

/** The invite code that registration sends. */
export interface Invite {
  readonly kind: Exclude<InviteKey, 'r_bet'>;
  readonly code: string;
  /** The `r_bet` that came with an `r_code`. */
  readonly bet?: string;
}

/** Invite codes from the URLs that a visitor has opened. Requirements INV-1 to INV-4. */
export interface Invites {
  /** Stores the codes of a query string, for example `location.search`. */
  capture(search: string): void;
  /** The code that has not expired and takes precedence: r_code (with r_bet), then i_code, then invite_code. */
  current(): Invite | undefined;
  clear(): void;
}

const keys = Object.keys(storageKeys.inviteCodes) as InviteKey[];
const precedence = ['r_code', 'i_code', 'invite_code'] as const;

/** Codes are stored with the time of their capture: invite_code expires after 24 h, the others after 12 h. */
export const createInvites = ({ storage, clock }: Pick<Ports, 'storage' | 'clock'>): Invites => {
  const remove = (key: InviteKey) => storage.removeItem(storageKeys.inviteCodes[key]);
  const write = (key: InviteKey, value: string, time: number) =>
    storage.setItem(storageKeys.inviteCodes[key], writeStoredCode({ value, time }));

  const read = (key: InviteKey): string | undefined => {
    const text = storage.getItem(storageKeys.inviteCodes[key]);
    if (text === null) return undefined;
    const now = clock.now();
    const stored = readStoredCode(text, now);
    if (!stored || now - stored.time >= limits.inviteTtl[key]) {
      remove(key);
      return undefined;
    }
    if (writeStoredCode(stored) !== text) write(key, stored.value, stored.time);
    return stored.value;
  };

  return {
    capture: (search) => {
      const query = new URLSearchParams(search);
      if (cleanCode(query.get('r_code'))) remove('r_bet');
      for (const key of keys) {
        const code = cleanCode(query.get(key));
        if (code) write(key, code, clock.now());
      }
    },
    current: () => {
      for (const kind of precedence) {
        const code = read(kind);
        if (code) return omitUndefined({ kind, code, bet: kind === 'r_code' ? read('r_bet') : undefined });
      }
      return undefined;
    },
    clear: () => {
      for (const key of keys) remove(key);
    },
  };
};
