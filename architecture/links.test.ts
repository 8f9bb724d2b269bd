import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, readText, root } from './repository';

const pages = listFiles('.').filter((path) => path.endsWith('.md'));

interface Link {
  readonly page: string;
  readonly file: string;
  readonly fragment?: string;
}

/** The links of a page inside the repository. */
const linksOf = (page: string): Link[] =>
  [
    ...readText(page)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?/g),
  ].map(([, target, fragment]) => ({ page, file: target ? join(dirname(page), target) : page, fragment }));

/** The fragments of a page's headings, as GitHub derives them. */
const fragmentsOf = (page: string): string[] =>
  [...readText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('documentation', () => {
  const links = pages.flatMap(linksOf);

  it('links to existing files', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(links.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('links to existing headings', () => {
    const withFragment = links.filter(({ file, fragment }) => fragment && file.endsWith('.md'));
    expect(withFragment.length).toBeGreaterThan(5);
    expect(withFragment.filter(({ file, fragment }) => !fragmentsOf(file).includes(fragment!))).toEqual([]);
  });
});
