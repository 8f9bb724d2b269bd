import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { cardsMessages } from '../messages/cards-messages';

const Help = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
  * + & { margin-top: ${token.space[4]}; }
`;

/** Explains the use of the payment password, with a link to set it. */
export const PasswordHelp = () => {
  const t = useMessages(cardsMessages);
  return (
    <Help>
      {t('passwordNeeded')} <Link to={paths.mine.authentication}>{t('passwordManage')}</Link>
    </Help>
  );
};
