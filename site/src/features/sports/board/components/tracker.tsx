import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { ballOnPitch } from '../../../../shared/sports/ball';
import { listedIncidents, useIncidentText } from '../../../../shared/sports/incident-text';
import { mainScore } from '../../../../shared/sports/main-score';
import { periodName } from '../../../../shared/sports/market-names';
import {
  type MatchIncident,
  MatchPicture,
  PitchLines,
  pictureSize,
  Race,
  Turf,
} from '../../../../shared/sports/match-picture';
import { sportLooks } from '../../../../shared/sports/sport-looks';
import { TeamMark } from '../../../../shared/sports/team-mark';
import { detailMessages } from '../../details/messages/detail-messages';
import { minuteOf } from '../../details/minute-of';
import { useFeedEvent, useFeedState } from '../../feed/use-cell';
import { currentScore, eventTimeText, periodScores, pointText } from '../model/scoreboard';
import { Panel } from './board-theme';

const Root = styled(Panel)`
  overflow: hidden;
  h2 { padding: ${token.space[2]} ${token.space[3]}; font-size: ${token.text.sm}; }
  /* On wide screens the picture of an opened match is beside the slip. */
  @media (min-width: 1024px) { &[data-text] > :is(svg, p, table) { display: none; } }
  /* As high as what is beside it: the list scrolls. */
  &[data-text] { display: flex; flex-direction: column; }
  h2 small { float: inline-end; color: ${token.color.inkMuted}; font-weight: ${token.weight.regular}; }
`;

const Chip = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[3]};
  font-size: ${token.text.sm};
  b { color: var(--sb-live); }
`;

const Commentary = styled.ol`
  flex: 1 1 280px;
  contain: size;
  padding: 0 ${token.space[3]} ${token.space[3]};
  overflow-y: auto;
  font-size: ${token.text.xs};
  li { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: ${token.space[2]}; padding-block: 4px; border-top: 1px solid ${token.color.line}; }
  li > span:first-child { color: ${token.color.inkMuted}; font-variant-numeric: tabular-nums; }
`;

/** The scores of periods and of the current game, a side a line. */
const ScoreTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
  th, td { padding: 5px ${token.space[1]}; border-bottom: 1px solid ${token.color.line}; font-weight: ${token.weight.regular}; }
  thead th { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  tr > :first-child { padding-inline-start: ${token.space[3]}; text-align: start; }
  tr > :last-child { padding-inline-end: ${token.space[3]}; }
  tbody th > span { display: flex; align-items: center; gap: ${token.space[2]}; font-weight: ${token.weight.medium}; }
  td[data-lost] { color: ${token.color.inkMuted}; }
  [data-current] { color: var(--sb-live); font-weight: ${token.weight.bold}; }
`;

const { width, height, inset } = pictureSize;

/** The height of the course of the score below a court, in units of the SVG. */
const courseHeight = 52;

const Course = styled.svg.attrs({ viewBox: `0 0 ${width} ${courseHeight}`, 'aria-hidden': true })`
  display: block;
  width: 100%;
  border-bottom: 1px solid ${token.color.line};
  .line { fill: none; stroke: ${token.color.line}; stroke-width: 3; }
`;

/** The height of the names over a court, which is as large as the rest of the picture. */
const head = 34;
const courtSize = (height - head) / height;
/** The share of the picture, from its foot, that the course of the score takes: names and score stand above it. */
const courseSize = 0.55;

const Pitch = ({ incident }: { readonly incident: MatchIncident | undefined }) => {
  const { x, y } = ballOnPitch(incident ?? { kind: 'kick-off' });
  const side = incident?.side;
  const isAway = side === 'a';
  const zoneWidth = side ? (isAway ? width - inset - x : x - inset) : 0;
  return (
    <>
      <Turf />
      <rect
        className="zone"
        x={isAway ? x : inset}
        y={inset}
        width={Math.max(0, zoneWidth)}
        height={height - 2 * inset}
      />
      <PitchLines />
      {side && (
        <path
          className="arrow"
          d={isAway ? 'M10 -7 L-4 0 L10 7' : 'M-10 -7 L4 0 L-10 7'}
          transform={`translate(${x + (isAway ? 16 : -16)} ${y})`}
          fill="none"
          stroke="var(--turf-ink)"
          strokeWidth="2"
        />
      )}
      <g className="ball" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle r="6" fill="var(--turf-ink)" stroke="rgba(0, 0, 0, 0.4)" />
      </g>
    </>
  );
};

interface CourtProps {
  readonly field: NonNullable<(typeof sportLooks)[EventView['sport']]['field']>;
  readonly incidents: readonly MatchIncident[];
}

/** A court with the ball where the last incident left it. */
const Court = ({ field, incidents }: CourtProps) => {
  const ball = incidents.map((incident) => field.ballAfter(incident)).findLast(Boolean);
  return (
    <>
      <Turf />
      <g transform={`translate(${(width * (1 - courtSize)) / 2} ${head}) scale(${courtSize})`}>
        <field.Lines />
        {ball && (
          <g className="ball" style={{ transform: `translate(${ball.x}px, ${ball.y}px)` }}>
            <circle r="6" fill="var(--turf-ink)" stroke="rgba(0, 0, 0, 0.4)" />
          </g>
        )}
      </g>
      <rect width={width} height={head} fill="rgba(0, 0, 0, 0.42)" />
    </>
  );
};

