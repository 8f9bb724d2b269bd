import { type Member, storageKeys } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import type { Device } from '../device/device';
import { createSealedRecord } from '../json/sealed-record';
import { createListeners } from '../listeners';
import type { Ports, Unsubscribe } from '../ports/ports';
import { createRememberedLogin, type RememberedLogin } from './remembered-login';
import { createTokenStore } from './token-store';

/** Who ended a session: the member, the gateway by a code, or another tab. */
export type ClearReason = 'logout' | 'refused' | 'other-tab';

/** `hadToken` tells a change of member from a visitor's login. */
export type SessionChange =
  | {
      readonly kind: 'started';
      readonly by: 'login' | 'other-tab';
      readonly epoch: number;
      readonly hadToken: boolean;
    }
  | {
      readonly kind: 'cleared';
      readonly by: ClearReason;
      readonly epoch: number;
      readonly hadToken: boolean;
    };

/** What a login says of itself. */
export interface StartOptions {
  /** Ticked: the token lasts 365 days, else as long as the browser runs. */
  remember?: boolean;
  /** Who logged in; becomes the cached member info and the remembered account. */
  member?: Member;
}

/** Who is logged in, and how long. Source: section 4 of the specification. */
export interface Session {
  token(): string | undefined;
  /** Grows with every login and every end of a session; tells a late answer from a current one. */
  epoch(): number;
  start(token: string, options?: StartOptions): void;
  clear(reason?: ClearReason): void;
  /** Hears logins and ends of sessions, those of other tabs too. */
  subscribe(listener: (change: SessionChange) => void): Unsubscribe;
  rememberedAccount(): RememberedLogin | undefined;
  /** The last known member info of this session, decrypted. */
  cachedMember(): Promise<Member | undefined>;
  /** Keeps member info, encrypted, while the session lasts. */
  cacheMember(member: Member): Promise<void>;
  /**
   * Listens to other tabs (SES-4) and reloads the page when, at focus, the token is not the one held at blur (APP-7).
   * Call it once the page runs.
   */
  watchTabs(): Unsubscribe;
}

type SessionPorts = Pick<Ports, 'cookies' | 'storage' | 'visibility' | 'navigation' | 'events' | 'logger'>;

/**
 * The session of one client.
 * Source: sections 3 and 4 of the specification.
 */
export const createSession = (ports: SessionPorts, cipher: Cipher, device: Device): Session => {
  const tokens = createTokenStore(ports);
  const remembered = createRememberedLogin(ports.storage);
  /** Sealed under device and token: another session's record can not be read. Source: SES-2. */
  const members = createSealedRecord<Member>(ports.storage, cipher, storageKeys.memberInfo);
  const secretOf = (owner: string) => `${device.id()}\n${owner}`;
  const listeners = createListeners<SessionChange>();
  tokens.tidy();
  let token = tokens.read();
  let epoch = 0;

  const change = (next: string | undefined, by: 'login' | ClearReason) => {
    const hadToken = token !== undefined;
    token = next;
    epoch += 1;
    const kind = next === undefined ? 'cleared' : 'started';
    listeners.tell({ kind, by, epoch, hadToken } as SessionChange);
  };

  const cacheMember = async (member: Member) => {
    const owner = token;
    if (owner === undefined) return;
    try {
      await members.write(secretOf(owner), member, () => token === owner);
    } catch (error) {
      ports.logger.warn('The member info could not be kept.', error);
    }
  };

  const adoptOtherTab = () => {
    const stored = tokens.read();
    if (stored !== token) change(stored, 'other-tab');
  };

  return {
    token: () => token,
    epoch: () => epoch,
    start: (next, { remember = false, member } = {}) => {
      members.remove();
      tokens.write(next, remember);
      if (member) remembered.write(member.account, remember);
      change(next, 'login');
      if (member) void cacheMember(member);
    },
    clear: (reason = 'logout') => {
      tokens.remove();
      members.remove();
      if (token !== undefined) change(undefined, reason);
    },
    subscribe: listeners.add,
    rememberedAccount: remembered.read,
    cachedMember: async () => {
      const owner = token;
      if (owner === undefined) return undefined;
      const member = await members.read(secretOf(owner));
      return token === owner && typeof member?.account === 'string' ? (member as Member) : undefined;
    },
    cacheMember,
    watchTabs: () => {
      let heldAtBlur = token;
      const unwatch = [
        ports.events.onStorage((key) => {
          if (key === null || key === storageKeys.token) adoptOtherTab();
        }),
        ports.visibility.subscribe((focused) => {
          if (!focused) heldAtBlur = token;
          else if (tokens.read() !== heldAtBlur) ports.navigation.reload();
        }),
      ];
      return () => {
        for (const stop of unwatch) stop();
      };
    },
  };
};
