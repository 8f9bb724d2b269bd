/**
 * What a page may do: run its own files and the inline scripts of these hashes, frame the games, talk to this origin and to
 * that of the venues.
 * Inline styles are allowed, since the site's styles are written into the page. An answer of the renderer may carry a
 * policy of its own, as a picture's does.
 */
export const securityHeaders = (
  venueOrigin: string,
  scriptHashes: readonly string[],
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${venueOrigin}`,
    `frame-src ${venueOrigin}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});
