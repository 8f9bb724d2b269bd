import { createContext, use } from 'react';
import { type Brand, brands } from '../../brands';

const BrandContext = createContext<Brand>(brands[0]);

/** Says whose site the parts inside are. */
export const BrandProvider = BrandContext;

/** The brand of this page. */
export const useBrand = (): Brand => use(BrandContext);
