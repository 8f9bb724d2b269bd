import fc from 'fast-check';
import vectors from '../../contract/vectors/text.json';
import { ellipsis } from './ellipsis';
import { expectVector, vectorsOf } from './testing/vectors';
import { textUnits } from './text-units';

const text = fc.string({ unit: fc.constantFrom('a', 'ÿ', '明', '😀', '（', '）', '【', '】', '.') });
const limit = fc.nat(30);

describe('ellipsis', () => {
  it.each(vectorsOf(vectors, 'ellipsis'))('[TXT-2] $name', (vector) => {
    expectVector(vector, ellipsis);
  });

  it('[TXT-2] keeps text within the limit unchanged', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(ellipsis(value, textUnits(value))).toBe(value);
      }),
    );
  });

  it('[TXT-2] keeps the longest prefix that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ÿ', '明', '😀') }), limit, (value, max) => {
        fc.pre(textUnits(value) > max);
        const kept = ellipsis(value, max).slice(0, -3);
        const next = Array.from(value)[Array.from(kept).length] ?? '';
        expect(ellipsis(value, max)).toBe(`${kept}...`);
        expect(value.startsWith(kept)).toBe(true);
        expect(textUnits(kept)).toBeLessThanOrEqual(max);
        expect(textUnits(kept + next)).toBeGreaterThan(max);
      }),
    );
  });

  it('[TXT-2] keeps the brackets and truncates inside them', () => {
    const inside = fc.string({ unit: fc.constantFrom('a', '明', '😀'), minLength: 1 });
    const brackets = fc.constantFrom(
      ...['（）', '【】', '［］', '｛｝', '〔〕', '《》', '「」', '『』', '〈〉', '〖〗'].map(
        (pair) => [...pair] as [string, string],
      ),
    );
    fc.assert(
      fc.property(inside, brackets, limit, (value, [open, close], max) => {
        const wrapped = `${open}${value}${close}`;
        fc.pre(textUnits(wrapped) > max);
        expect(ellipsis(wrapped, max)).toBe(`${open}${ellipsis(value, Math.max(0, max - 4))}${close}`);
      }),
    );
  });
});
