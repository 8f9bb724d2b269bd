import { createHash } from 'node:crypto';

/**
 * What a page may load: our own files, the one inline script by its hash, and games in frames of the venues that the
 * gateway named. Inline styles are allowed because styled-components writes them.
 */
export const contentSecurityPolicy = (inlineScript: string, venueOrigins: readonly string[]): string => {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const origins = venueOrigins.filter((origin) => /^https?:\/\/[\w.:-]+$/.test(origin));
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};
