import { readText } from './repository';
import { allSentences, hasTest, sentencesPage } from './sentences';
import { requirements } from './spec-map';

const excerpt = (text: string) => text.slice(0, 60);

describe('the sentences of the specification', () => {
  it('are listed on a current page (fix: npm run generate)', () =>
    expect(readText('docs/requirements/sentences.md')).toBe(sentencesPage()));

  // The numbers of sentences, table rows and list items in each section of the specification, which does not change.
  it('are complete in each section', () => {
    const counts = new Map<number, number>();
    for (const { section } of allSentences) counts.set(section, (counts.get(section) ?? 0) + 1);
    expect([...counts.values()]).toEqual([28, 92, 26, 24, 10, 7, 32, 22, 19]);
  });

  it('each have either tests or a decision', () => {
    const wrong = allSentences.filter(({ tests, decision }) => Boolean(tests?.length) === Boolean(decision));
    expect(wrong.map(({ text }) => excerpt(text))).toEqual([]);
  });

  it('name existing tests (fix: the file and the title in sentences.json)', () => {
    const missing = allSentences
      .flatMap(({ tests = [] }) => tests)
      .filter((test) => !hasTest(test))
      .map(({ file, title }) => `${file}: ${title}`);
    expect(missing).toEqual([]);
  });

  it('name known requirements, in the order of the sections', () => {
    const ids = requirements().map(({ id }) => id);
    const unknown = allSentences.flatMap((each) => each.ids).filter((id) => !ids.includes(id));
    expect(unknown).toEqual([]);
    const sections = allSentences.map(({ section }) => section);
    expect(sections).toEqual([...sections].sort());
    expect(new Set(sections).size).toBe(9);
  });

  it.each([
    ['an existing title', 'name existing tests (fix: the file and the title in sentences.json)', true],
    ['a value in place of a placeholder', 'finds the title: a longer title', true],
    ['a placeholder', 'finds the title: %s', true],
    ['a value that the file lacks', `finds the title: ${['a', 'nother', 'title'].join('')}`, false],
    ['a longer title', `name existing tests ${'and more'}`, false],
    ['the title of a group', `the sentences ${'of the specification'}`, false],
  ])('finds the title: %s', (_, title, isKnown) => {
    expect(hasTest({ file: 'architecture/sentences.test.ts', title })).toBe(isKnown);
  });
});
