import type { EventView } from '@pavilion/contract';
import { StarFilledIcon, StarIcon, token } from '@pavilion/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Link, openedFrom } from '../../../../shared/navigation/link';
import { handicapText, lineText } from '../../../../shared/sports/lines';
import { mainScore } from '../../../../shared/sports/main-score';
import { TeamMark } from '../../../../shared/sports/team-mark';
import type { MarketLayout } from '../../feed/feed-types';
import { useFeedEvent, useFeedLayout, useMarketHalt } from '../../feed/use-cell';
import { sportsMessages } from '../../messages/sports-messages';
import { toggleFavourite, useIsFavourite } from '../hooks/use-favourites';
import { type BoardState, oddsFormats } from '../model/address';
import type { ColumnGroup, TitledColumn } from '../model/columns';
import { boardSideName, selectionName } from '../model/names';
import { currentScore, eventTimeText, phaseText, pointText } from '../model/scoreboard';
import { medium, narrow, phone, sidesInRow } from './board-layout';
import { GridCell, haltPlate } from './board-theme';
import { HaltedMarket, OddsCell } from './odds-cell';

/** The cells of a match: time, teams, markets and the link to all of them. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--sb-columns);
  align-items: stretch;
  gap: 0 4px;
  padding: 4px ${token.space[2]};
  box-shadow: var(--sb-row-edge);
  /* Rows out of sight are not painted when their prices change. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--sb-match-height);
  &:hover { background: var(--sb-row-hover); }

  ${medium} { grid-template-columns: var(--sb-columns-medium); }
  ${narrow} { grid-template-columns: var(--sb-columns-narrow); }
  ${phone} {
    grid-template-columns: repeat(var(--sb-phone-columns), minmax(0, 1fr));
    gap: 4px;
    padding-inline: ${token.space[3]};
    /* The longest, as in 90+12′ 下半场, before the star. */
    --sb-phone-time: 136px;
  }
`;

const Time = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-content: center;
  align-items: center;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  > div { display: grid; justify-items: center; text-align: center; }
  b { color: ${token.color.ink}; font-size: ${token.text.md}; }
  &[data-live] b { color: var(--sb-live); text-shadow: var(--sb-live-glow); }
  /* At the end of the teams, above the link to all markets. */
  ${phone} {
    grid-area: 1 / 1 / auto / -1;
    grid-template-columns: minmax(0, auto) 24px;
    align-self: start;
    justify-self: end;
    margin-inline-end: var(--sb-more-width, -6px);
    max-width: calc(var(--sb-phone-time) + ${token.space[2]});
    justify-content: end;
    min-height: 28px;
    margin-block-start: var(--sb-time-shift, 0);
    white-space: nowrap;
    /* The star is the last, beside the link to all markets. */
    > :first-child { order: 1; }
    > :last-child { display: flex; align-items: baseline; gap: ${token.space[1]}; min-width: 0; }
    b, span { line-height: 16px; }
  }
`;

const Star = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 24px;
  height: 28px;
  border-radius: ${token.radius.sm};
  color: ${token.color.inkFaint};
  &:hover, &[aria-pressed='true'] { color: ${token.color.value}; }
  /* A larger target in a row of the same height. */
  ${phone} { width: 40px; height: 36px; margin: -4px -8px; }
`;

const Teams = styled.div`
  display: grid;
  grid-template-rows: var(--sb-league-line, none);
  grid-auto-rows: var(--sb-team-height, var(--sb-cell-height, 28px));
  align-content: start;
  align-items: center;
  row-gap: 2px;
  min-width: 0;
  padding-inline: ${token.space[1]} ${token.space[2]};
  ${phone} {
    grid-area: 1 / 1 / auto / -1;
    grid-auto-rows: 24px;
    row-gap: 0;
    /* Beside the time, unless that is in the line of the league. */
    padding-inline: 0 var(--sb-teams-end, calc(var(--sb-phone-time) + ${token.space[2]}));
  }
`;

const Team = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  > span {
    flex: 1;
    overflow: hidden;
    color: var(--sb-team);
    line-height: 22px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > em {
    flex: none;
    min-width: 16px;
    padding: 0 3px;
    border-radius: 3px;
    background: ${token.color.dangerSolid};
    color: ${token.color.onDanger};
    font-size: 11px;
    font-style: normal;
    line-height: 16px;
    text-align: center;
  }
  > small { flex: none; min-width: 1.4em; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; text-align: center; }
  > b {
    flex: none;
    min-width: 28px;
    padding-inline: 4px;
    border-radius: ${token.radius.sm};
    background: color-mix(in srgb, var(--sb-live) 10%, transparent);
    color: var(--sb-live);
    font-family: ${token.font.number};
    font-size: ${token.text.lg};
    line-height: 22px;
    text-align: center;
    text-shadow: var(--sb-live-glow);
  }
  > small, > b { font-variant-numeric: tabular-nums; }
`;

