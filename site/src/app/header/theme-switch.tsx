import { PlanetIcon, SunIcon, useTheme } from '@pavilion/ui';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

/** Changes between the two themes. Source: requirement THM-3. */
export const ThemeSwitch = () => {
  const t = useMessages(appMessages);
  const { name, setTheme } = useTheme();
  const isSpace = name === 'space';
  const label = t(isSpace ? 'themeToDefault' : 'themeToSpace');
  return (
    <IconButton aria-label={label} title={label} onClick={() => setTheme(isSpace ? 'default' : 'space')}>
      {isSpace ? <SunIcon size={18} /> : <PlanetIcon size={18} />}
    </IconButton>
  );
};
