import { filesIn, isTest, read } from './repository';

interface Requirement {
  id: string;
  text: string;
}

/** The requirements, in the order of the page. */
export const requirements = (): Requirement[] =>
  [...read('docs/requirements/README.md').matchAll(/^\| ([A-Z]{3}-\d+) \| (.+) \|$/gm)].map((row) => ({
    id: row[1]!,
    text: row[2]!,
  }));

/** The test files that name each id in a title. */
const proofs = (): Map<string, Set<string>> => {
  const byId = new Map<string, Set<string>>();
  for (const file of filesIn('packages', 'site', 'e2e', 'architecture', 'stories', 'bench').filter(isTest)) {
    for (const [, id] of read(file).matchAll(/\[([A-Z]{3}-\d+)\]/g)) {
      byId.set(id!, (byId.get(id!) ?? new Set()).add(file));
    }
  }
  return byId;
};

const link = (file: string) => `[${file.split('/').at(-1)}](../${file})`;

/** The text of `docs/spec-map.md`. */
export const specMap = (): string => {
  const found = proofs();
  const all = requirements();
  const rows = all.map(({ id, text }) => {
    const files = [...(found.get(id) ?? [])].sort();
    return `| ${id} | ${text} | ${files.length === 0 ? '**open**' : files.map(link).join(' · ')} |`;
  });
  const named = all.filter(({ id }) => found.has(id)).length;
  return [
    '# Where each requirement is proved',
    '',
    'Generated from the titles of the tests by `npm run generate`. A test named here proves a part of its requirement,',
    'not always the whole of it; **open** means that no test names it yet.',
    '',
    `${named} of ${all.length} requirements are named by tests.`,
    '',
    '| id | must hold | tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
};
