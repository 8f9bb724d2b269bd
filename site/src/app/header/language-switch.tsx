import { GlobeIcon } from '@pavilion/ui';
import { offeredLocales } from '../../brands';
import { useBrand } from '../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

/** Switches between Chinese and English, if the brand offers both; labelled in the other language. */
export const LanguageSwitch = () => {
  const t = useMessages(appMessages);
  const { locale, setLocale } = useLocale();
  const other = offeredLocales(useBrand()).find((each) => each !== locale);
  if (other === undefined) return null;
  return (
    <IconButton lang={other} onClick={() => setLocale(other)}>
      <GlobeIcon size={18} />
      {t('otherLanguage')}
    </IconButton>
  );
};
