import { inLanguage } from '@pavilion/format';
import { breakpoint, ChevronDownIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { Brand } from '../../brands';
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
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${token.space[6]} ${token.space[4]};
    > :first-child { grid-column: 1 / -1; }
  }
  /* A list of closed groups. */
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-block: ${token.space[3]} 0;
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space[4]};
  /* The header has the brand already, and the links lead to the limits. */
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${token.space[2]};
    padding-bottom: ${token.space[2]};
    > a, [data-part='introduction'] { display: none; }
    > ul { grid-column: 1 / -1; }
  }
`;

/**
 * Links that phones show once the group is opened; nothing has to hydrate for that. A browser that cannot show the content of a
 * closed group (::details-content) has these groups on wide screens too.
 */
const Group = styled.details`
  border-top: 1px solid ${token.color.line};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    color: ${token.color.ink};
    font-size: ${token.text.md};
    font-weight: ${token.weight.medium};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary svg { color: ${token.color.inkMuted}; transition: transform ${token.motion.fast} ${token.motion.out}; }
  &[open] > summary svg { transform: rotate(180deg); }
  ul { padding-bottom: ${token.space[2]}; }
  @media (max-width: ${breakpoint.phone}px) { ul { columns: 2; } }
`;

const Section = styled.section`
  > h2 { display: none; }
  @media (min-width: ${breakpoint.phone + 1}px) {
    @supports selector(::details-content) {
      > h2 { display: block; }
      > ${Group} { border-top: 0; }
      > ${Group} > summary { display: none; }
      > ${Group} > ul { padding-bottom: 0; }
      > ${Group}::details-content { content-visibility: visible; }
    }
  }
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
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[1]};
    padding-block: ${token.space[2]} ${token.space[4]};
    line-height: ${token.leading.snug};
    &::before { display: none; }
  }
  &::before {
    content: '';
    height: 1px;
    margin-bottom: ${token.space[3]};
    background: ${token.gradient.edge};
  }
`;

/** Whether the brand says itself who holds which licence, in place of the kit's statement that it holds none. */
const statesLicence = ({ legal = [] }: Pick<Brand, 'legal'>): boolean => legal.length > 0;

/** Links, legal statements and responsible play. */
export const Footer = () => {
  const t = useMessages(appMessages);
  const { locale } = useLocale();
  const brand = useBrand();
  const { name, since, legal = [], support } = brand;
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
          <Section key={title}>
            <h2>{t(title)}</h2>
            {/* A visitor may have opened it before it hydrates. */}
            <Group suppressHydrationWarning>
              <summary>
                {t(title)}
                <ChevronDownIcon size={16} />
              </summary>
              <ul>
                {pages.map((page) => (
                  <li key={page}>
                    <Item page={page} />
                  </li>
                ))}
              </ul>
            </Group>
          </Section>
        ))}
      </Columns>
      <Small>
        <PlayMoney />
        {!statesLicence(brand) && <p>{t('footerLicence')}</p>}
        {legal.map((paragraph) => (
          <p key={paragraph.en}>{text(paragraph)}</p>
        ))}
        <p>{t('copyright', { year: since, name: inLanguage(name, locale) })}</p>
      </Small>
    </Ground>
  );
};
