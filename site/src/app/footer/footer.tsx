import { inLanguage } from '@pavilion/format';
import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/brand-context';
import { Content } from '../../shared/layout/content';
import { useLocale, useLocalText, useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { BrandLink } from '../header/brand-link';
import { footerMenu } from '../menus/menus';
import { PageLink, useOfferedPages } from '../menus/page-link';
import { PlayMoney } from './play-money';
import { Responsible } from './responsible';
import { Support } from './support';

const Ground = styled.footer`
  border-top: 1px solid ${token.color.line};
  background: ${token.color.groundDeep};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Columns = styled(Content)`
  display: grid;
  grid-template-columns: minmax(200px, 1.5fr) repeat(5, minmax(0, 1fr));
  gap: ${token.space[8]};
  padding-block: ${token.space[10]} ${token.space[8]};

  h2 {
    margin-bottom: ${token.space[3]};
    color: ${token.color.ink};
    font-size: ${token.text.md};
  }
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: ${token.space[6]};
    > :first-child { grid-column: 1 / -1; }
  }
  /* Three short columns: the links of two were longer than most pages. */
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[5]} ${token.space[3]};
    padding-block: ${token.space[6]} ${token.space[5]};
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space[4]};
`;

const Item = styled(PageLink)`
  display: inline-block;
  padding-block: 5px;
  @media (pointer: coarse) { padding-block: ${token.space[2]}; }
  &:hover { color: ${token.color.accentText}; }
`;

const Small = styled(Content)`
  display: grid;
  gap: ${token.space[2]};
  padding-block: ${token.space[5]} ${token.space[8]};
  font-size: ${token.text.xs};
  &::before {
    content: '';
    height: 1px;
    margin-bottom: ${token.space[3]};
    background: ${token.gradient.edge};
  }
`;

/** Links, legal statements and responsible play. */
export const Footer = () => {
  const t = useMessages(appMessages);
  const { locale } = useLocale();
  const { name, since, legal = [], support } = useBrand();
  const text = useLocalText();
  const offered = useOfferedPages();
  const groups = footerMenu
    .map(({ title, pages }) => ({ title, pages: offered(pages) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <Ground>
      <Columns>
        <About>
          <BrandLink />
          <Responsible />
          {support && <Support {...support} />}
        </About>
        {groups.map(({ title, pages }) => (
          <section key={title}>
            <h2>{t(title)}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  <Item page={page} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Columns>
      <Small>
        <PlayMoney />
        {legal.length === 0 && <p>{t('footerLicence')}</p>}
        {legal.map((paragraph) => (
          <p key={paragraph.en}>{text(paragraph)}</p>
        ))}
        <p>{t('copyright', { year: since, name: inLanguage(name, locale) })}</p>
      </Small>
    </Ground>
  );
};
