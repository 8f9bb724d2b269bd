import { GlobeIcon } from '@pavilion/ui';
import { useLocale, useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

/** Switches between Chinese and English; labelled in the other language. */
export const LanguageSwitch = () => {
  const t = useMessages(appMessages);
  const { locale, setLocale } = useLocale();
  const other = locale === 'en' ? 'zh-CN' : 'en';
  return (
    <IconButton lang={other} onClick={() => setLocale(other)}>
      <GlobeIcon size={18} />
      {t('otherLanguage')}
    </IconButton>
  );
};
