import { brandStyle, GlobalStyle } from '@pavilion/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { brandOf } from '../brands';

const globalCss = (): string => {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<GlobalStyle />));
    // Without the mark by which the browser's styled-components would take them over: they stay as they are.
    return sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  } finally {
    sheet.seal();
  }
};

const global = globalCss();

/** Both themes, the base type and the brand's own colours, as every document carries them. */
export const pageStyles = (brand: string): string => `${global}\n${brandStyle(brandOf(brand))}`;
