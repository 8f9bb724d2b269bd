import { pictureType } from './picture-type';

describe('what a picture is', () => {
  it.each([
    ['ffd8ffe000104a464946', 'image/jpeg'],
    ['89504e470d0a1a0a0000', 'image/png'],
    ['524946460000000057454250', 'image/webp'],
    ['3c7376672f3e', undefined],
    ['474946383961', undefined],
    ['524946460000000041564920', undefined],
    ['', undefined],
  ])('recognizes %s as %s by its first bytes', (hex, type) =>
    expect(pictureType(Buffer.from(hex, 'hex'))).toBe(type),
  );
});
