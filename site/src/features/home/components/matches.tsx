import { type EventView, sportsProviders } from '@pavilion/contract';
import { priceText, selectionId } from '@pavilion/contract/sports';
import { useSportsBoardQuery } from '@pavilion/sdk/react';
import { breakpoint, ChevronRightIcon, LockIcon, PlayIcon, Skeleton, token } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { isVenueMaintenance } from '../../../shared/errors/is-venue-maintenance';
import { useClosedVenue } from '../../../shared/games/closed-venues';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { allRooms, useRoomHref } from '../../../shared/rooms/room-address';
import { useClient } from '../../../shared/session/session-context';
import { TeamMark } from '../../../shared/sports/team-mark';
import { homeMessages } from '../messages/home-messages';
import { liveMatchesBody, mostMatches, todayMatchesBody } from '../model/queries';
import { phoneRail } from './phone-rail';
import { SectionHeader } from './section-header';

/** In ms. */
const pollingInterval = 15_000;

/** One row: wide screens show as many matches as have room, and phones scroll through all of them. */
const Strip = styled.ul`
  display: grid;
  grid: auto / auto-flow minmax(0, 1fr);
  gap: ${token.space[3]};
  @media (min-width: ${breakpoint.phone + 1}px) { > :nth-child(n + 5) { display: none; } }
  @media (min-width: ${breakpoint.phone + 1}px) and (max-width: 1279px) { > :nth-child(n + 4) { display: none; } }
  @media (min-width: ${breakpoint.phone + 1}px) and (max-width: ${breakpoint.tablet}px) { > :nth-child(n + 3) { display: none; } }
  ${phoneRail(1, 'min(78%, 280px)')}
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

/** In px, also while there is no match or a match has no prices: the page below does not move. */
const cardHeight = 156;

/** The link of the match fills the card; the prices are over it. */
const Match = styled.article`
  position: relative;
  display: grid;
  gap: ${token.space[2]};
  align-content: space-between;
  height: 100%;
  min-height: ${cardHeight}px;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  &:hover { border-color: ${token.color.hairline}; box-shadow: ${token.shadow[2]}; }
`;

const lines = css`
  display: grid;
  gap: ${token.space[2]};
`;

const WaitingLines = styled.span`${lines}`;

const MatchLink = styled(Link)`
  ${lines}
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${token.radius.lg}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
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
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.tight};
  > * {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
    padding-inline: ${token.space[2]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.sm};
    background: ${token.color.sunken};
  }
  > a { background: color-mix(in srgb, ${token.color.sunken} 55%, ${token.color.surface}); color: ${token.color.ink}; }
  > a:hover { border-color: ${token.color.accentText}; color: ${token.color.accentText}; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-weight: ${token.weight.regular}; }
  svg { margin-inline: auto; color: ${token.color.inkFaint}; }
  b { font-family: ${token.font.number}; }
