'use client';
import { useMemo } from 'react';
import { brandStyle } from '../themes/brand-theme';
import { GlobalStyle } from '../themes/global-style';
import { type UiProviderProps, UiRoot } from './ui-root';

/**
 * The root of the kit: global style, theme, texts and the host of modals. Put it inside the
 * application's own providers (store, router, messages), so that the content of modals has their contexts.
 *
 * Requirements THM-1 to THM-4, DLG-10.
 */
export const UiProvider = ({ children, ...rest }: UiProviderProps) => {
  const { brand } = rest;
  const style = useMemo(() => brand && brandStyle(brand), [brand]);
  return (
    <UiRoot {...rest}>
      <GlobalStyle />
      {style && <style>{style}</style>}
      {children}
    </UiRoot>
  );
};
