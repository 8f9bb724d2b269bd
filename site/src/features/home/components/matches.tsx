import type { EventView } from '@pavilion/contract';
import { priceText } from '@pavilion/contract/sports';
import { useSportsBoardQuery } from '@pavilion/sdk/react';
import { breakpoint, ChevronRightIcon, LockIcon, PlayIcon, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { allRooms, useRoomHref } from '../../../shared/rooms/room-address';
import { TeamMark } from '../../../shared/sports/team-mark';
import { homeMessages } from '../messages/home-messages';
import { liveMatchesBody, todayMatchesBody } from '../model/queries';
import { SectionHeader } from './section-header';

/** In ms. */
const pollingInterval = 15_000;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[3]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  /* On phones one row that scrolls sideways, to the edges of the window; its links scroll it for keyboards. */
  @media (max-width: ${breakpoint.phone}px) {
    grid: auto / auto-flow min(84%, 300px);
    margin: -4px calc(-1 * var(--page-gutter, ${token.layout.gutter}));
    padding: 4px var(--page-gutter, ${token.layout.gutter});
    position: relative;
    overflow-x: auto;
    scroll-padding-inline: var(--page-gutter, ${token.layout.gutter});
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    > li { scroll-snap-align: start; }
  }
`;

const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: ${token.control.sm};
  color: ${token.color.accentText};
  font-weight: ${token.weight.medium};
  &:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

const Match = styled(Link)`
  display: grid;
  gap: ${token.space[2]};
  height: 100%;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  &:hover { border-color: ${token.color.hairline}; box-shadow: ${token.shadow[2]}; }
`;

const Top = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  b { color: ${token.color.live}; }
`;

const Team = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  span { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-family: ${token.font.number}; font-size: ${token.text.lg}; font-variant-numeric: tabular-nums; }
`;

const Prices = styled.span`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[2]};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[1]};
    padding: ${token.space[1]} ${token.space[2]};
    border-radius: ${token.radius.sm};
    background: ${token.color.sunken};
  }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  svg { color: ${token.color.inkFaint}; }
`;

const winnerSides = [
  ['h', 'matchHome'],
  ['d', 'matchDraw'],
  ['a', 'matchAway'],
] as const;

const MatchCard = ({ event }: { readonly event: EventView }) => {
  const t = useMessages(homeMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const isLive = event.status === 'live';
  const { ft } = event.scores;
  const market = event.markets.find(({ type, period }) => type === '1x2' && period === 'ft');
  const isOpen = market?.status === 'open';
  const priceOf = (side: string) =>
    market?.lines[0]?.selections.find((selection) => selection.side === side && selection.open)?.price;
  const minute = Math.floor((event.clock.shown ?? 0) / 60) + 1;
  const query = new URLSearchParams({ ...(!isLive && { tab: 'today' }), match: event.id });
  return (
    <Match to={`${paths.game.sport}?${query}`}>
      <Top>
        {text(event.competition.name)}
        {isLive ? (
          <b>{event.clock.phase === 'break' ? t('matchBreak') : t('matchMinute', { minute })}</b>
        ) : (
          <span>{timeText(event.startsAt, 'time')}</span>
        )}
      </Top>
      {([event.home, event.away] as const).map((team, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: home and away
        <Team key={index}>
          <TeamMark colours={team.colours} />
          <span>{text(team.name)}</span>
          {isLive && ft && <b>{ft[index as 0 | 1]}</b>}
        </Team>
      ))}
      {market && (
        <Prices>
          {winnerSides.map(([side, name]) => {
            const price = isOpen ? priceOf(side) : undefined;
            return (
              <span key={side}>
                <small>{t(name)}</small>
                {price === undefined ? (
                  <>
                    <span className="pv-sr-only">{t('matchSuspended')}</span>
                    <LockIcon size={12} />
                  </>
                ) : (
                  priceText(price).slice(0, -1)
                )}
              </span>
            );
          })}
        </Prices>
      )}
    </Match>
  );
};

/** Football matches in play; while there are none, those that start next. Hidden on a day without matches. */
export const Matches = () => {
  const t = useMessages(homeMessages);
  const hrefOf = useRoomHref();
  const live = useSportsBoardQuery(liveMatchesBody, { pollingInterval, skipPollingIfUnfocused: true });
  const hasLive = (live.data?.events.length ?? 0) > 0;
  const today = useSportsBoardQuery(todayMatchesBody, { skip: !live.data || hasLive });
  const events = (hasLive ? live.data : today.data)?.events;
  if (live.isError && !live.data) return null;
  if (events?.length === 0) return null;
  const { counts } = live.data ?? {};
  return (
    <section>
      <SectionHeader
        title={t(hasLive ? 'matchesLive' : 'matchesToday')}
        lead={counts ? t('matchesLead', { live: counts.live, today: counts.today }) : ''}
      >
        <MoreLink to={hrefOf(allRooms)}>
          <PlayIcon size={16} />
          {t('liveRooms')}
        </MoreLink>
        <MoreLink to={hasLive ? paths.game.sport : `${paths.game.sport}?tab=today`}>
          {t('allMatches')}
          <ChevronRightIcon size={16} />
        </MoreLink>
      </SectionHeader>
      <Grid aria-busy={!events}>
        {events
          ? events.map((event) => (
              <li key={event.id}>
                <MatchCard event={event} />
              </li>
            ))
          : Array.from({ length: liveMatchesBody.limit }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and keep their order
              <li key={index}>
                <Skeleton shape="block" height={143.5} />
              </li>
            ))}
      </Grid>
    </section>
  );
};
