import type { EventView } from '@pavilion/contract';
import { marketId } from '@pavilion/contract/sports';
import { useRoomListQuery, useSportsEventQuery } from '@pavilion/sdk/react/money';
import {
  Button,
  breakpoint,
  ChevronLeftIcon,
  Empty,
  ErrorFallback,
  PlayIcon,
  Skeleton,
  Tabs,
  token,
  useMounted,
} from '@pavilion/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../../shared/brand/brand-context';
import { offersAddress } from '../../../../shared/brand/offers';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { roomListAddress, useRoomHref } from '../../../../shared/rooms/room-address';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { useIncidentText } from '../../../../shared/sports/incident-text';
import { handicapText, lineText } from '../../../../shared/sports/lines';
import { marketName, numberedName, periodName } from '../../../../shared/sports/market-names';
import { sportLooks } from '../../../../shared/sports/sport-looks';
import { type DetailKey, detailMessages } from '../../details/messages/detail-messages';
import { minuteOf } from '../../details/minute-of';
import type { MarketLayout } from '../../feed/feed-types';
import type { SportsFeed } from '../../feed/sports-feed';
import { useFeedEvent, useFeedLayout, useIsMarketClosed } from '../../feed/use-cell';
import { listInterval, useWatched } from '../hooks/use-board';
import type { BoardActions } from '../hooks/use-board-state';
import { toggleFavourite, useFavourites } from '../hooks/use-favourites';
import { type BoardState, oddsFormats } from '../model/address';
import { marketGroupsOf } from '../model/market-groups';
import { boardSideName, selectionName } from '../model/names';
import { eventBody } from '../model/queries';
import { eventTimeText, phaseText } from '../model/scoreboard';
import { phone } from './board-layout';
import { closedPlate, Panel } from './board-theme';
import { ChartIcon, PinIcon } from './detail-icons';
import { ClosedMarket, OddsCell } from './odds-cell';
import { PriceHistory } from './price-history';
import { ScoreTable, Tracker } from './tracker';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  outline: none;
  scroll-margin-top: calc(var(--pv-sticky-top) + ${token.space[3]});
  /* The header has its menu in a second line. */
  @media (max-width: ${breakpoint.tablet}px) { scroll-margin-top: 112px; }
`;

const Header = styled(Panel)`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  background: ${token.gradient.hero};
  ${phone} { padding: ${token.space[3]}; }
`;

const TopLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  > span { margin-inline-start: auto; }
  > b { color: var(--sb-live); font-variant-numeric: tabular-nums; text-shadow: var(--sb-live-glow); }
`;

const Title = styled.h2`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[4]};
  font-family: var(--sb-head-font);
  font-size: ${token.text.xl};
  > :first-child { text-align: end; }
  > i { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-style: normal; }
  ${phone} { gap: ${token.space[2]}; font-size: ${token.text.lg}; }
`;

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;

const MarketPanel = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  padding: ${token.space[2]};
  > [data-wide] { grid-column: 1 / -1; }
  ${phone} { --sb-cell-height: 40px; grid-template-columns: minmax(0, 1fr); }
`;

const MarketCard = styled.section`
  min-width: 0;
  box-shadow: var(--sb-row-edge);
  h4 {
    display: flex;
    align-items: center;
    padding: ${token.space[1]} ${token.space[1]} ${token.space[1]} ${token.space[3]};
    font-size: ${token.text.sm};
    > span { margin-inline-end: auto; }
    small { margin-inline-start: ${token.space[2]}; color: ${token.color.inkMuted}; font-weight: ${token.weight.regular}; }
  }
`;

const Lines = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 4px;
  margin: 0 ${token.space[2]} ${token.space[2]};
  ${phone} {
    margin-inline: 0;
    button[data-lined] { flex-direction: column; justify-content: center; gap: 0; padding-inline: 2px; }
  }
  ${closedPlate}
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space[3]};
  ${phone} { grid-template-columns: minmax(0, 1fr); }
`;

const FactPanel = styled(Panel)`
  padding: ${token.space[3]} ${token.space[4]} ${token.space[4]};
  h3 { margin-bottom: ${token.space[2]}; font-size: ${token.text.sm}; }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 36px;
  align-items: center;
  gap: 2px ${token.space[2]};
  padding-block: 4px;
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  text-align: center;
  > span { grid-column: 1 / -1; color: ${token.color.inkMuted}; }
  > i {
    height: 6px;
    border-radius: ${token.radius.full};
    background: linear-gradient(90deg, ${token.color.gain} calc(var(--share) - 1px), transparent 0 calc(var(--share) + 1px), ${token.color.info} 0);
  }
`;

const Timeline = styled.ol`
  font-size: ${token.text.sm};
  li { display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: ${token.space[2]}; padding-block: 5px; }
  li > span:first-child { color: ${token.color.inkMuted}; font-variant-numeric: tabular-nums; }
  li[data-kind^='goal'] { color: var(--sb-live); font-weight: ${token.weight.bold}; }
  li[data-kind='red'] { color: ${token.color.danger}; }
`;

