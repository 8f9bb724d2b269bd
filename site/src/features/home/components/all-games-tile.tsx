import { sportsOfArea } from '@pavilion/contract/sports';
import { breakpoint, ChevronRightIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { inCategoryOrder, offersAddress } from '../../../shared/brand/offers';
import { categoryRows } from '../../../shared/games/categories';
import { gamesMessages } from '../../../shared/games/games-messages';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { homeMessages } from '../messages/home-messages';

const Root = styled.nav`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  aspect-ratio: 3 / 4;
  padding: ${token.space[3]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.hero};
  b { padding-inline: ${token.space[1]}; font-family: ${token.font.serif}; font-size: ${token.text.lg}; }
  ul { display: grid; align-content: space-evenly; }
  /* As high as the cards of its row. */
  @media (max-width: ${breakpoint.phone}px) { aspect-ratio: auto; height: 100%; }
`;

const Lobby = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 28px;
  padding-inline: ${token.space[1]};
  border-radius: ${token.radius.sm};
  font-size: ${token.text.sm};
  &:hover { background: ${token.color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
  svg { flex: none; color: ${token.color.value}; }
  > :last-child { margin-inline-start: auto; color: ${token.color.inkFaint}; }
`;

/** Links to the lobbies of games that the brand offers, at the end of a game section. */
export const AllGamesTile = () => {
  const t = useMessages(homeMessages);
  const names = useMessages(gamesMessages);
  const brand = useBrand();
  const rows = categoryRows.filter(
    ({ category }) => sportsOfArea(category).length === 0 && offersAddress(brand, paths.game[category]),
  );
  return (
    <Root aria-label={t('allGames')}>
      <b aria-hidden="true">{t('allGames')}</b>
      <ul>
        {inCategoryOrder(brand, rows, ({ category }) => category).map(({ category, icon: Icon }) => (
          <li key={category}>
            <Lobby to={paths.game[category]}>
              <Icon size={18} />
              {names(category)}
              <ChevronRightIcon size={14} />
            </Lobby>
          </li>
        ))}
      </ul>
    </Root>
  );
};
