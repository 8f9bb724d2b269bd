import { languageIds, languages } from '@pavilion/format';
import { defaultThemeName, themeEntries, themeNames } from '@pavilion/ui';
import { brands } from './brands';

const choice = (title: string, icon: string, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

/** The toolbar's menus; the address carries the selection as `globals=theme:space`. */
export const globalTypes = {
  theme: choice('Theme', 'paintbrush', {
    ...Object.fromEntries(themeNames.map((name) => [name, `${themeEntries[name].title['zh-CN']} ${name}`])),
    both: 'Side by side',
  }),
  brand: choice(
    'Brand',
    'star',
    Object.fromEntries(Object.entries(brands).map(([key, { title }]) => [key, title])),
  ),
  locale: choice('Language', 'globe', Object.fromEntries(languageIds.map((id) => [id, languages[id].name]))),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
};

export const initialGlobals = {
  theme: defaultThemeName as string,
  brand: Object.keys(brands)[0] ?? '',
  locale: languageIds[0] as string,
  direction: 'ltr',
  motion: 'full',
};
