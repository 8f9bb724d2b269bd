import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrandMark } from '../brand-mark/brand-mark';
import { type BrandTheme, brandStyle } from '../themes/brand-theme';
import { themes } from '../themes/registry';
import { themeCss } from '../themes/theme-css';
import { UiProvider } from './ui-provider';

const jade: BrandTheme = {
  brand: 'jade',
  tokens: {
    default: { color: { accent: '#0f6b4f' }, radius: { md: '2px' } },
    space: { color: { accent: '#54e0b4' } },
  },
  logo: { figure: 'M8 8H56V56H8Z', colors: { default: { seal: '#0c5a42' }, space: { seal: '#0f3034' } } },
};

const root = document.documentElement;
const read = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();
const figures = (place: Element) => [...place.querySelectorAll('path')].map((path) => path.getAttribute('d'));

let sheet: HTMLStyleElement;
beforeEach(() => {
  sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = themeCss();
});
afterEach(() => {
  sheet.remove();
  for (const name of ['theme', 'brand']) delete root.dataset[name];
});

it('[BRD-1] a second brand changes tokens and mark by data alone, in both themes', () => {
  const { container, rerender } = render(
    <UiProvider theme="default" brand={jade}>
      <BrandMark />
    </UiProvider>,
  );
  expect(root.dataset.brand).toBe('jade');
  expect(read(root, '--pv-color-accent')).toBe('#0f6b4f');
  expect(read(root, '--pv-radius-md')).toBe('2px');
  expect(read(root, '--pv-mark-seal')).toBe('#0c5a42');
  expect(read(root, '--pv-color-ink')).toBe(themes.default.color.ink);
  expect(figures(container)).toContain('M8 8H56V56H8Z');

  rerender(
    <UiProvider theme="space" brand={jade}>
      <BrandMark />
    </UiProvider>,
  );
  expect(read(root, '--pv-color-accent')).toBe('#54e0b4');
  expect(read(root, '--pv-mark-seal')).toBe('#0f3034');
});

it('[BRD-1] is removed when another brand replaces it, or none', () => {
  const { rerender } = render(<UiProvider brand={jade} />);
  rerender(<UiProvider brand={{ ...jade, brand: 'lotus' }} />);
  expect(root.dataset.brand).toBe('lotus');
  rerender(<UiProvider />);
  expect(root.dataset.brand).toBeUndefined();
  expect(read(root, '--pv-color-accent')).toBe(themes.default.color.accent);
});

it('[BRD-1] colours a part of the page, and the themes inside it', () => {
  const { container } = render(
    <UiProvider>
      <style>{brandStyle(jade)}</style>
      <section data-brand="jade">
        <i data-theme="space" />
      </section>
    </UiProvider>,
  );
  expect(read(root, '--pv-color-accent')).toBe(themes.default.color.accent);
  expect(read(container.querySelector('section')!, '--pv-color-accent')).toBe('#0f6b4f');
  expect(read(container.querySelector('i')!, '--pv-color-accent')).toBe('#54e0b4');
});

it('[BRD-1] is part of server-rendered HTML', () => {
  const html = renderToString(
    <UiProvider brand={jade}>
      <BrandMark />
    </UiProvider>,
  );
  expect(html).toContain('[data-brand="jade"][data-theme="space"]');
});

it('[BRD-1] the kit’s own brand adds nothing', () => {
  expect(brandStyle({ brand: 'pavilion', tokens: {} })).toBe('');
});
