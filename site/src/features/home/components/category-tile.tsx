import { Badge, breakpoint, inAlphabet, inScheme, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { gamesMessages } from '../../../shared/games/games-messages';
import { iconTones } from '../../../shared/layout/icon-tile';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { homeMessages } from '../messages/home-messages';
import { type EventCount, type Tile, worthShowing } from '../model/tiles';
import { leads, scenes } from './category-presentation';

const Root = styled(Link)<{ $ink: string; $ground: string }>`
  --tone: ${({ $ink }) => $ink};
  --band: 68px;
  --gutter: ${token.space[4]};
  position: relative;
  display: grid;
  grid-template: var(--band) repeat(3, auto) / minmax(0, 1fr);
  align-content: start;
  min-height: 120px;
  padding: 0 var(--gutter) ${token.space[2]};
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

  /* Its texts have a line more. */
  &${inAlphabet} { --band: 52px; }
  @media (max-width: ${breakpoint.phone}px) { &, &${inAlphabet} { --band: 72px; } --gutter: ${token.space[3]}; min-height: 136px; }

  ${inScheme('dark')} {
    border-color: color-mix(in srgb, var(--tone) 30%, ${token.color.line});
    background: ${token.gradient.panel};
  }
`;

/** The scene in its whole height, so that its subject is not cut; its empty left end is cut off. */
const Picture = styled.span`
  position: absolute;
  inset: 0 0 auto;
  height: var(--band);
  overflow: hidden;
  border-bottom: 1px solid ${token.color.line};
  > div {
    position: absolute;
    inset: auto 0 0 auto;
    width: max(100%, var(--band) * 1280 / 360);
    height: auto;
    aspect-ratio: 1280 / 360;
    transform-origin: 74% 50%;
    transition: scale ${token.motion.slow} ${token.motion.out};
  }
  ${Root}:hover & > div { scale: 1.04; }
`;

/** Name and counts are one line where there is room; else the counts are below the lead. */
const Head = styled.span`
  grid-row: 2;
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[3]};
  > :first-child { grid-row: 2; padding-block-start: ${token.space[2]}; }
  > :last-child { grid-row: 4; }
  &${inAlphabet} { display: contents; }
  @media (max-width: ${breakpoint.phone}px) { display: contents; }
`;

/** A line of text, whose baseline is that of the counts. */
const Name = styled.span`
  font-family: ${token.font.serif};
  font-size: ${token.text.lg};
  font-weight: ${token.weight.heavy};
  line-height: ${token.leading.snug};
  svg { display: inline; margin-inline-end: ${token.space[2]}; color: var(--tone); vertical-align: -0.2em; }
`;

const Lead = styled.span`
  grid-row: 3;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  @media (max-width: ${breakpoint.phone}px) { font-size: ${token.text.xs}; line-height: ${token.leading.snug}; }
`;

const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[2]};
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
  return (
    <Root to={paths.game[category]} $ink={ink} $ground={ground}>
      <Picture>
        <SceneImage name={scenes[category]} />
      </Picture>
      <Head>
        <Name>
          <Icon size={20} />
          {names(category)}
        </Name>
        <Counts>
          {events && (
            <>
              <b>{t('eventsLive', { count: events.live })}</b>
              <span>{t('eventsAll', { count: events.all })}</span>
            </>
          )}
          {!events && count === undefined && <Skeleton width={120} height={14} />}
          {!events && count?.games === 0 && (
            <>
              <Badge tone="neutral">{t('preparing')}</Badge>
              {t('preparingNote')}
            </>
          )}
          {!events && count && count.games > 0 && (
            <>
              <b>{t('games', { count: count.games })}</b>
              {count.players >= worthShowing && <span>{t('playersNow', { count: count.players })}</span>}
            </>
          )}
        </Counts>
      </Head>
      <Lead>{t(leads[category])}</Lead>
    </Root>
  );
};
