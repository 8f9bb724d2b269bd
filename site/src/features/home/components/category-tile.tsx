import { Badge, breakpoint, inScheme, Skeleton, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { gamesMessages } from '../../../shared/games/games-messages';
import { iconTones } from '../../../shared/layout/icon-tile';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { homeMessages } from '../messages/home-messages';
import { type EventCount, type Tile, worthShowing } from '../model/tiles';
import { leads, pictures } from './category-presentation';

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

  @media (max-width: ${breakpoint.phone}px) { min-height: 124px; padding: ${token.space[3]}; }

  ${inScheme('dark')} {
    border-color: color-mix(in srgb, var(--tone) 30%, ${token.color.line});
    background: ${token.gradient.panel};
  }
`;

/**
 * Shows a nearly square part of the scene. `--hidden`: the share of the scene beyond the right edge. `--start`: where the part begins
 * to show.
 */
const Picture = styled.span`
  position: absolute;
  inset: 0 0 0 auto;
  aspect-ratio: 0.96;
  overflow: hidden;
  /* Eased, so that the picture has no edge beside the text. */
  mask-image: linear-gradient(90deg, transparent var(--start), rgba(0, 0, 0, 0.28) calc(var(--start) + 12%), rgba(0, 0, 0, 0.82) calc(var(--start) + 28%), #000 calc(var(--start) + 40%));
  > div {
    position: absolute;
    inset: 0 calc(-1 * var(--hidden)) 0 0;
    width: auto;
    height: auto;
    transition: scale ${token.motion.slow} ${token.motion.out};
  }
  ${Root}:hover & > div { scale: 1.04; }
  /* On phones below the name and beside the text, which takes half of the width. */
  @media (max-width: ${breakpoint.phone}px) {
    top: auto;
    height: 84px;
    mask-image:
      linear-gradient(90deg, transparent calc(var(--start) + 6%), rgba(0, 0, 0, 0.3) calc(var(--start) + 22%), #000 calc(var(--start) + 52%)),
      linear-gradient(transparent 4%, rgba(0, 0, 0, 0.3) 20%, #000 48%);
    mask-composite: intersect;
  }
`;

const Head = styled.span`
  position: relative;
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
  font-family: ${token.font.serif};
  font-size: ${token.text.xl};
  font-weight: ${token.weight.heavy};
  /* Beside the picture, into which a long name would run. */
  max-width: 64%;
  line-height: ${token.leading.tight};
  svg { flex: none; color: var(--tone); }
`;

const Lead = styled.span`
  position: relative;
  max-width: 8em;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-wrap: balance;
`;

const Counts = styled.span`
  position: relative;
  display: grid;
  max-width: 50%;
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
  const { category, icon: Icon, tone, count } = tile;
  const [ink, ground] = iconTones[tone];
  const { scene, hidden, start = '2%' } = pictures[category];
  return (
    <Root to={paths.game[category]} $ink={ink} $ground={ground}>
      <Picture style={{ '--hidden': hidden, '--start': start } as CSSProperties}>
        <SceneImage name={scene} />
      </Picture>
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
            {count.players >= worthShowing && <span>{t('playersNow', { count: count.players })}</span>}
          </>
        )}
      </Counts>
    </Root>
  );
};
