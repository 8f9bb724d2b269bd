import type { EventView } from '@pavilion/contract';
import { marketId } from '@pavilion/contract/sports';
import { useRoomListQuery, useSportsEventQuery } from '@pavilion/sdk/react/money';
import {
  Button,
  ChevronDownIcon,
  ChevronLeftIcon,
  Empty,
  ErrorFallback,
  PlayIcon,
  ShieldIcon,
  Skeleton,
  Tabs,
  token,
  useMounted,
} from '@pavilion/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../../shared/brand/brand-context';
import { offersAddress } from '../../../../shared/brand/offers';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { roomListAddress, useRoomHref } from '../../../../shared/rooms/room-address';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { handicapText, lineText } from '../../../../shared/sports/lines';
import { marketName, numberedName, periodName } from '../../../../shared/sports/market-names';
import { sportLooks } from '../../../../shared/sports/sport-looks';
import { type DetailKey, detailMessages } from '../../details/messages/detail-messages';
import type { MarketLayout } from '../../feed/feed-types';
import type { SportsFeed } from '../../feed/sports-feed';
import { useFeedEvent, useFeedLayout, useMarketHalt } from '../../feed/use-cell';
import { usePickedSelection } from '../../slip/use-picked-selection';
import { listInterval, useWatched } from '../hooks/use-board';
import type { BoardActions } from '../hooks/use-board-state';
import { toggleFavourite, useFavourites } from '../hooks/use-favourites';
import { type BoardState, oddsFormats } from '../model/address';
import { marketGroupsOf } from '../model/market-groups';
import { gridRow, placeMarkets } from '../model/market-places';
import { boardSideName, selectionName } from '../model/names';
import { eventBody } from '../model/queries';
import { phone, visuallyHidden } from './board-layout';
import { haltPlate, Panel } from './board-theme';
import { ChartIcon, PinIcon } from './detail-icons';
import { MatchLog } from './match-log';
import { HaltedMarket, OddsCell } from './odds-cell';
import { PriceHistory } from './price-history';
import { ScoreBar } from './score-bar';
import { Scoreboard } from './scoreboard';

/** Where the prices of two columns have little room. */
const tight = '@media (max-width: 1439px)' as const;

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
  outline: none;
  /* By the distance to the venues above it, so that nothing of them shows below the header. */
  scroll-margin-top: calc(var(--pv-sticky-top) + ${token.space[3]});
  @media (max-width: 1023px) { scroll-margin-top: calc(var(--pv-sticky-top) + ${token.space[2]}); }
`;

/** Two columns that fill by themselves: each market has its place in `--sb-place`. */
const MarketGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: minmax(${gridRow}px, auto);
  --sb-cell-height: 32px;
  align-items: start;
  column-gap: ${token.space[3]};
  /* The last row has the distance to the next market. */
  margin-block: ${token.space[3]} calc(-1 * ${token.space[3]});
  > * { grid-area: var(--sb-place); }
  ${phone} {
    --sb-cell-height: 40px;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${token.space[2]};
    margin-block-end: 0;
    > * { grid-area: auto; }
  }
`;

const MarketCard = styled(Panel)`
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
  margin: 0 ${token.space[2]} 6px;
  /* In all markets names stand at the left edge of their cells, and prices at the right edge. Names are cut off, lines are not. */
  button[data-lined] {
    padding-inline: ${token.space[3]};
    > span[aria-hidden] { flex: 0 1 auto; display: flex; gap: ${token.space[1]}; min-width: 0; }
    > span > span { overflow: hidden; text-overflow: ellipsis; }
    /* The place of the arrow. */
    > b { margin-inline-start: 0; }
  }
  ${tight} { button[data-lined] { padding-inline: ${token.space[2]}; > b { margin-inline-start: -14px; } } }
  ${phone} {
    button[data-lined] { flex-direction: column; justify-content: center; gap: 0; padding-inline: 2px; }
    button[data-lined] > span[aria-hidden] { flex: none; max-width: 100%; }
  }
  ${haltPlate}
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${token.space[3]};
  > :only-child { grid-column: 1 / -1; }
  ${phone} { grid-template-columns: minmax(0, 1fr); }
`;

