import fc from 'fast-check';
import { frameAddress } from './frame-address';

const options = {
  venueOrigins: ['https://venue.test', 'http://localhost:4601', 'null', 'https://site.test'],
  siteOrigin: 'https://site.test',
  locale: 'zh-CN',
  theme: 'space',
} as const;

describe('frameAddress', () => {
  it('[RTE-3] frames what a named venue launched, with language and theme, its token untouched', () => {
    expect(frameAddress('https://venue.test/slots/koi?a=1#token=t%2B1', options)?.href).toBe(
      'https://venue.test/slots/koi?a=1&lang=zh-CN&theme=space#token=t%2B1',
    );
    expect(frameAddress('http://localhost:4601/slots/koi', options)?.origin).toBe('http://localhost:4601');
  });

  it.each([
    '',
    '/slots/koi',
    '//venue.test/slots/koi',
    'venue.test/slots/koi',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//https://venue.test/',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://venue.test/0f5c',
    'file:///etc/passwd',
    'ftp://venue.test/slots/koi',
    'https://evil.test/?https://venue.test',
    'https://venue.test.evil.test/',
    'https://venue.test@evil.test/',
    'https://venue.test:444/',
    'http://venue.test/',
    'https://user@venue.test/',
    'https://user:secret@venue.test/',
    'https://:secret@venue.test/',
    'https://evil.test\\@venue.test/',
    'https:evil.test#@venue.test',
    'https://VENUE.test%2eevil.test/',
    'https://site.test/slots/koi',
    'about:blank',
  ])('[RTE-3] does not frame %p', (url) => expect(frameAddress(url, options)).toBeUndefined());

  it('[RTE-3] frames nothing but what stands in the list, whatever the text', () => {
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

  it('[RTE-3] frames nothing while no venue is known', () => {
    expect(frameAddress('https://venue.test/', { ...options, venueOrigins: [] })).toBeUndefined();
  });
});
