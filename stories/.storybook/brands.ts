import type { BrandTheme } from '@pavilion/ui';
import { brands as siteBrands } from '../../site/src/brands';

/** The brands of the site, for the toolbar. */
export const brands: Readonly<Record<string, { readonly title: string; readonly look: BrandTheme }>> =
  Object.fromEntries(
    siteBrands.map((brand) => [
      brand.brand,
      { title: `${brand.name['zh-CN']} ${brand.name.en}`, look: brand },
    ]),
  );
