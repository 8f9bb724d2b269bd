import type { BrandTheme } from '@pavilion/ui';

/** Brands of the toolbar. The first changes nothing; the second is a recolouring by data alone. */
export const brands: Readonly<Record<string, { readonly title: string; readonly look?: BrandTheme }>> = {
  pavilion: { title: '华亭 Pavilion' },
  jade: {
    title: '青瓷 Jade',
    look: {
      brand: 'jade',
      tokens: {
        default: {
          color: {
            accent: '#0f6b4f',
            accentHover: '#0c5a42',
            accentActive: '#094934',
            accentText: '#0c5a42',
            accentSoft: '#dff0e7',
          },
          gradient: {
            accent: 'linear-gradient(180deg, #147a5b 0%, #0c5f45 100%)',
            accentHover: 'linear-gradient(180deg, #0f6b4f 0%, #094c37 100%)',
          },
          radius: { sm: '2px', md: '4px', lg: '8px' },
        },
        space: {
          color: {
            accent: '#54e0b4',
            accentHover: '#7debc8',
            accentActive: '#38cda0',
            accentText: '#7debc8',
            accentSoft: '#0f3034',
          },
          gradient: {
            accent: 'linear-gradient(100deg, #5cf0c0 0%, #62d8d0 55%, #7fd0f5 100%)',
            accentHover: 'linear-gradient(100deg, #85f5d2 0%, #86e4de 55%, #9fdcf8 100%)',
          },
        },
      },
    },
  },
};
