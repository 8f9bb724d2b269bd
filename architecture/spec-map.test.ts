import { listFiles, readText } from './repository';
import { openParts, requirements, specMap } from './spec-map';

describe('docs/spec-map.md', () => {
  it('is current (fix: npm run generate)', () => expect(readText('docs/spec-map.md')).toBe(specMap()));

  it('has unique requirement ids', () => {
    const ids = requirements().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(90);
  });

  it('lists open parts of known requirements only, each id once', () => {
    const ids = requirements().map(({ id }) => id);
    const open = openParts().map(({ id }) => id);
    expect(open.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(open).size).toBe(open.length);
  });
});

describe('docs/decisions', () => {
  const files = listFiles('docs/decisions').filter((path) => !path.endsWith('README.md'));

  it.each(files)('%s has a title, a status and a date, and is listed', (path) => {
    expect(readText(path)).toMatch(/^# .+\n\n(Accepted|Superseded by \[\d{4}\]\(.+\)), \d{4}-\d\d-\d\d\n/);
    expect(readText('docs/decisions/README.md')).toContain(`(${path.split('/').at(-1)})`);
  });
});
