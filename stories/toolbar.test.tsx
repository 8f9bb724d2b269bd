import { Masked, themeNames, useTheme } from '@pavilion/ui';
import { composeStory } from '@storybook/react';
import { screen } from '@testing-library/react';
import { globalTypes, initialGlobals } from './.storybook/toolbar';

const Shown = () => (
  <>
    <Masked text="zhangsan" revealable />
    <output>{useTheme().name}</output>
  </>
);
const Story = composeStory({ render: () => <Shown /> }, { title: 'Toolbar' });

/** Renders the story with a selection of the toolbar. */
const choose = (globals: Partial<typeof initialGlobals>) =>
  Story.run({ globals: { ...initialGlobals, ...globals } });
const choices = (of: keyof typeof globalTypes) => globalTypes[of].toolbar.items.map(({ value }) => value);
const { dataset } = document.documentElement;

it('offers theme, brand, language, direction and motion, and begins with the first of each', () => {
  expect(Object.keys(globalTypes)).toEqual(['theme', 'brand', 'locale', 'direction', 'motion']);
  for (const [name, { toolbar }] of Object.entries(globalTypes)) {
    expect(toolbar.items.length).toBeGreaterThan(1);
    expect(toolbar.items[0]?.value).toBe(initialGlobals[name as keyof typeof initialGlobals]);
  }
});

it('[THM-3] draws a story in the theme that is chosen', async () => {
  for (const theme of [...themeNames].reverse()) {
    await choose({ theme });
    expect(dataset.theme).toBe(theme);
    expect(screen.getByRole('status')).toHaveTextContent(theme);
  }
});

it('[THM-3] renders both themes side by side, the second in an iframe with the same settings', async () => {
  await choose({ theme: 'both', brand: 'jade', locale: 'en', motion: 'reduced' });
  expect(screen.getByRole('status').closest('[data-theme]')).toHaveAttribute('data-theme', 'default');
  const address = new URL(screen.getByTitle<HTMLIFrameElement>('space').src, 'http://stories.test');
  expect(address.pathname).toBe('/iframe.html');
  expect(address.searchParams.get('id')).toBe(Story.id);
  expect(address.searchParams.get('globals')).toBe(
    'theme:space;brand:jade;locale:en;direction:ltr;motion:reduced',
  );
});

it('[BRD-1] draws a story in the brand that is chosen', async () => {
  for (const brand of choices('brand').reverse()) {
    await choose({ brand });
    expect(dataset.brand ?? 'pavilion').toBe(brand);
  }
});

it('[APP-9] draws a story in the language that is chosen', async () => {
  for (const [locale, word] of [
    ['en', 'Show'],
    ['zh-CN', '显示'],
  ] as const) {
    expect(choices('locale')).toContain(locale);
    await choose({ locale });
    expect(screen.getByRole('button', { name: word })).toBeInTheDocument();
  }
});

it('draws a story, and what opens over it, in the direction of writing that is chosen', async () => {
  for (const direction of choices('direction').reverse()) {
    await choose({ direction });
    expect(document.documentElement.dir).toBe(direction);
    expect(screen.getByRole('status').closest('[dir]')).toHaveAttribute('dir', direction);
  }
});

it('[THM-4] emulates prefers-reduced-motion until it is switched off', async () => {
  const asks = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  await choose({ motion: 'reduced' });
  expect([asks(), dataset.motion]).toEqual([true, 'reduced']);
  await choose({ motion: 'full' });
  expect([asks(), dataset.motion]).toEqual([false, undefined]);
});
