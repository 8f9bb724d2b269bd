import { outsideAddress } from './outside-address';

describe('an address of another site', () => {
  it.each(['https://apps.example.com/pavilion?x=1', 'http://apps.example.com/'])('is %s', (address) => {
    expect(outsideAddress(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:ran(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    '/\\evil.example',
    '//evil.example',
    'https:evil.example',
    'https://user:secret@evil.example/',
    'https://',
    '',
  ])('is not %j', (address) => {
    expect(outsideAddress(address)).toBeUndefined();
  });
});
