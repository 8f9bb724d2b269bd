import { token, UiProvider } from '@pavilion/ui';
import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { BesideIt } from './beside-it';
import { brands } from './brands';

const Stage = styled.div<{ $whole: boolean; $bare: boolean; $grounded: boolean }>`
  min-height: ${({ $whole }) => ($whole ? '100vh' : '0')};
  padding: ${({ $bare }) => ($bare ? '0' : token.space[10])};
  background: ${({ $grounded }) => $grounded && `${token.gradient.page} ${token.color.ground}`};
`;

const Pair = styled.div<{ $whole: boolean }>`
  display: ${({ $whole }) => ($whole ? 'block' : 'grid')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** The root that an application has, with what the toolbar says. */
export const Surroundings: Decorator = (Story, { globals, viewMode, id, parameters }) => {
  const both = globals.theme === 'both';
  const theme = both ? 'default' : globals.theme;
  // Alone it stands on the ground of the page, which has the theme too.
  const alone = viewMode === 'story' && !both;
  const stage = (
    <Stage
      data-theme={alone ? undefined : theme}
      $whole={viewMode === 'story'}
      $bare={parameters.bare === true}
      $grounded={!alone}
      lang={globals.locale}
      dir={globals.direction}
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
        <Pair $whole={viewMode === 'story'}>
          {stage}
          <BesideIt id={id} globals={globals} whole={viewMode === 'story'} />
        </Pair>
      ) : (
        stage
      )}
    </UiProvider>
  );
};
