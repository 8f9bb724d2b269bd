import fc from 'fast-check';
import { addressTricks } from '../../../testing/address-tricks';
import { frameAddress } from './frame-address';

const options = {
  venueOrigins: ['https://venue.test', 'http://localhost:4601', 'null', 'https://site.test'],
  siteOrigin: 'https://site.test',
  locale: 'zh-CN',
  theme: 'space',
} as const;

describe('frameAddress', () => {
  it('[RTE-3] allows an address of a listed venue, adds language and theme, and keeps its token', () => {
    expect(frameAddress('https://venue.test/slots/koi?a=1#token=t%2B1', options)?.href).toBe(
      'https://venue.test/slots/koi?a=1&lang=zh-CN&theme=space#token=t%2B1',
    );
    expect(frameAddress('http://localhost:4601/slots/koi', options)?.origin).toBe('http://localhost:4601');
  });

  it.each(addressTricks('https://venue.test', options.siteOrigin))('[RTE-3] rejects %j', (url) =>
    expect(frameAddress(url, options)).toBeUndefined(),
  );

  it('[RTE-3] is tested with at least 300 malicious addresses', () => {
    expect(new Set(addressTricks('https://venue.test', options.siteOrigin)).size).toBeGreaterThanOrEqual(300);
  });

  it('[RTE-3] allows only listed origins for any text', () => {
    const pieces = fc.constantFrom(
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'venue.test',
      'evil.test',
      '#',
      '?',
      '.',
      '\t',
      'javascript:',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const framed = frameAddress(parts.join(''), options);
        if (framed) expect(new URL(framed.href).host).toBe('venue.test');
      }),
    );
  });

  it('[RTE-3] allows nothing without listed venues', () => {
    expect(frameAddress('https://venue.test/', { ...options, venueOrigins: [] })).toBeUndefined();
  });
});
