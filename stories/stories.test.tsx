import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@pavilion/ui';
import { composeStories } from '@storybook/react';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
);
type StoryFile = Parameters<typeof composeStories>[0];
type Runnable = Readonly<Record<string, { run(): Promise<void> }>>;
const load = (file: string): StoryFile => require(join(__dirname, file));

describe.each(files)('%s', (file) => {
  it.each(Object.entries(composeStories(load(file)) as Runnable))(
    '%s renders, and what it plays holds',
    async (_, story) => {
      await story.run();
    },
    // Whole screens take seconds in jsdom on a busy machine.
    30_000,
  );
});

/** Illustrations and roots share a story file or have none. */
const elsewhere = /(Icon|Scene\w*|^Brand\w+|^GameCover|^UiProvider|^UiRoot|^GlobalStyle)$/;

it('every component of the kit has its stories', () => {
  const shown = new Set(files.map((file) => load(file).default.component));
  const missing = Object.entries(kit).filter(
    ([name, value]) => /^[A-Z]/.test(name) && !elsewhere.test(name) && !shown.has(value as never),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

it.each(files.filter((file) => file.startsWith('components')))('%s says what to do and what not', (file) => {
  const { usage } = load(file).default.parameters ?? {};
  expect(usage).toEqual({ do: expect.stringMatching(/\w/), dont: expect.stringMatching(/\w/) });
});
