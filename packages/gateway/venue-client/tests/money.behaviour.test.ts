import fc from 'fast-check';
import { toMinor, toShown, toSigned, toWire } from '../kit/money.js';

describe('amounts in the game', () => {
  it('[GAM-2] go from the wire to minor units and back without loss', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        (minor) => toMinor(toWire(minor)) === minor,
      ),
    );
  });

  it.each([
    [0n, '0.00', '0.00'],
    [5n, '0.05', '+0.05'],
    [-5n, '−0.05', '−0.05'],
    [123456789n, '1,234,567.89', '+1,234,567.89'],
    [-100000n, '−1,000.00', '−1,000.00'],
  ])('[GAM-2] are shown with separators and sign (%s)', (minor, shown, signed) => {
    expect([toShown(minor), toSigned(minor)]).toEqual([shown, signed]);
  });
});
