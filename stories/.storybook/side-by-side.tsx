import { defaultThemeName, themeNames } from '@pavilion/ui';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  min-height: 240px;
  border: 0;
`;

/** The transform keeps fixed elements inside the column of their story. */
const FirstColumn = createGlobalStyle<{ $columns: number }>`
  body {
    width: ${({ $columns }) => 100 / $columns}%;
    transform: translate(0);
  }
`;

const OtherColumn = styled(Frame)`
  position: absolute;
  top: 0;
  height: 100vh;
`;

interface OtherThemesProps {
  readonly id: string;
  readonly globals: Readonly<Record<string, string>>;
  /** Whether the story fills the window. */
  readonly whole: boolean;
}

/**
 * The same story in each theme but the default one. In a separate document, so that dialogs opened over the page have
 * the theme too, and so that a story's queries find everything once.
 */
export const OtherThemes = ({ id, globals, whole }: OtherThemesProps) => {
  const { brand, locale, direction, motion } = globals;
  const frames = themeNames
    .filter((theme) => theme !== defaultThemeName)
    .map((theme) => {
      const values = Object.entries({ theme, brand, locale, direction, motion }).map((pair) =>
        pair.join(':'),
      );
      return { theme, address: `iframe.html?id=${id}&viewMode=story&globals=${values.join(';')}` };
    });
  if (!whole) return frames.map(({ theme, address }) => <Frame key={theme} title={theme} src={address} />);
  const columns = themeNames.length;
  return (
    <>
      <FirstColumn $columns={columns} />
      {createPortal(
        frames.map(({ theme, address }, index) => (
          <OtherColumn
            key={theme}
            style={{ insetInlineStart: `${100 * (index + 1)}%` }}
            title={theme}
            src={address}
            data-pv-above-modals=""
          />
        )),
        document.body,
      )}
    </>
  );
};
