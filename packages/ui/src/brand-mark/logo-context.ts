import { createContext, useContext } from 'react';
import type { BrandLogo } from '../themes/brand-theme';

export const LogoContext = createContext<BrandLogo | undefined>(undefined);

/** The logo of the nearest `UiProvider`'s brand; `undefined` means the kit's own. */
export const useLogo = (): BrandLogo | undefined => useContext(LogoContext);
