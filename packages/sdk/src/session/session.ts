import { type Member, storageKeys } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import { createEncryptedRecord } from '../crypto/encrypted-record';
import type { Device } from '../device/device';
import { createListeners, unsubscribeAll } from '../listeners';
import type { Ports, Unsubscribe } from '../ports/ports';
import { createRememberedLogin, type RememberedLogin } from './remembered-login';
import { createTokenStore } from './token-store';
import type { UserHash } from './user-hash';

/** Reason why a session ended: a logout, an error code of the gateway (`refused`), or another tab. */
export type ClearReason = 'logout' | 'refused' | 'other-tab';

/** `hadToken`: whether there was a session before the change. */
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

/** Options of a login. */
export interface StartOptions {
  /** True: the token lasts 365 days. False, the default: until the browser closes. */
  remember?: boolean;
  /** Becomes the cached member info. */
  member?: Member;
  /** What the member typed to log in, such as a phone: the remembered account. By default the account of `member`. */
  account?: string;
  /** True: the account of the last login stays remembered, as when a visitor starts a demo. */
  keepsRemembered?: boolean;
}

/** The login session. Requirements SES-1 to SES-4. */
export interface Session {
  token(): string | undefined;
  /** Increases with every login and every end of a session, so that responses to an earlier session can be recognised. */
  epoch(): number;
  start(token: string, options?: StartOptions): void;
  /** @param code the error code that ends the session, kept for `takeEndCode` of every tab */
  clear(reason?: ClearReason, code?: number): void;
  /**
   * The error code that ended the session in this or another tab within the last ten minutes, unless a tab has taken it or a
   * session has started since: one tab shows the reason, once (SES-4).
   */
  takeEndCode(): number | undefined;
  /** Calls the listener when a session starts or ends, also in another tab. */
  subscribe(listener: (change: SessionChange) => void): Unsubscribe;
  rememberedAccount(): RememberedLogin | undefined;
  /** The cached member info of this session. */
  cachedMember(): Promise<Member | undefined>;
  /** Stores member info, encrypted, until the session ends. */
  cacheMember(member: Member): Promise<void>;
  /**
   * Follows logins and logouts of other tabs (SES-4), and reloads the page on focus when another tab
   * has changed the token since the blur (APP-7). Call it once per page, after hydration.
   */
  watchTabs(): Unsubscribe;
}

type SessionPorts = Pick<
  Ports,
  'cookies' | 'storage' | 'visibility' | 'navigation' | 'events' | 'clock' | 'logger'
>;

/** How long the code that ended a session can be taken, in milliseconds: later, another person may use the browser. */
const endCodeLifetime = 600_000;

/** Milliseconds between two looks for the cookie of another tab's login, which can arrive after the storage event. */
const cookieDelays = [50, 250, 1_000] as const;

export const createSession = (
  ports: SessionPorts,
  cipher: Cipher,
  device: Device,
  userHash: UserHash,
): Session => {
  const tokens = createTokenStore(ports);
  const remembered = createRememberedLogin(ports.storage);
  /** Encrypted with device id and token: another session cannot read the record. Requirement SES-2. */
  const memberRecord = createEncryptedRecord<Member>(ports.storage, cipher, storageKeys.memberInfo);
  const secretOf = (ownToken: string) => `${device.id()}\n${ownToken}`;
  const listeners = createListeners<SessionChange>();
  tokens.removeStaleCopy();
  let token = tokens.read();
  /** The member of this session from the login until its record is written. */
  let starting: Member | undefined;
  let epoch = 0;
  /** The token when the page lost the focus, or that this tab has set since: its own changes need no reload. */
  let tokenAtBlur = token;

  const change = (next: string | undefined, by: 'login' | ClearReason) => {
    const hadToken = token !== undefined;
    token = next;
    if (by !== 'login') starting = undefined;
    epoch += 1;
    if (by !== 'other-tab') tokenAtBlur = next;
    const kind = next === undefined ? 'cleared' : 'started';
    listeners.notify({ kind, by, epoch, hadToken } as SessionChange);
  };

  const cacheMember = async (member: Member) => {
    const ownToken = token;
    if (ownToken === undefined) return;
    try {
      await memberRecord.write(secretOf(ownToken), member, () => token === ownToken);
      const hash = await userHash.of(member.account);
      if (token !== ownToken) return;
      starting = undefined;
      // The remembered login is not that of a demo.
      userHash.write(hash, !member.isDemo && remembered.read()?.isChecked === true);
    } catch (error) {
      ports.logger.warn('The member info could not be stored.', error);
    }
  };

  let nextLook: unknown;
  const syncWithOtherTabs = ([delay, ...later]: readonly number[] = cookieDelays) => {
    ports.clock.clearTimeout(nextLook);
    if (delay !== undefined && tokens.awaitsCookie()) {
      nextLook = ports.clock.setTimeout(() => syncWithOtherTabs(later), delay);
      return;
    }
    const stored = tokens.read();
    if (stored !== token) change(stored, 'other-tab');
  };

  return {
    token: () => token,
    epoch: () => epoch,
    start: (next, { remember = false, member, account = member?.account, keepsRemembered } = {}) => {
      memberRecord.remove();
      userHash.remove();
      ports.storage.removeItem(storageKeys.sessionEnd);
      tokens.write(next, remember);
      if (account !== undefined && !keepsRemembered) remembered.write(account, remember);
      starting = member;
      change(next, 'login');
      if (member) void cacheMember(member);
    },
    clear: (reason = 'logout', code) => {
      // Before the token: its removal notifies the other tabs.
      if (token !== undefined && code !== undefined)
        ports.storage.setItem(storageKeys.sessionEnd, `${code} ${ports.clock.now()}`);
      tokens.remove();
      memberRecord.remove();
      userHash.remove();
      if (token !== undefined) change(undefined, reason);
    },
    takeEndCode: () => {
      const [code, at] = (ports.storage.getItem(storageKeys.sessionEnd) ?? '').split(' ').map(Number);
      ports.storage.removeItem(storageKeys.sessionEnd);
      const age = ports.clock.now() - (at ?? Number.NaN);
      return age >= 0 && age <= endCodeLifetime ? code : undefined;
    },
    subscribe: listeners.add,
    rememberedAccount: remembered.read,
    cachedMember: async () => {
      const ownToken = token;
      if (ownToken === undefined) return undefined;
      const member = await memberRecord.read(secretOf(ownToken));
      if (token !== ownToken) return undefined;
      return typeof member?.account === 'string' ? (member as Member) : starting;
    },
    cacheMember,
    watchTabs: () => {
      tokenAtBlur = token;
      return unsubscribeAll(
        () => ports.clock.clearTimeout(nextLook),
        ports.events.onStorage((key) => {
          if (key === null || key === storageKeys.token) syncWithOtherTabs();
        }),
        ports.visibility.onFocusChange((isFocused) => {
          if (!isFocused) tokenAtBlur = token;
          else if (tokens.read() !== tokenAtBlur) ports.navigation.reload();
        }),
      );
    },
  };
};
