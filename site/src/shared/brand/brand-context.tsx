import { createContext, use } from 'react';
import { type Brand, brands } from '../../brands';

const BrandContext = createContext<Brand>(brands[0]);

/** Provides the brand of the page. */
export const BrandProvider = BrandContext;

/** The brand of this page. */
export const useBrand = (): Brand => use(BrandContext);
