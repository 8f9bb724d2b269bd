import { inLanguage } from '@pavilion/format';
import { themeEntries, useTheme } from '@pavilion/ui';
import { offeredThemes } from '../../brands';
import { useBrand } from '../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

/** Switches to the next theme that the brand offers, from the last one to the first (THM-3). */
export const ThemeSwitch = () => {
  const t = useMessages(appMessages);
  const { locale } = useLocale();
  const { name, setTheme } = useTheme();
  const brand = useBrand();
  const offered = offeredThemes(brand);
  const next = offered[(offered.indexOf(name) + 1) % offered.length] ?? name;
  if (next === name) return null;
  const { title, icon: Icon } = themeEntries[next];
  const label = t('switchTheme', { theme: inLanguage(brand.themeNames?.[next] ?? title, locale) });
  return (
    <IconButton aria-label={label} title={label} onClick={() => setTheme(next)}>
      <Icon size={18} />
    </IconButton>
  );
};