interface FavouriteStarProps {
  readonly list: 'leagues' | 'matches';
  readonly id: string;
  readonly label: string;
}

/** Follows a league or a match. That of a match is an item of the grid, which the arrow keys reach. */
export const FavouriteStar = ({ list, id, label }: FavouriteStarProps) => {
  const isFavourite = useIsFavourite(list, id);
  const Icon = isFavourite ? StarFilledIcon : StarIcon;
  const isItem = list === 'matches';
  return (
    <Star
      aria-label={label}
      aria-pressed={isFavourite}
      data-star={isItem ? '' : undefined}
      data-at={isItem ? '0,0' : undefined}
      tabIndex={isItem ? -1 : undefined}
      onClick={() => toggleFavourite(list, id)}
    >
      <Icon size={isItem ? 16 : 14} />
    </Star>
  );
};

/** The league of a match that is its only one. The star has the place of the shields below it. */
const LeagueLine = styled.div`
  display: flex;
  align-items: center;
  gap: 3px;
  min-width: 0;
  margin-inline-start: -5px;
  > button { margin-block: -12px; }
  /* Phones have one star in the line, that of the match: an opened match has that of its league. */
  ${phone} {
    margin-inline-start: 0;
    padding-inline-end: calc(var(--sb-phone-time) + var(--sb-more-width, 0px));
    > button { display: none; }
  }
  /* Beside the star of the match, that of the league shows when it is used. */
  @media (hover: hover) {
    > button:not([aria-pressed='true'], :focus-visible) { opacity: 0; }
    ${Row}:hover & > button { opacity: 1; }
  }
`;

export const LeagueName = styled.span`
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The mark of a league whose matches are short. */
export const FastMark = styled.i`
  flex: none;
  margin-inline-start: ${token.space[1]};
  padding: 0 ${token.space[2]};
  border-radius: ${token.radius.full};
  background: ${token.color.accentSoft};
  color: ${token.color.accentText};
  font-size: 11px;
  font-style: normal;
  line-height: 16px;
`;

const DrawLabel = styled.div`
  padding-inline-start: 24px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

const Group = styled.div`
  display: contents;
  &[data-wide] > :first-child { margin-inline-start: ${token.space[2]}; }
  ${medium} { &[data-wide='2'] { display: none; } }
  ${narrow} { &[data-wide] { display: none; } }
`;

const Column = styled.div`
  display: grid;
  grid-auto-rows: var(--sb-cell-height, 28px);
  align-content: start;
  row-gap: 2px;
  min-width: 0;
  &[data-single] { align-content: stretch; --sb-cell-height: var(--sb-pair-height, 58px); }
  /* One cell for the whole market. */
  &&[data-blank] { grid: minmax(var(--sb-cell-height, 28px), 1fr) / minmax(0, 1fr); align-content: stretch; }
  /* Home, draw, away, each with its name above the price. */
  ${sidesInRow} {
    [data-one-group] &[data-three] {
      --sb-cell-height: var(--sb-pair-height, 58px);
      grid: var(--sb-cell-height) / auto-flow minmax(0, 1fr);
      column-gap: 4px;
      > :nth-child(2) { order: 1; }
      > [data-side] { position: relative; }
      > [data-side] > button { padding-block-start: ${token.space[4]}; }
      > [data-side]::before {
        content: attr(data-side) / '';
        position: absolute;
        z-index: ${token.z.raised};
        inset: ${token.space[2]} 0 auto;
        color: ${token.color.inkMuted};
        font-size: ${token.text.xs};
        line-height: 16px;
        text-align: center;
        pointer-events: none;
      }
      > [data-side]:has(> [aria-pressed='true'])::before { color: var(--sb-chosen-ink); }
    }
  }
  /* On phones the names of the teams are above the prices, so each price of a winner repeats its side. */
  ${phone} {
    grid-template-columns: repeat(var(--sb-phone-sides), minmax(0, 1fr));
    grid-auto-rows: minmax(var(--sb-cell-height), 1fr);
    column-gap: 4px;
    align-content: stretch;
    > * { display: grid; }
    &[data-three] {
      order: 1;
      grid: var(--sb-cell-height) / auto-flow minmax(0, 1fr);
      grid-column: 1 / -1;
      column-gap: 4px;
      > :nth-child(2) { order: 1; }
    }
    > [data-side] { position: relative; }
    /* Under the prices of the lines beside it. */
    > [data-side] > button { justify-content: flex-end; padding-inline-end: 12px; }
    > [data-side]::before {
      content: attr(data-side) / '';
      position: absolute;
      z-index: ${token.z.raised};
      inset: 0 auto 0 12px;
      display: grid;
      align-items: center;
      color: ${token.color.inkMuted};
      font-size: ${token.text.xs};
      pointer-events: none;
    }
    > [data-side]:has(> [aria-pressed='true'])::before { color: var(--sb-chosen-ink); }
  }
  ${haltPlate}
`;

