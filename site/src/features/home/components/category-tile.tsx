import { Badge, breakpoint, inScheme, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { gamesMessages } from '../../../shared/games/games-messages';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { homeMessages } from '../messages/home-messages';
import type { EventCount, Tile } from '../model/tiles';
import { leads, tones } from './category-presentation';

const Root = styled(Link)<{ $ink: string; $ground: string }>`
  --tone: ${({ $ink }) => $ink};
  position: relative;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  gap: ${token.space[1]};
  min-height: 156px;
  padding: ${token.space[4]} ${token.space[5]};
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: linear-gradient(135deg, ${token.color.surface} 30%, ${({ $ground }) => $ground} 100%);
  box-shadow: ${token.shadow[1]};
  transition:
    border-color ${token.motion.base} ${token.motion.out},
    box-shadow ${token.motion.base} ${token.motion.out},
    transform ${token.motion.base} ${token.motion.out};

  &:hover { border-color: ${token.color.hairline}; box-shadow: ${token.shadow[2]}; transform: translateY(-2px); }
  &:active { transform: none; }

  [data-part='mark'] {
    position: absolute;
    right: -14px;
    bottom: -18px;
    color: var(--tone);
    opacity: 0.2;
    transition: transform ${token.motion.slow} ${token.motion.out};
  }
  &:hover [data-part='mark'] { transform: scale(1.06) rotate(-4deg); }

  @media (max-width: ${breakpoint.phone}px) {
    min-height: 124px;
    padding: ${token.space[3]};
    [data-part='mark'] { opacity: 0.1; }
  }

  /* By night a planet in the colour of the category, with its halo, rises behind glass. */
  ${inScheme('dark')} {
    border-color: color-mix(in srgb, var(--tone) 30%, ${token.color.line});
    background:
      radial-gradient(200px 170px at 100% 100%, color-mix(in srgb, var(--tone) 26%, transparent), transparent),
      ${token.gradient.panel};
    &::before {
      content: '';
      position: absolute;
      right: -26px;
      bottom: -60px;
      width: 120px;
      height: 120px;
      border-radius: 50%;
      background: radial-gradient(
        circle at 34% 16%,
        color-mix(in srgb, var(--tone) 82%, ${token.color.onPicture}),
        color-mix(in srgb, var(--tone) 44%, ${token.color.groundDeep}) 40%,
        ${token.color.groundDeep} 88%
      );
      box-shadow: 0 0 34px color-mix(in srgb, var(--tone) 46%, transparent);
      transition: transform ${token.motion.slow} ${token.motion.out};
    }
    &:hover::before { transform: translateY(-6px); }
    [data-part='mark'] { right: 16px; bottom: 4px; opacity: 1; color: ${token.color.onPicture}; svg { width: 34px; height: 34px; } }
    &:hover [data-part='mark'] { transform: translateY(-6px); }
    > span:nth-of-type(3) { padding-inline-end: ${token.space[16]}; }
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-size: ${token.text.xl};
  font-weight: ${token.weight.bold};
  white-space: nowrap;
  svg { flex: none; color: var(--tone); }
`;

const Lead = styled.span`
  position: relative;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Counts = styled.span`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[3]};
  min-height: 20px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  b { color: ${token.color.ink}; }
`;

interface CategoryTileProps {
  readonly tile: Tile;
  /** Numbers of events, of a category of matches. */
  readonly events?: EventCount | undefined;
}

/** A category with its counts; links to its lobby. */
export const CategoryTile = ({ tile, events }: CategoryTileProps) => {
  const t = useMessages(homeMessages);
  const names = useMessages(gamesMessages);
  const { category, icon: Icon, count } = tile;
  const [ink, ground] = tones[category];
  return (
    <Root to={paths.game[category]} $ink={ink} $ground={ground}>
      <Head>
        <Name>
          <Icon size={26} />
          {names(category)}
        </Name>
        {events === undefined && count?.games === 0 && <Badge tone="neutral">{t('preparing')}</Badge>}
      </Head>
      <Lead>{t(leads[category])}</Lead>
      <Counts>
        {events && (
          <>
            <b>{t('eventsLive', { count: events.live })}</b>
            <span>{t('eventsAll', { count: events.all })}</span>
          </>
        )}
        {!events && count === undefined && <Skeleton width={120} height={14} />}
        {!events && count?.games === 0 && t('preparingNote')}
        {!events && count !== undefined && count.games > 0 && (
          <>
            <b>{t('games', { count: count.games })}</b>
            {count.players > 0 && <span>{t('playersNow', { count: count.players })}</span>}
          </>
        )}
      </Counts>
      <span data-part="mark" aria-hidden="true">
        <Icon size={112} />
      </span>
    </Root>
  );
};
