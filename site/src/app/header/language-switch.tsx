import { languages } from '@pavilion/format';
import { breakpoint, GlobeIcon } from '@pavilion/ui';
import { styled } from 'styled-components';
import { offeredLocales } from '../../brands';
import { useBrand } from '../../shared/brand/brand-context';
import { useLocale } from '../../shared/messages';
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

/** Switches to the next language that the brand offers, whose name it shows. */
export const LanguageSwitch = () => {
  const { locale, setLocale } = useLocale();
  const offered = offeredLocales(useBrand());
  const next = offered[(offered.indexOf(locale) + 1) % offered.length];
  if (next === undefined || next === locale) return null;
  const { name, shortName = name } = languages[next];
  return (
    <IconButton lang={next} onClick={() => setLocale(next)}>
      <GlobeIcon size={18} />
      <Name>{shortName}</Name>
    </IconButton>
  );
};
