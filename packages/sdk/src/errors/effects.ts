import { errorCodes, limits } from '@pavilion/contract';

/** Abstract navigation target of an effect. The application maps it to a path. */
export type Destination = 'login' | 'restriction' | 'maintenance';

/** An application-wide effect of an error. */
export type ErrorEffect =
  /** The session is over. The SDK has cleared it already. */
  | { readonly kind: 'clear-session' }
  /** Show the message in a dialog; confirming navigates to `confirm.to`. */
  | {
      readonly kind: 'alert';
      readonly title?: string;
      readonly confirm: { readonly to: Destination; readonly closesLive: boolean };
    }
  /** Navigate; `name` selects the explanation shown there, `unless` is when to stay. */
  | {
      readonly kind: 'redirect';
      readonly to: Destination;
      readonly name?: 'access-caveat' | 'access-alert';
      readonly scope?: 'site' | 'venue';
      readonly unless?: 'maintenance';
    }
  /** Show the message on the current page; it needs no confirmation. */
  | { readonly kind: 'show-message' }
  /** Offer to reload the page. */
  | { readonly kind: 'offer-reload' };

interface EffectRow {
  readonly effects: readonly ErrorEffect[];
  /** In ms: errors of one code within this time of each other are reported once. */
  readonly debounce: number;
}

const row = (effects: readonly ErrorEffect[], debounce: number = limits.errorDebounce): EffectRow => ({
  effects,
  debounce,
});

const clearSession = { kind: 'clear-session' } as const;
const sessionOver = row([clearSession, { kind: 'show-message' }]);
const restricted = row([{ kind: 'redirect', to: 'restriction', name: 'access-caveat' }]);

/** The effects of each code; the names are those of the catalogue. Requirements ERR-4 to ERR-7. */
export const codeEffects: Readonly<Record<number, EffectRow>> = {
  [errorCodes.loggedInElsewhere]: row([
    clearSession,
    { kind: 'alert', confirm: { to: 'login', closesLive: true } },
  ]),
  [errorCodes.deviceBlocked]: row(
    [clearSession, { kind: 'alert', title: '提示', confirm: { to: 'login', closesLive: false } }],
    limits.deviceBlockedDebounce,
  ),
  [errorCodes.passwordChanged]: sessionOver,
  [errorCodes.sessionExpired]: sessionOver,
  [errorCodes.accountBlocked]: sessionOver,
  [errorCodes.regionRestricted]: restricted,
  [errorCodes.ipRestricted]: restricted,
  [errorCodes.accessAlert]: row([
    { kind: 'redirect', to: 'restriction', name: 'access-alert', unless: 'maintenance' },
  ]),
  [errorCodes.siteMaintenance]: row([{ kind: 'redirect', to: 'maintenance', scope: 'site' }]),
  [errorCodes.venueMaintenance]: row([{ kind: 'redirect', to: 'maintenance', scope: 'venue' }]),
  [errorCodes.oldVersion]: row([{ kind: 'offer-reload' }]),
};

/** Whether an error ends the session. Requirement SES-3. */
export const endsSession = ({ code }: { readonly code?: number | string }): boolean =>
  codeEffects[Number(code)]?.effects.some(({ kind }) => kind === 'clear-session') ?? false;