`;

const winnerSides = [
  ['h', 'matchHome', 'matchHomeMark'],
  ['d', 'matchDraw', 'matchDrawMark'],
  ['a', 'matchAway', 'matchAwayMark'],
] as const;

const isWinner = ({ type, period }: EventView['markets'][number]) => type === '1x2' && period === 'ft';

const minuteOf = ({ clock }: EventView) => Math.floor((clock.shown ?? 0) / 60) + 1;

/** In the last minutes of a match a bet on its result is seldom accepted. */
const lastMinute = 87;

/** Whether the result is still open to bets: no price is locked, below 1.10 or above 15. */
const isUndecided = (event: EventView) => {
  const market = event.markets.find(isWinner);
  return (
    market?.status === 'open' &&
    (event.status !== 'live' || minuteOf(event) <= lastMinute) &&
    winnerSides.every(([side]) =>
      market.lines[0]?.selections.some(
        (each) => each.side === side && each.open && each.price >= 1100 && each.price <= 15000,
      ),
    )
  );
};

const isSuspended = ({ markets }: EventView) => markets.find(isWinner)?.status === 'suspended';

/**
 * The matches to bet on, in their order. One that was shown stays while its market is suspended, as after a goal: it is open again
 * soon, and the cards beside it would move twice.
 */
const useUndecided = (events: readonly EventView[] | undefined) => {
  const shown = useRef<readonly string[]>([]);
  const undecided = events?.filter(
    (event) => isUndecided(event) || (isSuspended(event) && shown.current.includes(event.id)),
  );
  useEffect(() => {
    if (undecided) shown.current = undecided.map(({ id }) => id);
  });
  return undecided;
};

const MatchCard = ({ event }: { readonly event: EventView }) => {
  const t = useMessages(homeMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const isLive = event.status === 'live';
  const { ft } = event.scores;
  const market = event.markets.find(isWinner);
  const isOpen = market?.status === 'open';
  const line = isOpen ? market.lines[0] : undefined;
  const address = (pick?: string) =>
    `${paths.game.sport}?${new URLSearchParams({
      ...(!isLive && { tab: 'today' }),
      match: event.id,
      ...(pick !== undefined && { pick }),
    })}`;
  const teams = { home: text(event.home.name), away: text(event.away.name) };
  return (
    <Match>
      <MatchLink to={address()}>
        <Top>
          <span>{text(event.competition.name)}</span>
          {isLive ? (
            <b>
              {event.clock.phase === 'break'
                ? t('matchBreak')
                : t('matchMinute', { minute: minuteOf(event) })}
            </b>
          ) : (
            <span>{timeText(event.startsAt, 'time')}</span>
          )}
        </Top>
        {(['home', 'away'] as const).map((side, index) => (
          <Team key={side}>
            <TeamMark colours={event[side].colours} />
            <span>{teams[side]}</span>
            {isLive && ft && <b>{ft[index as 0 | 1]}</b>}
          </Team>
        ))}
      </MatchLink>
      {market && (
        <Prices>
          {winnerSides.map(([side, name, mark]) => {
            const selection = line?.selections.find((each) => each.side === side && each.open);
            if (!line || !market || !selection) {
              return (
                <span key={side}>
                  <small className="pv-sr-only">{t(name)}</small>
                  <span className="pv-sr-only">{t('matchSuspended')}</span>
                  <LockIcon size={16} />
                </span>
              );
            }
            const price = priceText(selection.price).slice(0, -1);
            return (
              <Link key={side} to={address(selectionId({ event: event.id, ...market, q: line.q, side }))}>
                {/* Not a label: that would have to contain the visible text, and the short mark is no part of the name. */}
                <span className="pv-sr-only">{t('matchPick', { ...teams, side: t(name), price })}</span>
                <small aria-hidden>{t(mark)}</small>
                <b aria-hidden>{price}</b>
              </Link>
            );
          })}
        </Prices>
      )}
    </Match>
  );
};

/** The parts of a card: league and time, teams, prices. */
const WaitingMatch = () => (
  <Match as="div">
    <WaitingLines>
      <Top>
        <Skeleton width="44%" height={14} />
        <Skeleton width={32} height={14} />
      </Top>
      {[56, 48].map((width) => (
        <Team key={width}>
          <Skeleton shape="circle" width={20} height={20} style={{ flex: 'none' }} />
          <Skeleton width={`${width}%`} height={16} style={{ flex: 'none' }} />
        </Team>
      ))}
    </WaitingLines>
    <Prices>
      {winnerSides.map(([side]) => (
        <span key={side}>
          <Skeleton width={12} height={14} />
          <Skeleton width={32} height={14} />
        </span>
      ))}
    </Prices>
  </Match>
);

/** Also the number of matches in play without which those that start next join them. */
const shownMatches = 4;

/**
 * Football matches whose result is undecided: in play first, and with fewer than a row of them those that start next. Hidden on a day
 * without, and while their venue is closed: the last prices are kept then, and lead to no bet.
 */
export const Matches = () => {
  const t = useMessages(homeMessages);
  const hrefOf = useRoomHref();
  const { now } = useClient();
  const live = useSportsBoardQuery(liveMatchesBody, { pollingInterval, skipPollingIfUnfocused: true });
  const inPlay = useUndecided(live.data?.events);
  // Until it is known, so that the heading does not change in most cases.
  const hasRow = inPlay === undefined || inPlay.length >= shownMatches;
  const today = useSportsBoardQuery(todayMatchesBody, {
    skip: hasRow,
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const isClosed = useClosedVenue(sportsProviders[liveMatchesBody.provider].venue) !== undefined;
  if (isClosed || isVenueMaintenance(live.error)) return null;
  if (live.isError && !live.data) return null;
  // The two boards are of different moments: one may still have a match as scheduled that the other has in play.
  const started = new Set(live.data?.events.map(({ id }) => id));
  const isNext = (event: EventView) =>
    event.status === 'scheduled' && event.startsAt > now() && !started.has(event.id) && isUndecided(event);
  const next = hasRow ? [] : today.data?.events.filter(isNext);
  const isLoading = inPlay === undefined || (next === undefined && !today.isError);
  const events = [...(inPlay ?? []), ...(next ?? [])].slice(0, mostMatches);
  if (!isLoading && events.length === 0) return null;
  const { counts } = live.data ?? {};
  const hasLive = inPlay?.length !== 0;
  const title = hasRow ? 'matchesLive' : hasLive ? 'matchesBoth' : 'matchesToday';
  return (
    <section>
      <SectionHeader
        title={t(title)}
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
      <Strip aria-busy={isLoading}>
        {events.map((event) => (
          <li key={event.id}>
            <MatchCard event={event} />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: mostMatches - events.length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and keep their order
            <li key={index}>
              <WaitingMatch />
            </li>
          ))}
      </Strip>
    </section>
  );
};
