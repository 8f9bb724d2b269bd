import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret. */
export const totpAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