const PeriodScores = ({ event }: { readonly event: EventView }) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { sport, status, clock, scores } = event;
  const periods = periodScores(scores);
  const isCurrent = (period: string) => status === 'live' && period === clock.phase;
  const current = currentScore(event);
  const isTieBreak = current !== undefined && current[0] === 6 && current[1] === 6;
  const points = status === 'live' ? scores.points : undefined;
  if (periods.length === 0) return null;
  return (
    <ScoreTable aria-label={t('scoreboard')}>
      <thead>
        <tr>
          <td />
          {periods.map(([period]) => {
            const number = period.replace(/\D/g, '');
            const isOvertime = period.startsWith('ot');
            return (
              <th key={period} scope="col">
                <span aria-hidden="true">{isOvertime ? `+${number}` : number}</span>
                <span className="pv-sr-only">
                  {isOvertime ? t('overtime', { number }) : periodName(t, period)}
                </span>
              </th>
            );
          })}
          {points && <th scope="col">{t('currentGame')}</th>}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side, own) => {
          const other = 1 - own;
          return (
            <tr key={side}>
              <th scope="row">
                <span>
                  <TeamMark colours={event[side].colours} />
                  {text(event[side].short)}
                </span>
              </th>
              {periods.map(([period, score]) => (
                <td
                  key={period}
                  data-current={isCurrent(period) ? '' : undefined}
                  data-lost={!isCurrent(period) && score[own]! < score[other]! ? '' : undefined}
                >
                  {score[own]}
                </td>
              ))}
              {points && (
                <td data-current="">{pointText(sport, [points[own]!, points[other]!], isTieBreak)}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </ScoreTable>
  );
};

/** Incidents of the text list, the latest first. */
const listed = 30;

interface TrackerProps {
  readonly event: EventView;
  /** With the same as text. */
  readonly hasText?: boolean;
}

/** A match as a picture from its incidents: football on a pitch, other sports as the course of the score. */
export const Tracker = ({ event: initial, hasText = false }: TrackerProps) => {
  const t = useMessages(detailMessages);
  const incidentText = useIncidentText();
  const text = useLocalText();
  const timeText = useTimeText();
  const event = useFeedEvent(initial.id) ?? initial;
  const isStale = useFeedState() !== 'live';
  const incidents = event.incidents ?? [];
  const readable = listedIncidents(event);
  // An announcement of added time has no place on the pitch.
  const incident = readable.findLast(({ kind }) => kind !== 'added-time');
  const score = mainScore(event);
  const isFootball = event.sport === 'football';
  const { field, scoring } = sportLooks[event.sport];
  const [firstGround, secondGround] = field?.ground ?? [];
  const names = { home: text(event.home.short), away: text(event.away.short) };
  return (
    <Root aria-label={t('trackerOf', names)} data-text={hasText ? '' : undefined}>
      <h2>
        {t('tracker')}
        <small>{isStale ? t('staleShort') : eventTimeText(t, event, timeText)}</small>
      </h2>
      <MatchPicture
        opacity={isStale ? 0.55 : 1}
        style={{ '--ground-1': firstGround, '--ground-2': secondGround } as CSSProperties}
      >
        {isFootball && <Pitch incident={incident} />}
        {!isFootball && field && <Court field={field} incidents={incidents} />}
        {!field && (
          <g transform={`translate(0 ${height * (1 - courseSize)}) scale(1 ${courseSize})`}>
            <Race incidents={incidents} scoring={scoring} />
          </g>
        )}
        <text x={inset + 4} y={isFootball ? 30 : 22} fontWeight="600">
          {names.home}
        </text>
        <text x={width - inset - 4} y={isFootball ? 30 : 22} textAnchor="end" fontWeight="600">
          {names.away}
        </text>
        {score && (
          <text
            x={width / 2}
            y={isFootball ? 32 : 24}
            textAnchor="middle"
            fontWeight="700"
            style={{ fontSize: 18 }}
          >
            {score[0]} : {score[1]}
          </text>
        )}
      </MatchPicture>
      {!isFootball && <PeriodScores event={event} />}
      {!isFootball && field && (
        <Course>
          <g transform={`scale(1 ${courseHeight / height})`}>
            <Race incidents={incidents} scoring={scoring} />
          </g>
        </Course>
      )}
      <Chip>
        <span>{incident ? incidentText(event, incident) : t('trackerQuiet')}</span>
        <b>{incident && minuteOf(t, event, incident)}</b>
      </Chip>
      {hasText && readable.length > 0 && (
        <Commentary aria-label={t('events')}>
          {readable
            .slice(-listed)
            .toReversed()
            .map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: incidents of one second may be equal
              <li key={`${each.at}${each.kind}${index}`}>
                <span>{minuteOf(t, event, each)}</span>
                <span>{incidentText(event, each)}</span>
              </li>
            ))}
        </Commentary>
      )}
    </Root>
  );
};

/** The tracker beside an opened match that runs. */
export const AsideTracker = ({ match }: { readonly match: string }) => {
  const event = useFeedEvent(match);
  return event?.incidents && event.status !== 'scheduled' ? <Tracker event={event} /> : null;
};
