import { brandTokens, themeNames, themes } from '@pavilion/ui';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import { brands } from './.storybook/brands';
import { initialGlobals } from './.storybook/toolbar';
import { ContrastTile } from './shared/contrast-tile';
import * as colours from './tokens/colours.stories';
import * as propose from './tokens/propose-a-colour.stories';
import * as welcome from './welcome.stories';

const { ColourRoles, GradientFills } = composeStories(colours);
const { ProposeAColour } = composeStories(propose);
const { WelcomePage } = composeStories(welcome);

const looks = themeNames.flatMap((theme) => Object.keys(brands).map((brand) => ({ theme, brand })));

describe('a pair of colours', () => {
  const levelOf = (ink: string, required: 3 | 4.5) => {
    const look = { ...themes.default, color: { ...themes.default.color, ink, surface: '#ffffff' } };
    const rule = { foreground: 'ink', background: 'color.surface', required } as const;
    const { container, unmount } = render(<ContrastTile look={look} rule={rule} sample="128" />);
    const text = container.textContent;
    unmount();
    return text;
  };

  it.each([
    ['#aaaaaa', 4.5, 'surface · 2.32 : 1fails'],
    ['#888888', 4.5, 'surface · 3.54 : 1AA large'],
    ['#707070', 4.5, 'surface · 4.95 : 1AA'],
    ['#2a2019', 4.5, 'surface · 15.92 : 1AAA'],
    ['#aaaaaa', 3, 'surface · 2.32 : 1fails'],
    ['#888888', 3, 'surface · 3.54 : 1AA'],
  ] as const)('[THM-4] is labelled by its ratio: %s, required %d', (ink, required, label) => {
    expect(levelOf(ink, required)).toBe(`128${label}`);
  });
});

it.each(looks)(
  '[THM-4] a swatch has use, variable and value, each to copy: $theme, $brand',
  async (globals) => {
    await ColourRoles.run({ globals: { ...initialGlobals, ...globals } });
    const tile = document.querySelector<HTMLElement>('[data-role="accentHover"]')!;
    const shown = brandTokens(brands[globals.brand]!.look)[globals.theme]?.color?.accentHover;
    expect(within(tile).getByText('--pv-color-accent-hover')).toBeInTheDocument();
    expect(within(tile).getByText(shown ?? themes[globals.theme].color.accentHover)).toBeInTheDocument();
    expect(within(tile).getByText('The main action under the pointer')).toBeInTheDocument();
    expect(
      within(tile)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Copy var(--pv-color-accent-hover)', 'Copy the value of accentHover']);
  },
);

it('[THM-4] a gradient has its value and the worst ratio of the text on it', async () => {
  await GradientFills.run({ globals: { ...initialGlobals } });
  const hero = document.querySelector<HTMLElement>('[data-gradient="hero"]')!;
  expect(within(hero).getByText(themes.default.gradient.hero)).toBeInTheDocument();
  expect(within(hero).getByText('--pv-gradient-hero')).toBeInTheDocument();
  expect([...hero.querySelectorAll('.pv-num')]).toHaveLength(2);
  const page = document.querySelector<HTMLElement>('[data-gradient="page"]')!;
  expect(within(page).getByText('No text is set on it.')).toBeInTheDocument();
});

it.each(looks)('[THM-4] a colour can be tried and proposed: $theme, $brand', async (globals) => {
  await ProposeAColour.run({ globals: { ...initialGlobals, ...globals } });
  expect(screen.getByRole('button', { name: 'Copy the proposal' })).toBeEnabled();
});

it('the welcome page names the chosen brand', async () => {
  await WelcomePage.run({ globals: { ...initialGlobals, brand: 'jade' } });
  expect(screen.getByText('青瓷 Jade')).toBeInTheDocument();
});
