import type { Challenge } from '@pavilion/contract';
import { removeStoredInput } from '../../../shared/forms/initial-input';

const entry = 'pavilion.login-code';

/** Without storage (denied or full), the challenge does not survive a reload. */
const ifPossible = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/** The challenge of a login by a code that this tab has begun; undefined once it has expired. Anything malformed is ignored. */
export const readSentCode = (now: number): Challenge | undefined => {
  const stored = ifPossible(() => JSON.parse(sessionStorage.getItem(entry) ?? 'null') as Challenge | null);
  return typeof stored?.id === 'string' && Date.parse(stored.expiresAt) > now ? stored : undefined;
};

/** Keeps the challenge for this tab, or forgets it. It is no secret: the code is not in it, and it is bound to the device. */
export const storeSentCode = (challenge: Challenge | undefined): void => {
  ifPossible(() =>
    challenge ? sessionStorage.setItem(entry, JSON.stringify(challenge)) : sessionStorage.removeItem(entry),
  );
};

/** Names of the stored input of the login forms. */
export const loginInput = { password: 'login', code: 'login-code' } as const;

/** Forgets what both login forms keep, after a login. */
export const forgetLoginInput = (): void => {
  storeSentCode(undefined);
  for (const key of Object.values(loginInput)) removeStoredInput(key);
};
