import { breakpoint, GlobeIcon } from '@pavilion/ui';
import { styled } from 'styled-components';
import { offeredLocales } from '../../brands';
import { useBrand } from '../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { IconButton } from './icon-button';

/** On phones only read aloud: the line has the facts of the session, or announcements. */
const Name = styled.span`
  @media (max-width: ${breakpoint.phone}px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Switches between Chinese and English, if the brand offers both; labelled in the other language. */
export const LanguageSwitch = () => {
  const t = useMessages(appMessages);
  const { locale, setLocale } = useLocale();
  const other = offeredLocales(useBrand()).find((each) => each !== locale);
  if (other === undefined) return null;
  return (
    <IconButton lang={other} onClick={() => setLocale(other)}>
      <GlobeIcon size={18} />
      <Name>{t('otherLanguage')}</Name>
    </IconButton>
  );
};
