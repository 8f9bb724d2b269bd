import { brandStyle, GlobalStyle } from '@pavilion/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { brandOf } from '../brands';

const globalCss = (): string => {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<GlobalStyle />));
    // Without the attribute by which styled-components in the browser adopts style elements: these never change.
    return sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  } finally {
    sheet.seal();
  }
};

const global = globalCss();

/** All themes, the base type and the brand's own colours, as every document carries them. */
export const pageStyles = (brand: string): string => `${global}\n${brandStyle(brandOf(brand))}`;
