import { ArrowRightIcon, SlotsIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { homeMessages } from '../messages/home-messages';

const Root = styled(Link)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token.space[2]};
  aspect-ratio: 3 / 4;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  outline: 1px solid ${token.color.line};
  outline-offset: -8px;
  background: ${token.gradient.hero};
  text-align: center;
  text-wrap: balance;
  transition: box-shadow ${token.motion.base} ${token.motion.out};
  &:hover { box-shadow: ${token.shadow[3]}; }
  &:focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 3px; }
  svg { color: ${token.color.value}; }
  b { font-size: ${token.text.xl}; }
  span { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

/** A link to all games, at the end of a game section. */
export const AllGamesTile = ({ count }: { count: number | undefined }) => {
  const t = useMessages(homeMessages);
  return (
    <Root to={paths.game.egame}>
      <SlotsIcon size={44} />
      <b>{t('allGames')}</b>
      {count !== undefined && <span>{t('allGamesCount', { count })}</span>}
      <ArrowRightIcon size={20} />
    </Root>
  );
};
