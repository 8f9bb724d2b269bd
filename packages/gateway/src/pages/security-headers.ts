/**
 * Response headers of a page: it may run its own files and the inline scripts with these hashes, frame the games, and
 * connect to its own origin, that of the venues and the brands' cache hosts. Video comes from the origins of the streams of live
 * rooms alone, as files and, for hls.js, as data that the page fetches and puts together (`blob:`). Inline styles are allowed,
 * since the server writes the styles into the page. A response of the renderer may replace these headers, as those of images do.
 */
export const securityHeaders = (
  venueOrigin: string,
  scriptHashes: readonly string[],
  cacheHosts: readonly string[] = [],
  streamOrigins: readonly string[] = [],
): Record<string, string> => ({
  'content-security-policy': [
    // guard: files-of-own-origin
    "default-src 'self'",
    // guard: scripts-of-own-origin
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", venueOrigin, ...cacheHosts, ...streamOrigins].join(' '),
    ...(streamOrigins.length === 0 ? [] : [['media-src blob:', ...streamOrigins].join(' ')]),
    `frame-src ${venueOrigin}`,
    // guard: base-not-changed
    "base-uri 'none'",
    // guard: no-plugins
    "object-src 'none'",
    // guard: forms-to-own-origin
    "form-action 'self'",
    // guard: pages-not-framed
    "frame-ancestors 'none'",
    // No text becomes markup or script: `innerHTML` and its like throw, and no policy may create trusted values.
    // guard: no-text-becomes-markup
    "require-trusted-types-for 'script'",
    // guard: no-trusted-types-policy
    "trusted-types 'none'",
  ].join('; '),
  // guard: no-referrer
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  // guard: opener-of-own-origin
  'cross-origin-opener-policy': 'same-origin',
  // guard: no-device-access
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});
