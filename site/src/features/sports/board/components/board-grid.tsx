import type { EventView } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { Button, inAlphabet, Skeleton, token } from '@pavilion/ui';
import { memo, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { periodName } from '../../../../shared/sports/market-names';
import type { SportsFeed } from '../../feed/sports-feed';
import { sportsMessages } from '../../messages/sports-messages';
import { useWatched } from '../hooks/use-board';
import type { BoardActions } from '../hooks/use-board-state';
import { useGridKeys } from '../hooks/use-grid-keys';
import type { BoardState } from '../model/address';
import { type ColumnGroup, columnKey, columnsOf, offeredKeys } from '../model/columns';
import { firstEvents, type LeagueEvents } from '../model/select-events';
import { columnSizes, medium, narrow, phone, sidesInRow, visuallyHidden } from './board-layout';
import { GridCell, Panel } from './board-theme';
import { FastMark, FavouriteStar, LeagueName, MatchRow, Row } from './match-row';

/** Matches that are rendered at first, and that each step adds. */
const step = 30;

const Grid = styled(Panel)`
  overflow: clip;
  container-type: inline-size;
  background: var(--sb-ground);
  --sb-rows: var(--sb-lines);
  --sb-match-height: calc(var(--sb-rows) * 30px - 2px);
  --sb-lone-height: max(64px, var(--sb-match-height));
  --sb-lone-cell: max(28px, 66px / var(--sb-rows) - 2px);
  /* With one group of columns three sides are a row (MatchRow), and a match has two lines. */
  ${sidesInRow} { &[data-one-group] { --sb-sides: row; --sb-three-sides: minmax(190px, 1.7fr); --sb-rows: 2; } }
  /* Names in an alphabet are longer. */
  &${inAlphabet} { --sb-teams: clamp(198px, 27cqi, 260px); ${sidesInRow} { &[data-one-group] { --sb-three-sides: minmax(168px, 1.7fr); } } }
  ${phone} {
    --sb-cell-height: 36px;
    --sb-lone-cell: 36px;
    /* The teams, and the prices below them. */
    --sb-match-height: calc(48px + var(--sb-phone-lines) * 40px);
    --sb-lone-height: calc(20px + var(--sb-match-height));
  }
`;

const HeadRow = styled.div`
  position: sticky;
  z-index: ${token.z.raised};
  top: var(--pv-sticky-top);
  display: grid;
  grid-template-columns: var(--sb-columns);
  grid-template-rows: repeat(2, 18px);
  gap: 0 4px;
  padding: 4px ${token.space[2]};
  border-bottom: 1px solid ${token.color.hairline};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  text-align: center;
  > span { align-self: center; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > [data-tall] { grid-row: 1 / -1; }
  /* Over the times, which are beside the stars. */
  > [data-tall]:first-child { padding-inline-start: 24px; }
  > [data-period] { color: ${token.color.ink}; font-weight: ${token.weight.medium}; }
  > [data-first] { grid-column-start: 3; }
  &[data-single] { grid-template-rows: 20px; }
  ${medium} {
    grid-template-columns: var(--sb-columns-medium);
    > [data-wide='2'] { display: none; }
  }
  ${narrow} {
    grid-template-columns: var(--sb-columns-narrow);
    grid-template-rows: 20px;
    > [data-wide], > [data-period] { display: none; }
  }
  /*
   * Only the columns of the first group, as each match shows them, in one line: the sides of a winner with three are in its cells.
   */
  ${phone} {
    grid-template-columns: repeat(var(--sb-phone-columns), minmax(0, 1fr));
    grid-template-rows: none;
    grid-auto-rows: 20px;
    gap: 0 4px;
    padding-inline: ${token.space[3]};
    > [data-tall] { display: none; }
    > [data-first] { grid-column-start: auto; }
    > [data-three] { ${visuallyHidden} }
  }
`;

const LeagueHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  box-sizing: border-box;
  height: 24px;
  padding-inline: ${token.space[2]} ${token.space[4]};
  background: var(--sb-head);
  box-shadow: var(--sb-head-edge);
  > small { margin-inline-start: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; white-space: nowrap; }
  ${phone} { height: 36px; padding-inline: ${token.space[3]}; }
`;

/** The cells of the head: `data-tall` spans both of its lines. */
const HeadCell = styled.span.attrs({ role: 'columnheader' })``;

const League = styled.div`
  content-visibility: auto;
  /* As high as its matches, so that nothing moves when they are laid out. */
  contain-intrinsic-block-size: auto calc(var(--sb-league-height, 24px) + var(--sb-matches, 1) * (var(--sb-match-height) + 8px));
  & + & { border-top: 1px solid ${token.color.line}; }
  > :last-child { box-shadow: none; }
  /* With a single match, whose row names the league in a line above the teams. */
  &[data-lone] {
    --sb-league-height: 0px;
    --sb-league-line: 16px;
    --sb-team-height: minmax(22px, auto);
    --sb-pair-height: 64px;
    --sb-cell-height: var(--sb-lone-cell);
    --sb-match-height: var(--sb-lone-height);
    ${phone} {
      --sb-league-line: 20px;
      --sb-pair-height: initial;
      /* Time and link to all markets are in the line of the league, and the scores below them. */
      --sb-time-shift: -4px;
      --sb-more-width: 44px;
      --sb-more-place: start;
      --sb-teams-end: 0px;
    }
  }
`;

const Foot = styled.div`
  display: grid;
  place-items: center;
  padding: ${token.space[4]};
`;

const Head = memo(({ groups }: { readonly groups: readonly ColumnGroup[] }) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  return (
    <HeadRow role="row" data-single={groups.length === 1 ? '' : undefined}>
      <HeadCell data-tall="">{t('time')}</HeadCell>
      <HeadCell data-tall="" style={{ textAlign: 'start', paddingInlineStart: 4 }}>
        {t('match')}
      </HeadCell>
      {/* The period needs no name while there is one. */}
      {(groups.length > 1 ? groups : []).map(({ period, columns }, index) => (
        <span
          key={period}
          aria-hidden="true"
          data-period=""
          data-wide={index || undefined}
          style={{ gridColumnEnd: `span ${columns.length}` }}
        >
          {periodName(t, period)}
        </span>
      ))}
      <HeadCell data-tall="" style={{ gridColumn: '-2', gridRow: '1 / -1' }}>
        {t('moreMarkets')}
      </HeadCell>
      {groups.flatMap(({ period, columns }, index) =>
        columns.map(({ type, title, sides }, column) => (
          <HeadCell
            key={`${period}${type}${sides}`}
            data-wide={index || undefined}
            data-first={column === 0 && index === 0 ? '' : undefined}
            data-three={sides.length === 3 && columns.length > 1 ? '' : undefined}
          >
            <span className="pv-sr-only">{periodName(t, period)}</span>
            {text(title)}
          </HeadCell>
        )),
      )}
    </HeadRow>
  );
});

interface BoardGridProps {
  readonly feed: SportsFeed;
  readonly leagues: readonly LeagueEvents[];
  readonly state: BoardState;
  readonly hrefOf: BoardActions['hrefOf'];
  /** By default the sport and the tab. */
  readonly label?: string;
}

/** The number of matches to render: more when the end of the list comes near. */
const useShownCount = (total: number) => {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const showMore = useEffectEvent(() => setCount((now) => now + step));
  const hasMore = count < total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with the count
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, count]);
  return { count, end, left: Math.max(0, total - count), showMore: () => setCount((now) => now + step) };
};

/** Without the periods that most matches lack and the columns that all lack, which an opened match has. Those that were shown stay: a goal or a kick-off must not move the columns. */
const useGroups = (all: readonly ColumnGroup[], leagues: readonly LeagueEvents[]) => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const offered = useMemo(() => offeredKeys(leagues.flatMap(({ events }) => events)), [leagues]);
  if (!offered.every((each) => shown.has(each))) setShown(new Set([...shown, ...offered]));
  return useMemo(
    () =>
      all
        .filter(({ period }, index) => index === 0 || shown.has(period))
        .map((group) => {
          const columns = group.columns.filter((column) => shown.has(columnKey(column)));
          return columns.length > 0 ? { ...group, columns } : group;
        }),
    [all, shown],
  );
};

/** The matches of a tab in their leagues, as a grid of prices. */
export const BoardGrid = ({ feed, leagues, state, hrefOf, label }: BoardGridProps) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  const { sport, layout, odds, hasExtraLines, tab } = state;
  const help = useId();
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid);
  const groups = useGroups(columnsOf(sport, layout), leagues);
  const total = leagues.reduce((sum, { events }) => sum + events.length, 0);
  const { count, end, left, showMore } = useShownCount(total);
  const shown = useMemo(() => firstEvents(leagues, count), [leagues, count]);
  useWatched(
    feed,
    shown.flatMap(({ events }) => events.map(({ id }) => id)),
    'main',
  );
  return (
    <>
      <p className="pv-sr-only" id={help}>
        {t('gridHelp')}
      </p>
      <Grid
        as="div"
        ref={grid}
        role="grid"
        aria-label={label ?? t('grid', { sport: text(sportDefinitions[sport].name), tab: t(tab) })}
        aria-describedby={help}
        style={columnSizes(groups)}
        data-one-group={groups.length === 1 ? '' : undefined}
        {...keys}
      >
        <Head groups={groups} />
        {shown.map(({ competition, events }, index) => {
          // Of the whole list: the first step may end within a league.
          const isLone = leagues[index]!.events.length === 1;
          return (
            <League
              role="rowgroup"
              key={competition.id}
              aria-label={text(competition.name)}
              data-lone={isLone ? '' : undefined}
              style={{ '--sb-matches': events.length } as object}
            >
              {!isLone && (
                <LeagueHead role="row">
                  <GridCell>
                    <FavouriteStar
                      list="leagues"
                      id={competition.id}
                      label={t('favourLeague', { name: text(competition.name) })}
                    />
                  </GridCell>
                  <LeagueName as="h3" role="rowheader">
                    {text(competition.name)}
                  </LeagueName>
                  {competition.speed > 1 && <FastMark>{t('fast')}</FastMark>}
                  <small>{t('leagueMatches', { count: events.length })}</small>
                </LeagueHead>
              )}
              {events.map((event: EventView) => (
                <MatchRow
                  key={event.id}
                  event={event}
                  isLone={isLone}
                  groups={groups}
                  odds={odds}
                  hasExtraLines={hasExtraLines}
                  showsDay={tab !== 'live' && tab !== 'today'}
                  href={hrefOf({ match: event.id })}
                />
              ))}
            </League>
          );
        })}
      </Grid>
      {left > 0 && (
        <Foot ref={end}>
          <Button onClick={showMore}>{t('showMore', { count: Math.min(step, left) })}</Button>
        </Foot>
      )}
    </>
  );
};

const WaitingMatch = styled(Row)`
  box-sizing: content-box;
  height: var(--sb-match-height);
  ${phone} {
    grid-template-rows: 64px;
    grid-auto-rows: 1fr;
    /* The teams are above the prices. */
    > :first-child { display: none; }
    > :nth-child(2), > [data-three] { grid-column: 1 / -1; }
    > [data-three] { order: 1; }
  }
`;

/** Rows as high as those of leagues with a single match. */
export const BoardSkeleton = ({ sport, layout }: Pick<BoardState, 'sport' | 'layout'>) => {
  const t = useMessages(sportsMessages);
  const groups = columnsOf(sport, layout).slice(0, 1);
  const cells = groups[0]!.columns.map(({ sides }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
    <Skeleton key={place} height="auto" data-three={sides.length === 3 ? '' : undefined} />
  ));
  return (
    <Grid
      as="div"
      aria-busy="true"
      aria-label={t('loading')}
      role="status"
      style={columnSizes(groups)}
      data-one-group=""
    >
      <HeadRow data-single="">{cells}</HeadRow>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and keep their order
        <League key={index} data-lone="">
          <WaitingMatch>
            <Skeleton height="auto" />
            <Skeleton height="auto" />
            {cells}
          </WaitingMatch>
        </League>
      ))}
    </Grid>
  );
};
