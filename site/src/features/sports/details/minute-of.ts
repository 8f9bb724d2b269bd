import type { EventView } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import type { MatchIncident } from '../../../shared/sports/match-picture';
import type { SportsTexts } from '../board/model/names';

/** The minute of an incident. In sports of two halves that of the scoreboard, which the break and the added time of a half do not move. */
export const minuteOf = (
  t: SportsTexts,
  { sport, incidents = [] }: Pick<EventView, 'sport' | 'incidents'>,
  { at }: Pick<MatchIncident, 'at'>,
): string => {
  const minutes = (seconds: number) => Math.floor(Math.max(0, seconds) / 60) + 1;
  const { halfMinutes } = sportDefinitions[sport];
  if (!halfMinutes) return t('minute', { minute: minutes(at) });
  const secondHalf = incidents.find(({ kind }) => kind === 'second-half')?.at;
  const isSecond = secondHalf !== undefined && at >= secondHalf;
  const minute = isSecond ? halfMinutes + minutes(at - secondHalf) : minutes(at);
  const regular = isSecond ? 2 * halfMinutes : halfMinutes;
  return minute > regular
    ? t('addedMinute', { minute: regular, added: minute - regular })
    : t('minute', { minute });
};
