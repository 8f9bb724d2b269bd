import { usePreInfoQuery } from '@pavilion/sdk/react';
import { Card, DepositIcon, HelpIcon, type Icon, MailIcon, PhoneIcon, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { offersAddress } from '../../../shared/brand/offers';
import { useLocalText, useMessages } from '../../../shared/messages';
import { ownPath } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { useContacts } from '../hooks/use-contacts';
import { supportPageMessages } from '../messages/support-page-messages';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
`;

const Tile = styled(Card)`
  height: 100%;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 ${token.space[3]};
  > span {
    display: grid;
    grid-row: 1 / span 2;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${token.radius.md};
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
  }
  a { font-weight: ${token.weight.bold}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

interface WayProps {
  readonly icon: Icon;
  readonly link: ReactNode;
  readonly text: ReactNode;
}

const Way = ({ icon: Icon, link, text }: WayProps) => (
  <li>
    <Tile interactive>
      <Body>
        <span aria-hidden="true">
          <Icon size={22} />
        </span>
        {link}
        <p>{text}</p>
      </Body>
    </Tile>
  </li>
);

const pages = [
  { path: paths.mine.feedback, icon: MailIcon, title: 'wayTickets', text: 'wayTicketsText' },
  { path: paths.customer.instead, icon: DepositIcon, title: 'wayAssisted', text: 'wayAssistedText' },
  { path: paths.help.openAccount, icon: HelpIcon, title: 'wayHelp', text: 'wayHelpText' },
] as const;

/** Whether a contact is the page itself, or one of the pages above. */
const isKnown = (href: string) => href === paths.customer.main || pages.some(({ path }) => path === href);

/** Tickets, assisted deposit, help articles, the phone number, and the contacts of the brand and of the gateway. */
export const OtherWays = () => {
  const t = useMessages(supportPageMessages);
  const text = useLocalText();
  const brand = useBrand();
  const { data } = usePreInfoQuery(preInfoBody);
  const phone = brand.support?.phone ?? data?.globePhoneNumber;
  const ofGateway = useContacts().filter(({ href }) => ownPath(href) !== undefined);
  const contacts = new Map(
    [...(brand.support?.contacts ?? []), ...ofGateway]
      .filter(({ href }) => !isKnown(href) && (!href.startsWith('/') || offersAddress(brand, href)))
      .map(({ href, name }) => [href, name]),
  );
  return (
    <section aria-label={t('ways')}>
      <Grid>
        {pages
          .filter(({ path }) => offersAddress(brand, path))
          .map(({ path, icon, title, text: description }) => (
            <Way key={path} icon={icon} link={<Link to={path}>{t(title)}</Link>} text={t(description)} />
          ))}
        {phone && (
          <Way
            icon={PhoneIcon}
            link={<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('wayPhone')}</a>}
            text={<span className="pv-num">{phone}</span>}
          />
        )}
        {[...contacts].map(([href, name]) => (
          <Way
            key={href}
            icon={MailIcon}
            link={
              href.startsWith('/') ? <Link to={href}>{text(name)}</Link> : <a href={href}>{text(name)}</a>
            }
            text={href.startsWith('/') ? '' : href.replace(/^\w+:(\/\/)?/, '')}
          />
        ))}
      </Grid>
    </section>
  );
};
