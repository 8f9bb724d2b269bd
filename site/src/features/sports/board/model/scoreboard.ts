import type { EventView } from '@pavilion/contract';
import { type Sport, sportDefinitions } from '@pavilion/contract/sports';
import type { TimeText } from '../../../../shared/calendar/time-zone';
import type { Score } from '../../../../shared/sports/main-score';
import { periodName } from '../../../../shared/sports/market-names';
import type { SportsTexts } from './names';

type Watched = Pick<EventView, 'sport' | 'status' | 'clock' | 'startsAt' | 'scores'>;

/** Scores of the whole match, such as `ft` and `corners`, have no number. */
const periodPattern = /\d$/;

/** The scores of the periods so far, in order. */
export const periodScores = (
  scores: EventView['scores'],
): readonly (readonly [period: string, score: Score])[] =>
  Object.entries(scores)
    .filter(([period]) => periodPattern.test(period))
    .sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
    .map(([period, score]) => [period, score as Score]);

const tennisPoints = ['0', '15', '30', '40'];

/** The points of a side as its sport calls them; numbers in the tie-break of a tennis set. */
export const pointText = (sport: Sport, [own, other]: Score, isTieBreak: boolean): string => {
  if (sportDefinitions[sport].pointDisplay === 'numbers' || isTieBreak) return String(own);
  if (own >= 3 && other >= 3) return own > other ? 'AD' : '40';
  return tennisPoints[Math.min(own, 3)]!;
};

/** The score of the current period beside the main one: games of the set, rounds or kills of the map. */
export const currentScore = ({ sport, clock, scores }: Watched): Score | undefined =>
  sportDefinitions[sport].mainPeriod === 'ft' ? undefined : (scores[clock.phase] as Score | undefined);

/** The period that is played now, in scores. */
export const currentPeriod = ({ status, clock }: Pick<Watched, 'status' | 'clock'>): string | undefined =>
  status === 'live' ? clock.phase : undefined;

const minuteText = (
  t: SportsTexts,
  { phase, shown = 0 }: EventView['clock'],
  halfMinutes: number,
): string => {
  const minute = Math.floor(shown / 60) + 1;
  const half = ['h1', 'h2'].indexOf(phase) + 1;
  const regular = half * halfMinutes || Number.POSITIVE_INFINITY;
  return minute > regular
    ? t('addedMinute', { minute: regular, added: minute - regular })
    : t('minute', { minute });
};

const minutesAndSeconds = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Events that are over or not played, and their words. */
const statusKeys = {
  interrupted: 'interrupted',
  ended: 'ended',
  settled: 'ended',
  postponed: 'postponed',
  abandoned: 'abandoned',
  cancelled: 'cancelled',
} as const;

/** The period of an event in play: 下半场, 第 3 节. Undefined otherwise. */
export const phaseText = (t: SportsTexts, { status, sport, clock }: Watched): string | undefined => {
  if (status !== 'live') return undefined;
  const { phase } = clock;
  if (phase === 'before') return t('phaseBefore');
  if (phase === 'break') return t(sportDefinitions[sport].halfMinutes ? 'phaseBreak' : 'phasePause');
  if (phase === 'ended') return t('phaseEnded');
  if (phase.startsWith('ot')) return t('overtime', { number: phase.slice(2) });
  return periodName(t, phase);
};

/** What a board shows as the time of an event: its minute, its period, its start or its state. */
export const eventTimeText = (t: SportsTexts, event: Watched, timeText: TimeText): string => {
  const { status, sport, clock, startsAt } = event;
  if (status === 'scheduled') return timeText(startsAt, 'time');
  if (status !== 'live') return t(statusKeys[status]);
  const isPlaying = !['before', 'break', 'ended'].includes(clock.phase);
  const { halfMinutes } = sportDefinitions[sport];
  if (isPlaying && halfMinutes) return minuteText(t, clock, halfMinutes);
  if (isPlaying && clock.shown !== undefined) return minutesAndSeconds(clock.shown);
  return phaseText(t, event)!;
};
