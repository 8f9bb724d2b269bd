import fc from 'fast-check';
import { deriveAccent } from './accent-family';
import { brandCss, brandStyle, brandTokens } from './brand-theme';
import { contrastOf, contrastRules } from './contrast-rules';
import { themeNames, themes } from './registry';
import type { Theme } from './theme';

const withFamily = (theme: Theme, accent: string): Theme => {
  const family = deriveAccent(theme, accent);
  return {
    ...theme,
    color: { ...theme.color, ...family.color },
    gradient: { ...theme.gradient, ...family.gradient },
  };
};
const failures = (theme: Theme) =>
  contrastRules
    .filter((rule) => contrastOf(theme, rule) < rule.required)
    .map(({ foreground, background }) => `${foreground} on ${background}`);

describe('the family of an accent', () => {
  it.each(themeNames)('[BRD-1] has AA contrast in theme %s for every colour', (name) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const accent = `#${value.toString(16).padStart(6, '0')}`;
        expect(failures(withFamily(themes[name], accent))).toEqual([]);
      }),
      { numRuns: 60, examples: [[0], [0xffffff], [0xffff00], [0x0000ff], [0x777777]] },
    );
  });

  it('[BRD-1] keeps a colour that has the contrast, and changes the lightness of another', () => {
    expect(deriveAccent(themes.default, '#0f6b4f').color.accent).toBe('#0f6b4f');
    expect(deriveAccent(themes.space, '#54e0b4').color.accent).toBe('#54e0b4');
    expect(deriveAccent(themes.space, '#0f6b4f').color.accent).not.toBe('#0f6b4f');
  });

  it('[BRD-1] recolours fills, their gradients and links', () => {
    const style = brandStyle({ brand: 'lantern', accent: '#9a3412' });
    for (const name of ['color-accent', 'color-accent-text', 'color-on-accent', 'gradient-accent-hover'])
      expect(style.match(new RegExp(`--pv-${name}:`, 'g'))).toHaveLength(themeNames.length);
  });

  it('[BRD-1] is overridden by single tokens', () => {
    const { default: tokens } = brandTokens({
      brand: 'lantern',
      accent: '#9a3412',
      tokens: { default: { color: { accentText: '#123456' }, radius: { sm: '0' } } },
    });
    expect(tokens).toMatchObject({
      color: { accent: '#9a3412', accentText: '#123456' },
      radius: { sm: '0' },
    });
  });

  it('[BRD-1] does not exist for a value that is no colour', () =>
    expect(() => brandStyle({ brand: 'lantern', accent: 'red' })).toThrow('Not a colour: red'));
});

it.each([
  [{ default: { color: { acent: '#000000' } } }, 'no token color.acent. Did you mean color.accent?'],
  [{ default: { colour: { accent: '#000000' } } }, 'no group of tokens colour. Did you mean color?'],
  [{ defualt: {} }, 'no theme defualt. Did you mean default?'],
])('[BRD-1] refuses a misspelt name with the nearest one: %j', (tokens, message) =>
  expect(() => brandCss('lantern', tokens as never)).toThrow(`Brand lantern: there is ${message}`),
);
