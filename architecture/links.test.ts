import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, read, root } from './repository';

const pages = filesIn('.').filter((path) => path.endsWith('.md'));

/** The targets of a page's links inside the repository, without fragments. */
const targetsOf = (page: string): string[] =>
  [
    ...read(page)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g),
  ].map(([, target]) => join(dirname(page), target!));

describe('documentation', () => {
  it('links to existing files', () => {
    const broken = pages.flatMap((page) =>
      targetsOf(page)
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(broken).toEqual([]);
  });
});
