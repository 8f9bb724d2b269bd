'use client';
import { type ReactNode, useEffect } from 'react';
import { LogoContext } from '../brand-mark/logo-context';
import { LocaleContext, type UiLocale } from '../messages/messages-context';
import { ModalHost } from '../modal/modal-host';
import type { BrandTheme } from '../themes/brand-theme';
import type { ThemeName } from '../themes/registry';
import { ThemeContext } from '../themes/use-theme';
import { useThemeControl } from './use-theme-control';

export interface UiProviderProps {
  /**
   * The initial theme; a later change overrides the current one (after a choice in another tab, for example).
   * Default: `data-theme` of `<html>`, else `default`. Pass the same value on server and browser.
   */
  theme?: ThemeName;
  /** Called after `useTheme().setTheme`. Persist the choice here, in the cookie and in local storage. */
  onThemeChange?: (name: ThemeName) => void;
  /** The language of the kit's own texts. Default `zh-CN`. */
  locale?: UiLocale;
  /**
   * Overrides tokens and logo, and sets `data-brand` on `<html>`. Keep the object identity stable. Default: the kit's
   * own look.
   */
  brand?: BrandTheme;
  /**
   * Called when a modal opened by `modal` could not be rendered, because its chunk is missing or its content threw. It is
   * closed by then, with the reason `unmount`, and the application stays. Requirements APP-5, DLG-10.
   */
  onModalError?: (error: unknown) => void;
  /** The application. */
  children?: ReactNode;
}

/**
 * `UiProvider` without its style sheets, for an application whose server writes those of `GlobalStyle` and `brandStyle`
 * into every document.
 *
 * Requirements THM-1 to THM-4, DLG-10.
 */
export const UiRoot = ({
  theme,
  onThemeChange,
  locale = 'zh-CN',
  brand,
  onModalError,
  children,
}: UiProviderProps) => {
  const name = brand?.brand;
  useEffect(() => {
    if (name === undefined) return;
    const { dataset } = document.documentElement;
    dataset.brand = name;
    return () => void delete dataset.brand;
  }, [name]);
  return (
    <ThemeContext value={useThemeControl(theme, onThemeChange)}>
      <LocaleContext value={locale}>
        <LogoContext value={brand?.logo}>
          {children}
          <ModalHost onError={onModalError} />
        </LogoContext>
      </LocaleContext>
    </ThemeContext>
  );
};