/** A side or a market without a price. */
const Blank = styled.span`
  display: grid;
  place-items: center;
  min-height: var(--sb-cell-height, 28px);
  border-radius: ${token.radius.sm};
  background: var(--sb-closed);
  color: ${token.color.inkFaint};
  font-size: ${token.text.xs};
`;

const More = styled.div`
  display: grid;
  place-items: center;
  ${phone} {
    grid-area: 1 / -2;
    align-self: var(--sb-more-place, end);
    justify-self: end;
    justify-items: end;
    margin-block-start: var(--sb-time-shift, 0);
  }
`;

const MoreLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 36px;
  min-height: 28px;
  border-radius: ${token.radius.full};
  color: ${token.color.accentText};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;
  &:hover { background: ${token.color.accentSoft}; }
  ${phone} { padding-inline: ${token.space[2]}; margin-inline-end: calc(-1 * ${token.space[2]}); }
`;

const Place = styled.div`
  ${phone} { display: none; }
  ${sidesInRow} { [data-one-group] & { display: none; } }
`;

/** The text before a price: the line as it counts for the side, after 大 or 小 for totals, nothing for winners. */
const markOf = ({ lines }: TitledColumn, side: string, q: number, name: string): string | undefined => {
  if (lines === 'none') return undefined;
  if (lines === 'total') return `${name} ${lineText(q)}`;
  return handicapText(q, side);
};

interface ColumnCellsProps {
  readonly event: EventView;
  readonly column: TitledColumn;
  readonly place: number;
  readonly layout: readonly MarketLayout[] | undefined;
  readonly state: Pick<BoardState, 'odds' | 'hasExtraLines'>;
}

/** The sides of a market without a line, in one character. */
const winnerMarks = { h: 'homeMark', d: 'drawMark', a: 'awayMark' } as const;

/** Columns of home, away and draw within the one of their market, where they are a row. */
const columnsInRow = [0, 0.2, 0.1];

/** Further lines of a market that the board shows on demand. */
const extraLines = 2;

const ColumnCells = ({ event, column, place, layout, state }: ColumnCellsProps) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  const { type, period, sides } = column;
  const isWinner = column.lines === 'none' && sides.length > 1;
  const market = layout?.find((each) => each.type === type && each.period === period);
  const lines = market?.lines.slice(0, state.hasExtraLines ? 1 + extraLines : 1) ?? [];
  const isBlank = lines.length === 0;
  // A match in play has no more prices in a market that is closed; before it some markets have none yet.
  const halt = useMarketHalt(market) ?? (isBlank && event.status === 'live' ? 'closed' : undefined);
  return (
    <Column
      data-single={sides.length === 1 ? '' : undefined}
      data-three={sides.length === 3 ? '' : undefined}
      data-blank={isBlank ? '' : undefined}
      data-halt={halt}
    >
      {isBlank && !halt && <Blank>–</Blank>}
      {lines.flatMap(({ q, selections }, line) =>
        sides.map((side, index) => {
          const selection = selections.find((each) => each.side === side);
          if (!selection) return <Blank key={`${q}${side}`} />;
          return (
            <GridCell
              key={selection.id}
              data-side={isWinner ? t(winnerMarks[side as keyof typeof winnerMarks]) : undefined}
            >
              <OddsCell
                selection={selection.id}
                event={event.id}
                name={selectionName(t, text, event, { type, q, side })}
                mark={markOf(column, side, q, boardSideName(text, event, { type, side }))}
                format={oddsFormats[state.odds]}
                at={`${line * 3 + index},${place}`}
                atInRow={sides.length === 3 ? `0,${place + columnsInRow[index]!}` : undefined}
              />
            </GridCell>
          );
        }),
      )}
      {halt && <HaltedMarket status={halt} hasPrices={!isBlank} />}
    </Column>
  );
};

interface MatchFactsProps {
  readonly initial: EventView;
  readonly showsDay: boolean;
}

const useShownEvent = (initial: EventView) => useFeedEvent(initial.id) ?? initial;

const MatchTime = ({ initial, showsDay }: MatchFactsProps) => {
  const t = useMessages(sportsMessages);
  const timeText = useTimeText();
  const event = useShownEvent(initial);
  const isLive = event.status === 'live';
  const phase = phaseText(t, event);
  const time = eventTimeText(t, event, timeText);
  return (
    <GridCell data-live={isLive ? '' : undefined}>
      <b>{time}</b>
      {isLive && phase !== time && <span>{phase}</span>}
      {showsDay && event.status === 'scheduled' && <span>{timeText(event.startsAt, 'monthDay')}</span>}
    </GridCell>
  );
};

const TeamLines = ({ initial }: { readonly initial: EventView }) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  const event = useShownEvent(initial);
  const score = mainScore(event);
  const current = event.status === 'live' ? currentScore(event) : undefined;
  const points = event.status === 'live' ? event.scores.points : undefined;
  const reds = event.scores.reds ?? [0, 0];
  const isTieBreak = current !== undefined && current[0] === 6 && current[1] === 6;
  return (['home', 'away'] as const).map((side, index) => {
    const own = index as 0 | 1;
    const other = own === 0 ? 1 : 0;
    return (
      <Team key={side}>
        <TeamMark colours={event[side].colours} sport={event.sport} />
        <span title={text(event[side].name)}>{text(event[side].name)}</span>
        {reds[own] > 0 && <em title={t('redCards', { count: reds[own] })}>{reds[own]}</em>}
        {points && <small>{pointText(event.sport, [points[own], points[other]], isTieBreak)}</small>}
        {current && <small>{current[own]}</small>}
        {score && <b>{score[own]}</b>}
      </Team>
    );
  });
};

interface MatchRowProps {
  readonly event: EventView;
  /** Whether its league has no other match, so that the row names the league. */
  readonly isLone: boolean;
  readonly groups: readonly ColumnGroup[];
  readonly odds: BoardState['odds'];
  readonly hasExtraLines: boolean;
  readonly showsDay: boolean;
  /** The address that opens the match. */
  readonly href: string;
}

/** A match with the prices of its main markets. Its prices and its score render by themselves. */
export const MatchRow = memo(
  ({ event, isLone, groups, odds, hasExtraLines, showsDay, href }: MatchRowProps) => {
    const t = useMessages(sportsMessages);
    const text = useLocalText();
    const layout = useFeedLayout(event.id);
    const hasDraw = groups.some(({ columns }) => columns.some(({ sides }) => sides.length === 3));
    const league = text(event.competition.name);
    let place = 0;
    return (
      <Row role="row" data-match={event.id}>
        <Time data-live={event.status === 'live' ? '' : undefined}>
          <GridCell>
            <FavouriteStar
              list="matches"
              id={event.id}
              label={t('favour', { name: `${text(event.home.short)} – ${text(event.away.short)}` })}
            />
          </GridCell>
          <MatchTime initial={event} showsDay={showsDay} />
        </Time>
        <Teams role="gridcell">
          {isLone && (
            <LeagueLine>
              <FavouriteStar
                list="leagues"
                id={event.competition.id}
                label={t('favourLeague', { name: league })}
              />
              <LeagueName>{league}</LeagueName>
              {event.competition.speed > 1 && <FastMark>{t('fast')}</FastMark>}
            </LeagueLine>
          )}
          <TeamLines initial={event} />
          {hasDraw && (
            <Place>
              <DrawLabel>{t('draw')}</DrawLabel>
            </Place>
          )}
        </Teams>
        {groups.map(({ period, columns }, index) => (
          <Group key={period} data-wide={index || undefined}>
            {columns.map((column) => {
              place += 1;
              return (
                <ColumnCells
                  key={`${column.type}${column.period}${column.sides}`}
                  event={event}
                  column={column}
                  place={place}
                  layout={layout}
                  state={{ odds, hasExtraLines }}
                />
              );
            })}
          </Group>
        ))}
        <More role="gridcell">
          <MoreLink
            to={href}
            state={openedFrom('matches')}
            aria-label={t('openMatch', {
              home: text(event.home.name),
              away: text(event.away.name),
              count: event.marketCount,
            })}
            data-detail=""
            data-at={`0,${place + 1}`}
            tabIndex={-1}
          >
            +{event.marketCount}
          </MoreLink>
        </More>
      </Row>
    );
  },
);
