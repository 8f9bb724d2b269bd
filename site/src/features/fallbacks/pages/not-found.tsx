import { Button, breakpoint, HomeIcon, ServiceIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { inCategoryOrder, offersAddress } from '../../../shared/brand/offers';
import { categoryRows } from '../../../shared/games/categories';
import { CategoryIcon } from '../../../shared/games/category-icon';
import { gamesMessages } from '../../../shared/games/games-messages';
import { Content } from '../../../shared/layout/content';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { fallbackMessages } from '../fallback-messages';

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 520px) minmax(0, 440px);
  gap: ${token.space[6]} clamp(${token.space[6]}, 5vw, ${token.space[16]});
  align-items: center;
  justify-content: center;
  min-height: min(72vh, 640px);
  padding-block: ${token.space[8]} ${token.space[12]};
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template-columns: minmax(0, 440px);
    align-content: center;
    min-height: 0;
    padding-block: ${token.space[4]} ${token.space[10]};
  }
`;

const Picture = styled.div`
  @media (max-width: ${breakpoint.tablet}px) { width: min(340px, 84%); margin-inline: auto; }
`;

const Text = styled.div`
  display: grid;
  gap: ${token.space[5]};
  h1 { font-family: ${token.font.serif}; font-size: ${token.text.h2}; font-weight: ${token.weight.heavy}; }
  > p { margin-top: calc(-1 * ${token.space[2]}); color: ${token.color.inkMuted}; line-height: ${token.leading.loose}; text-wrap: balance; }
  @media (max-width: ${breakpoint.tablet}px) {
    h1, > p { text-align: center; }
    h1 { font-size: ${token.text.h3}; }
  }
`;

const Lobbies = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};
`;

const Lobby = styled(Link)`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
  padding: ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  font-weight: ${token.weight.medium};
  transition: border-color ${token.motion.fast} ${token.motion.out};
  &:hover { border-color: ${token.color.lineStrong}; }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};
`;

/** As many as fill two rows; the menu has all. */
const shownLobbies = 4;

/** The not-found page with links (RTE-1). */
export const NotFoundPage = () => {
  const t = useMessages(fallbackMessages);
  const nameOf = useMessages(gamesMessages);
  const brand = useBrand();
  const offered = categoryRows.filter(({ category }) => offersAddress(brand, paths.game[category]));
  const lobbies = inCategoryOrder(brand, offered, ({ category }) => category).slice(0, shownLobbies);
  return (
    <Page>
      <Picture>
        <SceneImage name="notFound" />
      </Picture>
      <Text>
        <h1>{t('notFoundTitle')}</h1>
        <p>{t('notFoundText')}</p>
        <Lobbies aria-label={t('lobbies')}>
          {lobbies.map(({ category }) => (
            <li key={category}>
              <Lobby to={paths.game[category]}>
                <CategoryIcon category={category} size={40} />
                {nameOf(category)}
              </Lobby>
            </li>
          ))}
        </Lobbies>
        {/* The header has the main action: registration or deposit. */}
        <Actions>
          <Button as={Link} to={paths.home} size="lg">
            <HomeIcon size={20} />
            {t('backHome')}
          </Button>
          <Button as={Link} to={paths.customer.main} size="lg" variant="ghost">
            <ServiceIcon size={20} />
            {t('toSupport')}
          </Button>
        </Actions>
      </Text>
    </Page>
  );
};
