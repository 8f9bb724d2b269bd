import type { EventView } from '@pavilion/contract';
import type { MatchIncident } from '../../../../shared/sports/incident-text';
import type { SportsTexts } from './names';

/** Minutes of a half. */
const halfMinutes = 45;

/** The minute of an incident. In football that of the scoreboard, which the break and the added time of a half do not move. */
export const minuteOf = (
  t: SportsTexts,
  { sport, incidents = [] }: Pick<EventView, 'sport' | 'incidents'>,
  { at }: Pick<MatchIncident, 'at'>,
): string => {
  const minutes = (seconds: number) => Math.floor(Math.max(0, seconds) / 60) + 1;
  if (sport !== 'football') return t('minute', { minute: minutes(at) });
  const secondHalf = incidents.find(({ kind }) => kind === 'second-half')?.at;
  const isSecond = secondHalf !== undefined && at >= secondHalf;
  const minute = isSecond ? halfMinutes + minutes(at - secondHalf) : minutes(at);
  const regular = isSecond ? 2 * halfMinutes : halfMinutes;
  return minute > regular
    ? t('addedMinute', { minute: regular, added: minute - regular })
    : t('minute', { minute });
};

/** Incidents that a timeline shows. */
const turningPoints: readonly string[] = [
  ...(['goal-confirmed', 'goal-cancelled', 'penalty-missed', 'red', 'yellow', 'substitution'] as const),
  ...(['half-time', 'second-half', 'set-end', 'period-end', 'map-end', 'end'] as const),
];

/** The incidents that changed a match, the latest first. */
export const timelineOf = (incidents: readonly MatchIncident[]): readonly MatchIncident[] =>
  incidents.filter(({ kind }) => turningPoints.includes(kind)).toReversed();
