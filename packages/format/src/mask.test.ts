import fc from 'fast-check';
import vectors from '../../contract/vectors/masking.json';
import { maskName, maskPhone } from './mask';
import { expectVector, vectorsOf } from './testing/vectors';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 });

describe('maskPhone', () => {
  it.each(vectorsOf(vectors, 'maskPhone'))('[MSK-1] $name', (vector) => {
    expectVector(vector, maskPhone);
  });

  it('[MSK-1] masks 4 digits of up to 7, and 7 of more', () => {
    fc.assert(
      fc.property(digits, (phone) => {
        const hidden = Math.min(phone.length, phone.length > 7 ? 7 : 4);
        expect(maskPhone(phone)).toBe('*'.repeat(hidden) + phone.slice(hidden));
      }),
    );
  });
});

describe('maskName', () => {
  it.each(vectorsOf(vectors, 'maskName'))('[MSK-2] $name', (vector) => {
    expectVector(vector, maskName);
  });

  it('[MSK-2] shows at most four whole characters and never the whole name', () => {
    const names = fc.string({ unit: fc.constantFrom('a', 'b', '明', '😀', '𠮷'), minLength: 1 });
    fc.assert(
      fc.property(names, (name) => {
        const masked = maskName(name);
        const length = Array.from(name).length;
        const [start = '', end = ''] = masked.split('**');
        expect([start, end].map((shown) => Array.from(shown).length)).toEqual(
          length >= 4 ? [2, 2] : [length === 1 ? 0 : 1, 0],
        );
        expect(name.startsWith(start) && name.endsWith(end)).toBe(true);
        expect(masked).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
