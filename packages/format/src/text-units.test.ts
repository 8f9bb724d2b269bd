import fc from 'fast-check';
import vectors from '../../contract/vectors/text.json';
import { expectVector, vectorsOf } from './testing/vectors';
import { textUnits } from './text-units';

describe('textUnits', () => {
  it.each(vectorsOf(vectors, 'textUnits'))('[TXT-1] $name', (vector) => {
    expectVector(vector, textUnits);
  });

  it('[TXT-1] counts characters up to code point 255 as 1 unit and others as 2', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const units = Array.from(text, (character) => (character > 'ÿ' ? 2 : 1));
        expect(textUnits(text)).toBe(units.reduce<number>((sum, unit) => sum + unit, 0));
      }),
    );
  });
});
