import { brandStyle, GlobalStyle } from '@pavilion/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Brand } from '../brands';

const globalCss = (): string => {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<GlobalStyle />));
    // Without the marker attribute, styled-components in the browser leaves this style element alone.
    return sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  } finally {
    sheet.seal();
  }
};

const global = globalCss();

/** The global styles of every document: all themes, base typography and the brand's colours. */
export const pageStyles = (brand: Brand): string => `${global}\n${brandStyle(brand)}`;
