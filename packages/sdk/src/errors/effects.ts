import { errorCodes, limits } from '@pavilion/contract';

/** Where an effect leads, as a meaning: paths belong to the site. */
export type Destination = 'login' | 'restriction' | 'maintenance';

/** What an error does beyond the call that met it. */
export type ErrorEffect =
  /** The session is over. The SDK has already ended it. */
  | { readonly kind: 'clear-session' }
  /** Show the error's message; going on from it leads to `confirm.to`. */
  | {
      readonly kind: 'alert';
      readonly title?: string;
      readonly confirm: { readonly to: Destination; readonly closesLive: boolean };
    }
  /** Go there; `name` says which explanation, `unless` when not to go. */
  | {
      readonly kind: 'redirect';
      readonly to: Destination;
      readonly name?: 'access-caveat' | 'access-alert';
      readonly scope?: 'site' | 'venue';
      readonly unless?: 'maintenance';
    }
  /** Say the error where the person is; nothing waits for an answer. */
  | { readonly kind: 'tell' }
  /** Offer to load the page anew. */
  | { readonly kind: 'offer-reload' };

interface EffectRow {
  readonly effects: readonly ErrorEffect[];
  /** Wait in ms within which the same code is told once. */
  readonly debounce: number;
}

const row = (effects: readonly ErrorEffect[], debounce: number = limits.errorDebounce): EffectRow => ({
  effects,
  debounce,
});

const clearSession = { kind: 'clear-session' } as const;
const tell = { kind: 'tell' } as const;
const caveat = { kind: 'redirect', to: 'restriction', name: 'access-caveat' } as const;

/**
 * What each code does.
 * Source: section 8 of the specification (ERR-4 to ERR-6); 6013, 6014 and 10009 as ERR-7 decides.
 */
export const codeEffects: Readonly<Record<number, EffectRow>> = {
  [errorCodes.loggedInElsewhere]: row([
    clearSession,
    { kind: 'alert', confirm: { to: 'login', closesLive: true } },
  ]),
  [errorCodes.deviceBlocked]: row(
    [clearSession, { kind: 'alert', title: '提示', confirm: { to: 'login', closesLive: false } }],
    limits.deviceBlockedDebounce,
  ),
  [errorCodes.passwordChanged]: row([clearSession, tell]),
  [errorCodes.sessionExpired]: row([clearSession, tell]),
  [errorCodes.accountBlocked]: row([clearSession, tell]),
  [errorCodes.regionRestricted]: row([caveat]),
  [errorCodes.ipRestricted]: row([caveat]),
  [errorCodes.accessAlert]: row([
    { kind: 'redirect', to: 'restriction', name: 'access-alert', unless: 'maintenance' },
  ]),
  [errorCodes.siteMaintenance]: row([{ kind: 'redirect', to: 'maintenance', scope: 'site' }]),
  [errorCodes.venueMaintenance]: row([{ kind: 'redirect', to: 'maintenance', scope: 'venue' }]),
  [errorCodes.oldVersion]: row([{ kind: 'offer-reload' }]),
};

/** Whether a code ends the session. Source: SES-3. */
export const endsSession = ({ code }: { readonly code?: number | string }): boolean =>
  codeEffects[Number(code)]?.effects.some(({ kind }) => kind === 'clear-session') ?? false;
