import { UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import type { Brand } from '../../brands';
import { BrandProvider } from '../brand/brand-context';
import { SceneImage } from './scene-image';

const pictures = { auth: { space: '/night.svg' }, festival: { default: '/day.svg', space: '/night.svg' } };

/** The file of the brand that a scene shows; empty for a drawn one. */
const fileOf = (name: 'auth' | 'festival' | 'stadium', theme: 'default' | 'space') => {
  const { container } = render(
    <UiProvider theme={theme}>
      <BrandProvider value={{ pictures } as Brand}>
        <SceneImage name={name} />
      </BrandProvider>
    </UiProvider>,
  );
  return container.querySelector<HTMLElement>('[aria-hidden]')!.style.backgroundImage;
};

it('[BRD-1] a scene shows the file of the brand for the theme, and is drawn where the brand has none', () => {
  expect(fileOf('auth', 'space')).toContain('/night.svg');
  expect(fileOf('auth', 'default')).toBe('');
  expect(fileOf('festival', 'default')).toContain('/day.svg');
  expect(fileOf('stadium', 'space')).toBe('');
});
