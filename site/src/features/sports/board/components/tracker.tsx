import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { ballOnPitch, type Place } from '../../../../shared/sports/ball';
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
import { useFeedState } from '../../feed/use-cell';
import { useLogTexts } from '../hooks/use-log-texts';
import { matchLog } from '../model/match-log';
import { phone } from './board-layout';

const { width, height, inset } = pictureSize;

const Root = styled.section`
  display: grid;
  grid-template-rows: minmax(112px, 1fr) auto;
  min-width: 0;
  min-height: 0;
  ${phone} { grid-template-rows: 104px auto; }
`;

/** The field, foreshortened to the room that it has; the ball over it stays round. */
const View = styled.div`
  position: relative;
  overflow: hidden;
  > svg { position: absolute; inset: 0; height: 100%; }
  > svg .line { vector-effect: non-scaling-stroke; }
`;

const Ball = styled.i`
  position: absolute;
  left: calc(100% * var(--ball-x));
  top: calc(100% * var(--ball-y));
  width: 12px;
  height: 12px;
  margin: -6px;
  border-radius: ${token.radius.full};
  background: radial-gradient(circle at 35% 30%, #fff, #e8e2d4 70%);
  box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.4), 0 3px 5px rgba(0, 0, 0, 0.4);
  @media (prefers-reduced-motion: no-preference) { transition: left 700ms ${token.motion.out}, top 700ms ${token.motion.out}; }
`;

/** Below the picture the last incident, and who has been on top over the time of the match. */
const Last = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 38%);
  align-items: center;
  gap: ${token.space[2]};
  height: 34px;
  padding-inline: ${token.space[3]};
  background: ${token.color.surface};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > b { color: var(--sb-live); white-space: nowrap; }
  > svg { display: block; width: 100%; height: 28px; }
  .line { fill: none; stroke: ${token.color.line}; stroke-width: 3; }
`;

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
          transform={`translate(${x + (isAway ? 18 : -18)} ${y})`}
          fill="none"
          stroke="var(--turf-ink)"
          strokeWidth="2"
        />
      )}
    </>
  );
};

/** How much an incident of football says about who is on top; the others say nothing. */
const pressure: Readonly<Record<string, number>> = {
  attack: 1,
  'free-kick': 1,
  corner: 2,
  danger: 3,
  shot: 4,
  penalty: 5,
  'goal-confirmed': 6,
};

/** Match seconds of a bar, and the most bars. */
const barSeconds = 120;
const mostBars = 24;

/** Bars above the line for the home side, below it for the away side. */
const Pressure = ({ incidents }: { readonly incidents: readonly MatchIncident[] }) => {
  const last = Math.floor((incidents.at(-1)?.at ?? 0) / barSeconds);
  const first = Math.max(0, last - mostBars + 1);
  const bars = Array.from({ length: mostBars }, () => 0);
  for (const { at, kind, side } of incidents) {
    const bar = Math.floor(at / barSeconds) - first;
    if (bar < 0 || bar >= mostBars) continue;
    bars[bar]! += (side === 'a' ? -1 : 1) * (side ? (pressure[kind] ?? 0) : 0);
  }
  const largest = Math.max(4, ...bars.map(Math.abs));
  const step = (width - 2 * inset) / mostBars;
  return (
    <>
      <path className="line" d={`M${inset} ${height / 2}H${width - inset}`} />
      {bars.map((value, bar) => {
        const size = (Math.abs(value) / largest) * (height / 2 - 10);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are places in time
            key={bar}
            x={inset + bar * step}
            y={value > 0 ? height / 2 - size : height / 2}
            width={step - 2}
            height={size}
            fill={value > 0 ? token.color.homeSide : token.color.info}
          />
        );
      })}
    </>
  );
};

const centre: Place = { x: width / 2, y: height / 2 };

/** A match as a picture from its incidents: the field with the ball, its last incident, and who has been on top. */
export const Tracker = ({ event }: { readonly event: EventView }) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const logTexts = useLogTexts(event);
  const isStale = useFeedState() !== 'live';
  const incidents = event.incidents ?? [];
  const { field, scoring, incidents: listed } = sportLooks[event.sport];
  const last = matchLog(event).findLast(({ kind }) => listed[kind]);
  // An announcement of added time has no place on the pitch.
  const moving = incidents.findLast(({ kind }) => listed[kind] && kind !== 'added-time');
  const isFootball = event.sport === 'football';
  const ball = isFootball
    ? ballOnPitch(moving ?? { kind: 'kick-off' })
    : field && (incidents.map((incident) => field.ballAfter(incident)).findLast(Boolean) ?? centre);
  const [firstGround, secondGround] = field?.ground ?? [];
  const shown = last && logTexts(last);
  return (
    <Root aria-label={t('trackerOf', { home: text(event.home.name), away: text(event.away.name) })}>
      <View>
        <MatchPicture
          preserveAspectRatio="none"
          opacity={isStale ? 0.55 : 1}
          style={{ '--ground-1': firstGround, '--ground-2': secondGround } as CSSProperties}
        >
          {isFootball && <Pitch incident={moving} />}
          {!isFootball && <Turf />}
          {!isFootball && (field ? <field.Lines /> : <Race incidents={incidents} scoring={scoring} />)}
        </MatchPicture>
        {ball && (
          <Ball
            aria-hidden="true"
            style={{ '--ball-x': ball.x / width, '--ball-y': ball.y / height } as CSSProperties}
          />
        )}
      </View>
      <Last>
        <span>{shown ? shown.what : t('trackerQuiet')}</span>
        <b>{isStale ? t('staleShort') : shown?.score || shown?.when}</b>
        {field && (
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {isFootball ? (
              <Pressure incidents={incidents} />
            ) : (
              <Race incidents={incidents} scoring={scoring} />
            )}
          </svg>
        )}
      </Last>
    </Root>
  );
};