const FactPanel = styled(Panel)`
  display: flex;
  flex-direction: column;
  padding: ${token.space[2]} ${token.space[3]} ${token.space[3]};
  h3 { margin-bottom: ${token.space[2]}; font-size: ${token.text.sm}; }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 36px;
  align-items: center;
  gap: 2px ${token.space[2]};
  padding-block: 5px;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
  > span { grid-area: 1 / 2; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  > i {
    grid-column: 1 / -1;
    height: 6px;
    border-radius: ${token.radius.full};
    background: linear-gradient(90deg, ${token.color.homeSide} calc(var(--share) - 1px), transparent 0 calc(var(--share) + 1px), ${token.color.info} 0);
  }
  > b:last-child { grid-area: 1 / 3; text-align: end; }
  > b:nth-child(2) { grid-area: 1 / 1; text-align: start; }
`;

const Fairness = styled.details`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  summary {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 40px;
    padding-inline: ${token.space[4]};
    border-radius: inherit;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    > :last-child { margin-inline-start: auto; transition: rotate ${token.motion.fast} ${token.motion.out}; }
  }
  &[open] summary > :last-child { rotate: 180deg; }
  p { padding: 0 ${token.space[4]} ${token.space[3]}; font-size: ${token.text.xs}; overflow-wrap: anywhere; }
`;

/** How a market type is pinned: those of another sport have the same names. */
const pinOf = (sport: EventView['sport'], type: string) => `${sport}:${type}`;

/** A market with more sides has the whole width. */
const sidesOfCard = 6;

/** The most columns of a market without lines. Scores are short, so that many of them fit beside each other. */
const columnsOf = (market: MarketLayout, sides: number) => {
  if (market.type === marketId.correctScore) return 5;
  return sides % 3 === 0 ? 3 : 2;
};

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

const sidesOf = ({ lines }: MarketLayout) => lines[0]?.selections.length ?? 0;

interface MarketProps {
  readonly event: EventView;
  readonly market: MarketLayout;
  readonly odds: BoardState['odds'];
  readonly provider: BoardState['provider'];
  readonly isPinned: boolean;
  readonly hasHistory: boolean;
  readonly onHistory: () => void;
  /** As `grid-area`. */
  readonly place: string;
}

const Market = ({ event, market, odds, provider, isPinned, hasHistory, onHistory, place }: MarketProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { type, period, lines } = market;
  const title = marketName(text, event.sport, type, 'short');
  const periodText =
    numberedName(text, { sport: event.sport, type, period, form: 'short' }) ?? periodName(t, period);
  const name = `${title} ${periodText}`;
  const isClosed = useMarketHalt(market) === 'closed';
  const columns = columnsOf(market, sidesOf(market));
  // Two cells beside one another have room for the whole name of a team.
  const markOf = (side: string) =>
    boardSideName(text, event, { type, side, team: columns === 2 ? 'name' : 'short' });
  const lineOf = (side: string, q: number) => {
    if (q === 0 && lines.length === 1) return undefined;
    return side === 'o' || side === 'u' ? lineText(q) : handicapText(q, side);
  };
  return (
    <MarketCard style={{ '--sb-place': place } as object}>
      <h4>
        <span>
          {title}
          <small>{periodText}</small>
        </span>
        <Tool
          aria-label={t('priceHistoryOf', { market: name })}
          aria-expanded={hasHistory}
          onClick={onHistory}
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
      <Lines $columns={columns} data-halt={isClosed ? 'closed' : undefined}>
        {[...lines]
          .sort((one, other) => one.q - other.q)
          .flatMap(({ q, selections }) =>
            selections.map(({ id, side }) => (
              <OddsCell
                key={id}
                selection={id}
                event={event.id}
                name={`${title} ${selectionName(t, text, event, { type, q, side })}`}
                mark={markOf(side)}
                line={lineOf(side, q)}
                keepsMark
                format={oddsFormats[odds]}
              />
            )),
          )}
        {isClosed && <HaltedMarket status="closed" hasPrices />}
      </Lines>
    </MarketCard>
  );
};

interface MarketsProps extends Pick<MarketProps, 'event' | 'odds' | 'provider'> {
  /** In the order of the match. */
  readonly markets: readonly MarketLayout[];
}

