import { themeEntries, themeNames, useTheme } from '@pavilion/ui';
import { useLocale, useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

/** Switches to the next theme, from the last one to the first (THM-3). */
export const ThemeSwitch = () => {
  const t = useMessages(appMessages);
  const { locale } = useLocale();
  const { name, setTheme } = useTheme();
  const next = themeNames[(themeNames.indexOf(name) + 1) % themeNames.length] ?? name;
  const { title, icon: Icon } = themeEntries[next];
  const label = t('switchTheme', { theme: title[locale] });
  return (
    <IconButton aria-label={label} title={label} onClick={() => setTheme(next)}>
      <Icon size={18} />
    </IconButton>
  );
};
