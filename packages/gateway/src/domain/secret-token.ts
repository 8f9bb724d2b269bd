import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. Tokens are random, so a plain hash cannot be reversed by search. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
