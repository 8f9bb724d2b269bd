import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { ballOnPitch } from '../../../../shared/sports/ball';
import { listedIncidents, useIncidentText } from '../../../../shared/sports/incident-text';
import { mainScore } from '../../../../shared/sports/main-score';
import {
  type MatchIncident,
  MatchPicture,
  PitchLines,
  pictureSize,
  Race,
  Turf,
} from '../../../../shared/sports/match-picture';
import { sportLooks } from '../../../../shared/sports/sport-looks';
import { detailMessages } from '../../details/messages/detail-messages';
import { minuteOf } from '../../details/minute-of';
import { useFeedEvent, useFeedState } from '../../feed/use-cell';
import { eventTimeText } from '../model/scoreboard';
import { Panel } from './board-theme';

const Root = styled(Panel)`
  overflow: hidden;
  h2 { padding: ${token.space[2]} ${token.space[3]}; font-size: ${token.text.sm}; }
  /* On wide screens the picture of an opened match is beside the slip. */
  @media (min-width: 1024px) { &[data-text] > svg, &[data-text] > p { display: none; } }
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

const { width, height, inset } = pictureSize;

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
  const names = { home: text(event.home.short), away: text(event.away.short) };
  return (
    <Root aria-label={t('trackerOf', names)} data-text={hasText ? '' : undefined}>
      <h2>
        {t('tracker')}
        <small>{isStale ? t('staleShort') : eventTimeText(t, event, timeText)}</small>
      </h2>
      <MatchPicture opacity={isStale ? 0.55 : 1}>
        {isFootball ? (
          <Pitch incident={incident} />
        ) : (
          <Race incidents={incidents} scoring={sportLooks[event.sport].scoring} />
        )}
        <text x={inset + 4} y="30" fontWeight="600">
          {names.home}
        </text>
        <text x={width - inset - 4} y="30" textAnchor="end" fontWeight="600">
          {names.away}
        </text>
        {score && (
          <text x={width / 2} y="32" textAnchor="middle" fontWeight="700" style={{ fontSize: 18 }}>
            {score[0]} : {score[1]}
          </text>
        )}
      </MatchPicture>
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
