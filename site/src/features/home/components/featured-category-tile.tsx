import type { Game } from '@pavilion/contract';
import { ArrowRightIcon, breakpoint, inScheme, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { CoverImage } from '../../../shared/games/cover-image';
import { gamesMessages } from '../../../shared/games/games-messages';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { homeMessages } from '../messages/home-messages';
import { type Tile, worthShowing } from '../model/tiles';
import { leads } from './category-presentation';

const Root = styled(Link)`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${token.space[4]};
  min-height: 252px;
  padding: ${token.space[5]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  transition: box-shadow ${token.motion.base} ${token.motion.out};
  &:hover { box-shadow: ${token.shadow[3]}; }
  @media (max-width: ${breakpoint.phone}px) { min-height: 252px; padding: ${token.space[4]}; }
`;

const Text = styled.span`
  display: grid;
  gap: ${token.space[2]};
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-family: ${token.font.serif};
  font-size: ${token.text.h3};
  font-weight: ${token.weight.heavy};
  white-space: nowrap;
  svg { color: ${token.color.value}; }
`;

const Lead = styled.span`
  color: ${token.color.inkMuted};
  text-wrap: balance;
  /* Beside the covers; on phones above them. */
  @media (min-width: ${breakpoint.phone + 1}px) { max-width: 8.5em; line-height: ${token.leading.snug}; }
`;

const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-content: end;
  gap: 2px ${token.space[4]};
  min-height: 44px;
  max-width: 38%;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  white-space: nowrap;
  b { flex-basis: 100%; color: ${token.color.ink}; font-size: ${token.text.lg}; }
`;

const EnterLabel = styled.span`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${token.space[2]};
  height: ${token.control.sm};
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.md};
  border: 1px solid ${token.color.lineStrong};
  background: ${token.color.surface};
  font-weight: ${token.weight.bold};
  white-space: nowrap;
  svg { flex: none; }
  ${Root}:hover & { border-color: ${token.color.accentText}; color: ${token.color.accentText}; }
`;

/** Up to three rotated covers, which overlap by less than the margin of their titles; fewer are in the middle, too. */
const CoverFan = styled.span<{ $missing: number }>`
  position: absolute;
  /* Between the lead and the counts. */
  top: calc(50% + 14px);
  /* The corner of the last cover, which is turned, is inside of the padding. */
  right: 22px;
  width: min(320px, 100% - 134px);
  height: 0;
  translate: ${({ $missing }) => $missing * 16.5}%;
  /* By night they float in an orbit. */
  ${inScheme('dark')}::before {
    content: '';
    position: absolute;
    inset: 0 -6% auto -14%;
    aspect-ratio: 2.4;
    translate: 0 -50%;
    border: 1px solid ${token.color.hairline};
    border-radius: 50%;
    box-shadow: 0 0 24px ${token.color.hairline}, inset 0 0 24px ${token.color.hairline};
    rotate: -8deg;
  }
`;

const turns = [
  { turn: '-4deg', left: '0%', lift: '-47%' },
  { turn: '0deg', left: '33%', lift: '-53%' },
  { turn: '4deg', left: '66%', lift: '-47%' },
] as const;

const FanCover = styled(CoverImage)<{ $place: (typeof turns)[number] }>`
  position: absolute;
  left: ${({ $place }) => $place.left};
  top: 0;
  width: 34%;
  border-radius: ${token.radius.lg};
  box-shadow: ${token.shadow[3]};
  /* Without a layer of its own, the edges of a turned picture have steps. */
  will-change: transform;
  transform: translateY(${({ $place }) => $place.lift}) rotate(${({ $place }) => $place.turn});
  transition: transform ${token.motion.slow} ${token.motion.out};
  ${Root}:hover & {
    transform: translateY(calc(${({ $place }) => $place.lift} - 8px)) rotate(${({ $place }) => $place.turn});
  }
`;

interface FeaturedCategoryTileProps {
  readonly tile: Tile;
  /** Games of the category, whose covers are shown. */
  readonly games: readonly Game[];
}

/** The large tile of the category with the most games. */
export const FeaturedCategoryTile = ({ tile, games }: FeaturedCategoryTileProps) => {
  const t = useMessages(homeMessages);
  const names = useMessages(gamesMessages);
  const { category, icon: Icon, count } = tile;
  return (
    <Root to={paths.game[category]}>
      <Text>
        <Name>
          <Icon size={32} />
          {names(category)}
        </Name>
        <Lead>{t(leads[category])}</Lead>
      </Text>
      <Text>
        <Counts>
          {count === undefined ? (
            <Skeleton width={180} height={20} />
          ) : count?.games === 0 ? (
            t('preparing')
          ) : (
            count && (
              <>
                <b>{t('games', { count: count.games })}</b>
                {count.venues >= worthShowing && <span>{t('venues', { count: count.venues })}</span>}
                {count.players >= worthShowing && <span>{t('playersNow', { count: count.players })}</span>}
              </>
            )
          )}
        </Counts>
        <EnterLabel>
          {t('enter')}
          <ArrowRightIcon size={16} />
        </EnterLabel>
      </Text>
      <CoverFan $missing={Math.max(0, turns.length - games.length)} aria-hidden="true">
        {turns.map((place, index) => {
          const game = games[index];
          return game && <FanCover key={game.code} game={game} $place={place} eager />;
        })}
      </CoverFan>
    </Root>
  );
};
