import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, read, root } from './repository';

const pages = filesIn('.').filter((path) => path.endsWith('.md'));

/** Where a page's links lead inside the repository, without the place on the page. */
const targetsOf = (page: string): string[] =>
  [
    ...read(page)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g),
  ].map(([, target]) => join(dirname(page), target!));

describe('what is written', () => {
  it('links to what is there', () => {
    const broken = pages.flatMap((page) =>
      targetsOf(page)
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(broken).toEqual([]);
  });
});
