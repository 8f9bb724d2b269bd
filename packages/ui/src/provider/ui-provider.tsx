'use client';
import { useMemo } from 'react';
import { brandStyle } from '../themes/brand-theme';
import { GlobalStyle } from '../themes/global-style';
import { type UiProviderProps, UiRoot } from './ui-root';

/**
 * The root of the kit: global style, theme, texts and the place where modals are drawn. Put it inside the
 * application's own providers (store, router, messages), so that the content of modals sees them.
 *
 * Source: "the specification", section 1 (themes) and section 2 (generic dialogs).
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
