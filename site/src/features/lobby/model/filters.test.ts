import { gameShelves, gameSorts } from '@pavilion/contract';
import fc from 'fast-check';
import { type Filters, filterBody, maxTextLength, noFilters, readFilters, writeFilters } from './filters';

const filters: fc.Arbitrary<Filters> = fc.record({
  text: fc
    .array(fc.constantFrom(...'金龙献瑞jlxr &=?#%+é', '🐉'), { maxLength: 18 })
    .map((letters) => letters.join('').trim()),
  venue: fc.constantFrom('', 'pavilion-slots', 'a&b=c'),
  shelf: fc.option(fc.constantFrom(...gameShelves), { nil: undefined }),
  sort: fc.constantFrom(...gameSorts),
});

describe('filters', () => {
  it('[GAM-2] survive a round trip through the address', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(readFilters(new URLSearchParams(writeFilters(wanted).toString()))).toEqual(wanted);
      }),
    );
  });

  it('[GAM-2] are valid for any address, and formatting them again changes nothing', () => {
    const query = fc.dictionary(
      fc.constantFrom('text', 'venue', 'shelf', 'sort', 'play', 'other'),
      fc.string({ maxLength: 90, unit: 'binary' }),
    );
    fc.assert(
      fc.property(query, (words) => {
        const read = readFilters(new URLSearchParams(words));
        const body = filterBody(read, 'egame');
        expect(body.text?.length ?? 0).toBeLessThanOrEqual(maxTextLength);
        expect(body.venue?.length ?? 0).toBeLessThanOrEqual(64);
        expect([undefined, ...gameShelves]).toContain(body.shelf);
        expect([undefined, ...gameSorts]).toContain(body.sort);
        expect(readFilters(writeFilters(read))).toEqual(read);
      }),
    );
  });

  it('[GAM-2] omits defaults from the address', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
    expect(readFilters(new URLSearchParams('shelf=cold&sort=worst'))).toEqual(noFilters);
  });

  it('[GAM-2] never splits a surrogate pair', () => {
    const text = readFilters(new URLSearchParams({ text: `${'a'.repeat(39)}🐉` })).text;
    expect(text).toBe('a'.repeat(39));
  });
});
