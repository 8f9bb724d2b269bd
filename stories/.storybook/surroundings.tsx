import { token, UiProvider } from '@pavilion/ui';
import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { BesideIt } from './beside-it';
import { brands } from './brands';

/** Alone it leaves the ground to the page, which has the theme too. */
const Stage = styled.div<{ $whole: boolean; $bare: boolean; $alone: boolean }>`
  min-height: ${({ $whole }) => ($whole ? '100vh' : '0')};
  padding: ${({ $bare }) => ($bare ? '0' : token.space[10])};
  background: ${({ $alone }) => ($alone ? 'none' : `${token.gradient.page} ${token.color.ground}`)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** The root that an application has, with what the toolbar says. */
export const Surroundings: Decorator = (Story, { globals, viewMode, id, parameters }) => {
  const both = globals.theme === 'both';
  const theme = both ? 'default' : globals.theme;
  const stage = (
    <Stage
      data-theme={theme}
      $whole={viewMode === 'story'}
      $bare={parameters.bare === true}
      $alone={viewMode === 'story' && !both}
      lang={globals.locale}
    >
      <Story />
    </Stage>
  );
  return (
    <UiProvider
      key={globals.motion}
      theme={theme}
      locale={globals.locale}
      brand={brands[globals.brand]?.look}
    >
      {both ? (
        <Pair>
          {stage}
          <BesideIt id={id} globals={globals} whole={viewMode === 'story'} />
        </Pair>
      ) : (
        stage
      )}
    </UiProvider>
  );
};
