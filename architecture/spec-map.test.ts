import { read } from './repository';
import { requirements, specMap } from './spec-map';

describe('docs/spec-map.md', () => {
  it('is current (mend: npm run generate)', () => expect(read('docs/spec-map.md')).toBe(specMap()));

  it('has unique requirement ids', () => {
    const ids = requirements().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(90);
  });
});
