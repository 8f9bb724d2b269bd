import { buildGame } from '@pavilion/sdk/testing';
import { UiProvider, useTheme } from '@pavilion/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoverImage } from './cover-image';
import { coverUrl } from './cover-url';

const game = buildGame();

const SpaceButton = () => {
  const { setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme('space')}>
      space
    </button>
  );
};

it('[THM-3][GAM-2] shows the cover of the theme, also after a switch', () => {
  const { container } = render(
    <UiProvider theme="default">
      <CoverImage game={game} shape="wide" />
      <SpaceButton />
    </UiProvider>,
  );
  const source = () => container.querySelector('img')!.getAttribute('src');
  expect(source()).toBe(coverUrl(game, 'zh-CN', 'wide', 'default'));
  fireEvent.click(screen.getByRole('button'));
  expect(source()).toBe(coverUrl(game, 'zh-CN', 'wide', 'space'));
});
