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
   * The theme to start with; a later change of it wins over what was chosen since (another tab chose, for example).
   * Left out: what `data-theme` on `<html>` says, else `default`. Give server and browser the same value.
   */
  theme?: ThemeName;
  /** A person chose a theme by `useTheme().setTheme`. Keep it in the cookie and in local storage here. */
  onThemeChange?: (name: ThemeName) => void;
  /** The language of the kit's own texts. Default `zh-CN`. */
  locale?: UiLocale;
  /**
   * Overrides tokens and the mark, and sets `data-brand` on `<html>`. Keep the object the same while nothing in it
   * changes. Left out: the kit's own look.
   */
  brand?: BrandTheme;
  /** The application. */
  children?: ReactNode;
}

/**
 * `UiProvider` without its style sheets: for an application whose server puts those of `GlobalStyle` and `brandStyle`
 * into every document, so that no browser need fetch them as a program, too.
 *
 * Source: "the specification", section 1 (themes) and section 2 (generic dialogs).
 */
export const UiRoot = ({ theme, onThemeChange, locale = 'zh-CN', brand, children }: UiProviderProps) => {
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
          <ModalHost />
        </LogoContext>
      </LocaleContext>
    </ThemeContext>
  );
};
