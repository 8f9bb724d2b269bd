import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { Brand } from '../../brands';
import { useLocalText, useMessages } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { appMessages } from '../app-messages';

const List = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  a { display: inline-block; padding-block: 3px; color: ${token.color.accentText}; }
  a:hover { text-decoration: underline; }
`;

/** The support contacts of the brand, below the brand in the footer. */
export const Support = ({ phone, contacts = [] }: NonNullable<Brand['support']>) => {
  const t = useMessages(appMessages);
  const text = useLocalText();
  return (
    <List aria-label={t('support')}>
      {phone && (
        <li>
          {t('support')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {contacts.map(({ name, href }) => (
        <li key={href}>
          {href.startsWith('/') ? <Link to={href}>{text(name)}</Link> : <a href={href}>{text(name)}</a>}
        </li>
      ))}
    </List>
  );
};
