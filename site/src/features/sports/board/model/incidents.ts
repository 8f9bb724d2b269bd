import type { EventView, LocalText } from '@pavilion/contract';
import type { MatchIncident } from '../../feed/feed-types';
import type { SportsKey } from '../../messages/sports-messages';
import type { SportsTexts } from './names';

/** The kinds of incidents that have a name; it is under the kind in the texts. */
const named = [
  ...(['kick-off', 'second-half', 'half-time', 'added-time', 'goal', 'goal-confirmed', 'penalty'] as const),
  ...(['goal-cancelled', 'penalty-missed', 'video-review', 'red', 'yellow', 'corner', 'danger'] as const),
  ...(['attack', 'possession', 'throw-in', 'free-kick', 'shot', 'offside', 'substitution'] as const),
  ...(['correction', 'end', 'start', 'point', 'set-end', 'period-start', 'period-end'] as const),
  ...(['map-start', 'map-end', 'round', 'kill'] as const),
] satisfies readonly SportsKey[];
const isNamed = (kind: string): kind is (typeof named)[number] => (named as readonly string[]).includes(kind);

/** Minutes of a half. */
const halfMinutes = 45;

/** An incident in words: 进球 云岭飞鹤. */
export const incidentText = (
  t: SportsTexts,
  text: (name: LocalText) => string,
  { sport, home, away }: Pick<EventView, 'sport' | 'home' | 'away'>,
  { kind, side, value = 0 }: MatchIncident,
): string => {
  const isScored = sport === 'basketball' && kind === 'possession' && value > 0;
  const name = isScored
    ? t('points', { value })
    : isNamed(kind)
      ? (t as (key: SportsKey, values: object) => string)(kind, { value })
      : kind;
  const team = side && text(side === 'h' ? home.short : away.short);
  return team ? `${team} · ${name}` : name;
};

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
