import { securityHeaders } from './security-headers';

const policyOf = (streamOrigins: readonly string[], scriptHashes: readonly string[] = []) => {
  const { 'content-security-policy': policy = '' } = securityHeaders(
    'http://games.example',
    scriptHashes,
    ['https://cache.example'],
    streamOrigins,
  );
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

describe('the security policy of pages', () => {
  it('[LIV-3] allows video of the origins of streams and no other, fetched by the page or the browser', () => {
    const policy = policyOf(['https://video.example', 'https://video-2.example']);
    expect(policy.get('media-src')).toEqual(['blob:', 'https://video.example', 'https://video-2.example']);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'http://games.example',
      'https://cache.example',
      'https://video.example',
      'https://video-2.example',
    ]);
  });

  it('[LIV-3] has nothing for video without such origins', () => {
    const policy = policyOf([]);
    expect(policy.has('media-src')).toBe(false);
    expect(policy.get('connect-src')).toEqual(["'self'", 'http://games.example', 'https://cache.example']);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  });

  it('[RTE-3] names every other directive and header of a page', () => {
    const { 'content-security-policy': _, ...others } = securityHeaders('http://games.example', ['sha256-a']);
    expect(others).toEqual({
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    expect(Object.fromEntries(policyOf([], ['sha256-a']))).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-a'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'frame-src': ['http://games.example'],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });
});
