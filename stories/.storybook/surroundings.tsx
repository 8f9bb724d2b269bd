import { defaultThemeName, themeNames, token, UiProvider } from '@pavilion/ui';
import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { brands } from './brands';
import { OtherThemes } from './side-by-side';

const Stage = styled.div<{ $whole: boolean; $bare: boolean; $grounded: boolean }>`
  min-height: ${({ $whole }) => ($whole ? '100vh' : '0')};
  padding: ${({ $bare }) => ($bare ? '0' : token.space[10])};
  background: ${({ $grounded }) => $grounded && `${token.gradient.page} ${token.color.ground}`};
`;

const Columns = styled.div<{ $whole: boolean }>`
  display: ${({ $whole }) => ($whole ? 'block' : 'grid')};
  grid-template-columns: repeat(${themeNames.length}, minmax(0, 1fr));
`;

/** The root of an application, with the theme, brand, language and direction of the toolbar. */
export const Surroundings: Decorator = (Story, { globals, viewMode, id, parameters }) => {
  const both = globals.theme === 'both';
  const theme = both ? defaultThemeName : globals.theme;
  // A story on its own shows the page's background, which is themed too.
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
        <Columns $whole={viewMode === 'story'}>
          {stage}
          <OtherThemes id={id} globals={globals} whole={viewMode === 'story'} />
        </Columns>
      ) : (
        stage
      )}
    </UiProvider>
  );
};