const Commitment = styled.p`
  color: ${token.color.inkFaint};
  font-size: ${token.text.xs};
  overflow-wrap: anywhere;
`;

/** How a market type is pinned: those of another sport have the same names. */
const pinOf = (sport: EventView['sport'], type: string) => `${sport}:${type}`;

const wideTypes: readonly string[] = [marketId.correctScore, marketId.halfTimeFullTime];

/** The most columns of a market without lines. */
const columnsOf = (market: MarketLayout, sides: number) =>
  market.type === marketId.correctScore
    ? 5
    : market.type === marketId.halfTimeFullTime || sides % 3 === 0
      ? 3
      : 2;

const Tool = styled.button.attrs({ type: 'button' })`
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  color: ${token.color.inkFaint};
  &:hover { background: var(--sb-row-hover); color: ${token.color.ink}; }
  &[aria-pressed='true'], &[aria-expanded='true'] { color: ${token.color.value}; }
  svg { width: 16px; height: 16px; }
`;

interface MarketProps {
  readonly event: EventView;
  readonly market: MarketLayout;
  readonly odds: BoardState['odds'];
  readonly provider: BoardState['provider'];
  readonly isPinned: boolean;
}

const Market = ({ event, market, odds, provider, isPinned }: MarketProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { type, period, lines } = market;
  const title = marketName(text, event.sport, type, 'short');
  const periodText =
    numberedName(text, { sport: event.sport, type, period, form: 'short' }) ?? periodName(t, period);
  const name = `${title} ${periodText}`;
  const [hasHistory, setHistory] = useState(false);
  const isClosed = useIsMarketClosed(market);
  const sides = lines[0]?.selections.length ?? 0;
  const markOf = (side: string, q: number) => {
    const name = boardSideName(text, event, { type, side });
    if (q === 0 && lines.length === 1) return name;
    if (side === 'o' || side === 'u') return `${name} ${lineText(q)}`;
    return `${name} ${handicapText(q, side)}`;
  };
  return (
    <MarketCard data-wide={wideTypes.includes(type) ? '' : undefined}>
      <h4>
        <span>
          {title}
          <small>{periodText}</small>
        </span>
        <Tool
          aria-label={t('priceHistoryOf', { market: name })}
          aria-expanded={hasHistory}
          onClick={() => setHistory(!hasHistory)}
        >
          <ChartIcon size={16} />
        </Tool>
        <Tool
          aria-label={t('pin', { market: title })}
          aria-pressed={isPinned}
          onClick={() => toggleFavourite('pins', pinOf(event.sport, type))}
        >
          <PinIcon size={16} />
        </Tool>
      </h4>
      {hasHistory && (
        <PriceHistory
          event={event}
          market={market}
          provider={provider}
          label={t('priceHistoryOf', { market: name })}
        />
      )}
      <Lines $columns={columnsOf(market, sides)} data-closed={isClosed ? '' : undefined}>
        {[...lines]
          .sort((one, other) => one.q - other.q)
          .flatMap(({ q, selections }) =>
            selections.map(({ id, side }) => (
              <OddsCell
                key={id}
                selection={id}
                event={event.id}
                name={`${title} ${selectionName(t, text, event, { type, q, side })}`}
                mark={markOf(side, q)}
                keepsMark
                format={oddsFormats[odds]}
              />
            )),
          )}
        {isClosed && <ClosedMarket hasPrices />}
      </Lines>
    </MarketCard>
  );
};

interface StatisticsProps {
  readonly sport: EventView['sport'];
  readonly statistics: NonNullable<EventView['statistics']>;
}

const Statistics = ({ sport, statistics }: StatisticsProps) => {
  const text = useLocalText();
  return Object.entries(sportLooks[sport].statistics).map(([id, name]) => {
    const score = statistics[id];
    if (!score) return null;
    const [home, away] = score;
    return (
      <Bar key={id}>
        <span>{text(name)}</span>
        <b>{home}</b>
        <i
          aria-hidden="true"
          style={{ '--share': `${home + away === 0 ? 50 : (100 * home) / (home + away)}%` } as object}
        />
        <b>{away}</b>
      </Bar>
    );
  });
};

interface MatchPanelProps {
  readonly feed: SportsFeed;
  readonly state: BoardState;
  readonly change: BoardActions['change'];
  readonly onClose: () => void;
}

