import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so a plain hash cannot be searched backwards. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
