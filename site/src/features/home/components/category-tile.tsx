import { Badge, breakpoint, inAlphabet, inScheme, Skeleton, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { gamesMessages } from '../../../shared/games/games-messages';
import { fade } from '../../../shared/layout/fade';
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

  @media (max-width: ${breakpoint.phone}px) { min-height: 124px; padding: ${token.space[3]}; &${inAlphabet} { min-height: 148px; } }

  ${inScheme('dark')} {
    border-color: color-mix(in srgb, var(--tone) 30%, ${token.color.line});
    background: ${token.gradient.panel};
  }
`;

/**
 * The scene, of which the half without text shows. `--subject`: the middle of the scene's subject, as a share of the scene's width,
 * which is in the middle of that half.
 */
const Picture = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  mask-image: ${fade('45%', '65%')};
  > div {
    position: absolute;
    inset: 0 auto 0 max(77%, 100% - 110px);
    width: auto;
    height: auto;
    aspect-ratio: 1280 / 360;
    translate: calc(-100% * var(--subject));
    transform-origin: calc(100% * var(--subject)) 50%;
    transition: scale ${token.motion.slow} ${token.motion.out};
  }
  ${Root}:hover & > div { scale: 1.04; }
  @media (max-width: ${breakpoint.phone}px) {
    --fade: ${fade('51%', '71%')};
    mask-image: var(--fade);
    > div { left: max(79%, 100% - 70px); }
    /* Longer texts take the whole width; the picture is below them, beside the counts. */
    &${inAlphabet} {
      top: 46%;
      mask-image: var(--fade), ${fade('0%', '40%', '180deg')};
      mask-composite: intersect;
    }
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
  &${inAlphabet} { max-width: 58%; font-size: ${token.text.lg}; }
  @media (max-width: ${breakpoint.phone}px) { &${inAlphabet} { max-width: none; font-size: ${token.text.md}; } }
  svg { flex: none; color: var(--tone); }
`;

const Lead = styled.span`
  position: relative;
  max-width: 8em;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-wrap: balance;
  @media (max-width: ${breakpoint.phone}px) { &${inAlphabet} { max-width: none; font-size: ${token.text.xs}; line-height: ${token.leading.snug}; } }
`;

const Counts = styled.span`
  position: relative;
  display: grid;
  max-width: 50%;
  @media (max-width: ${breakpoint.phone}px) { max-width: 60%; }
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
  const { scene, subject } = pictures[category];
  return (
    <Root to={paths.game[category]} $ink={ink} $ground={ground}>
      <Picture style={{ '--subject': subject } as CSSProperties}>
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
