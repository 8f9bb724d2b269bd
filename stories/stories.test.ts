import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@pavilion/ui';

/** Story files as text: e2e/stories.spec.ts renders and plays them in a browser. */
const stories = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => [path, readFileSync(join(__dirname, path), 'utf8')] as const);

/** Illustrations and roots share a story file or have none. */
const withoutOwnStories = /(Icon|Scene\w*|^Brand\w+|^GameCover|^UiProvider|^UiRoot|^GlobalStyle)$/;

it('every component of the kit has its stories', () => {
  const shown = new Set(stories.map(([, text]) => /^ {2}component: (\w+)/m.exec(text)?.[1]));
  const missing = Object.keys(kit).filter(
    (name) => /^[A-Z]/.test(name) && !withoutOwnStories.test(name) && !shown.has(name),
  );
  expect(missing).toEqual([]);
});

it.each(stories.filter(([path]) => path.startsWith('components')))(
  '%s lists what to do and what not to do',
  (_, text) => {
    expect(text).toMatch(/usage: \{\s*do:\s*['"`]\w[\s\S]*?\bdont:\s*['"`]\w/);
  },
);

it.each(stories.filter(([path]) => path.startsWith('tokens') && !path.includes('propose')))(
  '%s shows what to do and what not to do',
  (_, text) => {
    expect(text).toMatch(/usage: \{\s*do:\s*['"`]\w[\s\S]*?\bdont:\s*['"`]\w/);
    expect(text).toMatch(/^export const DoAndDont: /m);
  },
);
