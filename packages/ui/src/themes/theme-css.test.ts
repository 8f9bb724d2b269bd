import { brandCss } from './brand-theme';
import { variableName } from './css-variables';
import { themeNames, themes } from './registry';
import { themeCss } from './theme-css';
import { token } from './tokens';

const computed = (element: Element, reference: string) =>
  getComputedStyle(element).getPropertyValue(reference.slice('var('.length, -1)).trim();

describe('themeCss', () => {
  let style: HTMLStyleElement;
  beforeEach(() => {
    style = document.head.appendChild(document.createElement('style'));
    style.textContent = themeCss();
  });
  afterEach(() => {
    style.remove();
    document.body.innerHTML = '';
    for (const name of ['theme', 'brand']) delete document.documentElement.dataset[name];
    document.documentElement.removeAttribute('lang');
  });

  it('names variables by their group and key', () => {
    expect(token.color.accentHover).toBe('var(--pv-color-accent-hover)');
    expect(token.space[4]).toBe('var(--pv-space-4)');
    expect(variableName('shadow', '4')).toBe('--pv-shadow-4');
  });

  it('[THM-3] switches by the attribute alone', () => {
    const root = document.documentElement;
    expect(computed(root, token.color.ground)).toBe(themes.default.color.ground);
    root.dataset.theme = 'space';
    expect(computed(root, token.color.ground)).toBe(themes.space.color.ground);
    expect(computed(root, token.space[4])).toBe('16px');
  });

  it('[THM-3] themes a part of the page by the attribute on it', () => {
    document.body.innerHTML = '<div data-theme="space"></div>';
    expect(computed(document.body.firstElementChild!, token.color.ink)).toBe(themes.space.color.ink);
  });

  it('[THM-1] declares every token of every theme, with the color scheme of each', () => {
    const css = themeCss();
    for (const { scheme, ...groups } of Object.values(themes)) {
      expect(css).toContain(`color-scheme:${scheme};`);
      for (const [group, values] of Object.entries(groups)) {
        for (const [key, value] of Object.entries(values)) {
          expect(css).toContain(`${variableName(group, key)}:${value};`);
        }
      }
    }
  });

  it.each(Object.entries(themes))(
    '[APP-9] begins the fonts of %s with the Latin marks of English text',
    (_, theme) => {
      for (const fonts of Object.values(theme.font)) expect(fonts).toContain('var(--pv-latin-marks,) ');
    },
  );

  it('[APP-9] shows gains in red in Chinese and in green in English, in every theme', () => {
    const root = document.documentElement;
    const results = () => [computed(root, token.color.gain), computed(root, token.color.loss)];
    for (const theme of themeNames) {
      root.dataset.theme = theme;
      const { gain, loss, homeSide } = themes[theme].color;
      root.lang = 'zh-CN';
      expect(results()).toEqual([gain, loss]);
      expect(computed(root, token.color.homeSide)).toBe(homeSide);
      root.lang = 'en';
      expect(results()).toEqual([loss, gain]);
      expect(computed(root, token.color.homeSide)).toBe(homeSide);
    }
  });

  it('[APP-9][BRD-1] exchanges the colour of results that a brand overrides with the other of the theme', () => {
    const brand = document.createElement('style');
    brand.textContent = brandCss('jade', { default: { color: { gain: '#aa0000' } } });
    document.head.prepend(brand);
    const root = document.documentElement;
    Object.assign(root.dataset, { brand: 'jade', theme: 'default' });
    root.lang = 'en';
    expect(computed(root, token.color.gain)).toBe(themes.default.color.loss);
    expect(computed(root, token.color.loss)).toBe('#aa0000');
    root.dataset.theme = 'space';
    expect(computed(root, token.color.loss)).toBe(themes.space.color.gain);
    brand.remove();
  });

  it('[THM-4] sets every duration to zero with reduced motion', () => {
    expect(themeCss()).toMatch(/prefers-reduced-motion:reduce\)\{[^}]*--pv-motion-slow:0s/);
  });

  it('[BRD-1] lets a brand recolour a theme whatever the order of the sheets', () => {
    const brand = document.createElement('style');
    brand.textContent = brandCss('jade', { default: { color: { accent: '#0f6b4f' } } });
    document.head.prepend(brand);
    document.documentElement.dataset.brand = 'jade';
    expect(computed(document.documentElement, token.color.accent)).toBe('#0f6b4f');
    document.documentElement.dataset.theme = 'space';
    expect(computed(document.documentElement, token.color.accent)).toBe(themes.space.color.accent);
    brand.remove();
  });

  it('[BRD-1] rejects brand names and values that could end their CSS rule', () => {
    expect(() => brandCss('a"]', {})).toThrow(TypeError);
    expect(() => brandCss('jade', { space: { color: { ink: '#fff}body{display:none' } } })).toThrow(
      TypeError,
    );
  });
});