/** Pinned markets come first, and those that take both columns last. */
const Markets = ({ event, markets, ...rest }: MarketsProps) => {
  const { pins } = useFavourites();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isPinned = ({ type }: MarketLayout) => pins.includes(pinOf(event.sport, type));
  const isWide = (market: MarketLayout) => sidesOf(market) > sidesOfCard;
  const sorted = markets.toSorted(
    (one, other) =>
      Number(isPinned(other)) - Number(isPinned(one)) || Number(isWide(one)) - Number(isWide(other)),
  );
  const places = placeMarkets(
    sorted.map((market) => ({
      rows: Math.ceil((market.lines.length * sidesOf(market)) / columnsOf(market, sidesOf(market))),
      isWide: isWide(market),
      hasHistory: opened.includes(market.key),
    })),
  );
  return (
    <MarketGrid>
      {sorted.map((market, index) => {
        const { key } = market;
        const hasHistory = opened.includes(key);
        return (
          <Market
            key={key}
            event={event}
            market={market}
            isPinned={isPinned(market)}
            hasHistory={hasHistory}
            onHistory={() => setOpened(hasHistory ? opened.filter((each) => each !== key) : [...opened, key])}
            place={places[index]!}
            {...rest}
          />
        );
      })}
    </MarketGrid>
  );
};

/** Fewer statistics say less than the score, and are left out. */
const leastStatistics = 4;

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
  const scrollToTop = useCallback(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  useEffect(scrollToTop, [scrollToTop]);
  const content = () => {
    if (currentData)
      return (
        <OpenedMatch
          feed={feed}
          initial={currentData}
          odds={state.odds}
          provider={state.provider}
          onTop={scrollToTop}
        />
      );
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
        <Skeleton shape="block" height={150} />
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

/** On phones its icon alone. */
const RoomSlot = styled.div`
  ${phone} {
    && > a { width: 40px; height: 40px; padding: 0; border-radius: ${token.radius.full}; }
    b { ${visuallyHidden} }
  }
  b { font-weight: inherit; }
`;

/** The link to the live room of a match; nothing while it has none. */
const RoomLink = ({ event }: { readonly event: string }) => {
  const t = useMessages(detailMessages);
  const hrefOf = useRoomHref();
  const isMounted = useMounted();
  const hasRooms = offersAddress(useBrand(), roomListAddress);
  const { data } = useRoomListQuery({}, { skip: !isMounted || !hasRooms });
  const room = data?.items.find(({ match, state }) => match?.event === event && state === 'live');
  return room ? (
    <RoomSlot>
      <Button as={Link} to={hrefOf(room.id)} size="sm">
        <PlayIcon size={16} />
        <b>{t('openRoom')}</b>
      </Button>
    </RoomSlot>
  ) : null;
};

interface OpenedMatchProps extends Pick<MatchPanelProps, 'feed'> {
  readonly initial: EventView;
  readonly odds: BoardState['odds'];
  readonly provider: BoardState['provider'];
  readonly onTop: () => void;
}

const OpenedMatch = ({ feed, initial, odds, provider, onTop }: OpenedMatchProps) => {
  const t = useMessages(detailMessages);
  const board = useRef<HTMLDivElement>(null);
  useWatched(feed, [initial.id], 'all');
  usePickedSelection(initial.id);
  const event = useFeedEvent(initial.id) ?? initial;
  const layout = useFeedLayout(initial.id) ?? [];
  const [chosen, setChosen] = useState('all');
  const groups = marketGroupsOf(event.sport).filter(({ has }) => layout.some(has));
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const markets = layout.filter((market) => market.lines.length > 0 && group?.has(market));
  const { statistics } = event;
  const rows = Object.keys(sportLooks[event.sport].statistics).filter((id) => statistics?.[id]).length;
  const hasStarted = event.status !== 'scheduled' && (event.incidents?.length ?? 0) > 0;
  return (
    <>
      <ScoreBar event={event} board={board} onOpen={onTop} />
      <div ref={board}>
        <Scoreboard event={event}>
          <RoomLink event={event.id} />
        </Scoreboard>
      </div>
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
          <Markets event={event} markets={markets} odds={odds} provider={provider} />
        )}
      </div>
      {hasStarted && (
        <Facts>
          <FactPanel>
            <h3>{t('events')}</h3>
            <MatchLog event={event} />
          </FactPanel>
          {rows >= leastStatistics && (
            <FactPanel>
              <h3>{t('statistics')}</h3>
              <Statistics sport={event.sport} statistics={statistics!} />
            </FactPanel>
          )}
        </Facts>
      )}
      <Fairness>
        <summary>
          <ShieldIcon size={16} />
          {t('fairness')}
          <ChevronDownIcon size={16} />
        </summary>
        <p>
          {t('verifiable')} {event.commitment}
        </p>
      </Fairness>
    </>
  );
};