/** An opened match with all of its markets, over the list. */
export const MatchPanel = ({ feed, state, change, onClose }: MatchPanelProps) => {
  const t = useMessages(detailMessages);
  const root = useRef<HTMLElement>(null);
  const { currentData, isError, isFetching, refetch } = useSportsEventQuery(eventBody(state), {
    pollingInterval: listInterval,
    skipPollingIfUnfocused: true,
  });
  useMemo(() => {
    if (currentData) feed.load([currentData], 'all');
  }, [feed, currentData]);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const content = () => {
    if (currentData)
      return <OpenedMatch feed={feed} initial={currentData} odds={state.odds} provider={state.provider} />;
    if (isError) {
      return (
        <Panel as="div">
          <ErrorFallback
            picture={<SceneImage name="notFound" />}
            title={t('matchGone')}
            message={t('matchGoneText')}
            onRetry={refetch}
            retrying={isFetching}
            action={<Button onClick={() => change({ page: 'results', match: '' })}>{t('toResults')}</Button>}
          />
        </Panel>
      );
    }
    return (
      <>
        <Skeleton shape="block" height={180} />
        <Skeleton shape="block" height={320} />
      </>
    );
  };
  return (
    <Root ref={root} tabIndex={-1} aria-label={t('matchDetail')} aria-busy={!currentData && !isError}>
      <div>
        <Button size="sm" variant="text" onClick={onClose}>
          <ChevronLeftIcon size={16} />
          {t('backToList')}
        </Button>
      </div>
      {content()}
    </Root>
  );
};

/** The link to the live room of a match; nothing while it has none. */
const RoomLink = ({ event }: { readonly event: string }) => {
  const t = useMessages(detailMessages);
  const hrefOf = useRoomHref();
  const isMounted = useMounted();
  const hasRooms = offersAddress(useBrand(), roomListAddress);
  const { data } = useRoomListQuery({}, { skip: !isMounted || !hasRooms });
  const room = data?.items.find(({ match, state }) => match?.event === event && state === 'live');
  return room ? (
    <Button as={Link} to={hrefOf(room.id)} size="sm">
      <PlayIcon size={16} />
      {t('openRoom')}
    </Button>
  ) : null;
};

interface OpenedMatchProps extends Pick<MatchPanelProps, 'feed'> {
  readonly initial: EventView;
  readonly odds: BoardState['odds'];
  readonly provider: BoardState['provider'];
}

const OpenedMatch = ({ feed, initial, odds, provider }: OpenedMatchProps) => {
  const t = useMessages(detailMessages);
  const incidentText = useIncidentText();
  const text = useLocalText();
  const timeText = useTimeText();
  useWatched(feed, [initial.id], 'all');
  const event = useFeedEvent(initial.id) ?? initial;
  const layout = useFeedLayout(initial.id) ?? [];
  const [chosen, setChosen] = useState('all');
  const groups = marketGroupsOf(event.sport).filter(({ has }) => layout.some(has));
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const { pins } = useFavourites();
  const isPinned = ({ type }: MarketLayout) => pins.includes(pinOf(event.sport, type));
  const markets = layout
    .filter((market) => market.lines.length > 0 && group?.has(market))
    .sort((one, other) => Number(isPinned(other)) - Number(isPinned(one)));
  const { turningPoints } = sportLooks[event.sport];
  const timeline = (event.incidents ?? []).filter(({ kind }) => turningPoints.includes(kind)).toReversed();
  const { statistics } = event;
  return (
    <>
      <Header as="header">
        <TopLine>
          {text(event.competition.name)}
          <RoomLink event={event.id} />
          <span>{timeText(event.startsAt, 'brief')}</span>
          <b>
            {phaseText(t, event)}{' '}
            {event.status === 'scheduled' ? undefined : eventTimeText(t, event, timeText)}
          </b>
        </TopLine>
        <Title>
          <span>{text(event.home.name)}</span>
          <i>VS</i>
          <span>{text(event.away.name)}</span>
        </Title>
        <Scroll>
          <ScoreTable event={event} />
        </Scroll>
      </Header>
      <div>
        {groups.length > 0 && (
          <Tabs
            variant="pill"
            label={t('marketGroups')}
            value={group?.id ?? 'all'}
            onValueChange={setChosen}
            items={groups.map(({ id, title }) => ({
              value: id,
              label: (t as (key: DetailKey) => string)(title),
            }))}
          />
        )}
        {markets.length === 0 ? (
          <Empty compact title={t('noMarkets')} />
        ) : (
          <MarketPanel as="div">
            {markets.map((market) => (
              <Market
                key={market.key}
                event={event}
                market={market}
                odds={odds}
                provider={provider}
                isPinned={isPinned(market)}
              />
            ))}
          </MarketPanel>
        )}
      </div>
      <Facts>
        {event.status !== 'scheduled' && <Tracker event={event} hasText />}
        {statistics && event.status !== 'scheduled' && (
          <FactPanel>
            <h3>{t('statistics')}</h3>
            <Statistics sport={event.sport} statistics={statistics} />
          </FactPanel>
        )}
        {timeline.length > 0 && (
          <FactPanel>
            <h3>{t('timeline')}</h3>
            <Timeline>
              {timeline.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: incidents of one second may be equal
                <li key={`${each.at}${each.kind}${index}`} data-kind={each.kind}>
                  <span>{minuteOf(t, event, each)}</span>
                  <span>{incidentText(event, each)}</span>
                </li>
              ))}
            </Timeline>
          </FactPanel>
        )}
      </Facts>
      <Commitment>
        {t('verifiable')} {event.commitment}
      </Commitment>
    </>
  );
};
