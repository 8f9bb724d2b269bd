import { createContext, use } from 'react';
import type { Brand } from '../../brands';
import { defaultCurrency } from '../messages/define-messages';

/** For a component on its own: a brand without a name. The scripts contain no brand; the page brings its own. */
const nameless: Brand = {
  brand: '',
  siteName: { 'zh-CN': '', en: '' },
  name: { 'zh-CN': '', en: '' },
  latinName: '',
  since: 0,
  site: '',
  favicon: '',
  defaultTheme: 'default',
  themes: ['default'],
  defaultLocale: 'zh-CN',
  hosts: [],
  signingKey: '',
};

const BrandContext = createContext<Brand>(nameless);

/** Provides the brand of the page. */
export const BrandProvider = BrandContext;

/** The brand of this page. */
export const useBrand = (): Brand => use(BrandContext);

/** The currency symbol of the brand. */
export const useCurrency = (): string => useBrand().currency ?? defaultCurrency;
