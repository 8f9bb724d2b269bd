import { createContext, useContext } from 'react';
import type { BrandLogo } from '../themes/brand-theme';

export const LogoContext = createContext<BrandLogo | undefined>(undefined);

/** The mark of the nearest `UiProvider`'s brand; nothing where the kit's own is meant. */
export const useLogo = (): BrandLogo | undefined => useContext(LogoContext);
