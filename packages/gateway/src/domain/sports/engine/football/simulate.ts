import type { Score } from '@pavilion/contract/sports';
import { drawFrom, poissonDistribution } from '../distributions/distribution';
import { type Draws, readerOf } from '../draws';
import type { Incident, Setup, Side } from '../sport-model';
import { announcedAt, breakSeconds, goalShare, halfSeconds, secondsOfHalf, shareAtGoalShare } from './clock';
import { cornerRates } from './corners';
import { type Episode, incidentsOf } from './episodes';
import { type GoalRates, goalDistribution, goalGrid, maxGoals } from './goal-distributions';
import { kickOffPause } from './incident-rules';
import { afterRedCards, goalRates, redCardRate } from './rates';

/** Attacks that look dangerous and end without a goal, in a match. */
const alarmRate = 21.3;
const maxAlarms = 70;
const maxRedCards = 4;
const maxCorners = 40;

const sides: readonly Side[] = ['h', 'a'];

type Reader = () => number;

const timesOf = (count: number, next: Reader): number[] => Array.from({ length: count }, next);

const goalsOf = (side: Side, count: number, next: Reader, from = 0): Episode[] =>
  Array.from({ length: count }, () => ({
    share: shareAtGoalShare(from + (1 - from) * next()),
    kind: 'goal',
    side,
  }));

/** Draws the final score, then the time of each goal. */
const plannedGoals = (rates: GoalRates, next: Reader): Episode[] => {
  const chances = goalGrid(goalDistribution({ rates, score: [0, 0], home: rates.home, away: rates.away }));
  const cell = drawFrom({ from: 0, chances }, next());
  const size = maxGoals + 1;
  return [...goalsOf('h', Math.floor(cell / size), next), ...goalsOf('a', cell % size, next)];
};

/** Goals after a red card, drawn again with the changed rates. */
const goalsAfter = (rates: GoalRates, share: number, next: Reader): Episode[] => {
  const past = goalShare(share);
  const count = (rate: number) => drawFrom(poissonDistribution(rate * (1 - past), maxGoals), next());
  return [...goalsOf('h', count(rates.home), next, past), ...goalsOf('a', count(rates.away), next, past)];
};

const byShare = (one: Episode, other: Episode) => one.share - other.share;

const episodesOf = (rates: GoalRates, draws: Draws): Episode[] => {
  const reds = readerOf(draws, 'red');
  const redCards = sides
    .flatMap((side) =>
      timesOf(drawFrom(poissonDistribution(redCardRate, maxRedCards), reds()), reds).map(
        (share): Episode => ({ share, kind: 'red', side }),
      ),
    )
    .sort(byShare);
  const goalDraws = readerOf(draws, 'goal');
  let goals = plannedGoals(rates, goalDraws);
  let count: Score = [0, 0];
  for (const red of redCards) {
    count = red.side === 'h' ? [count[0] + 1, count[1]] : [count[0], count[1] + 1];
    goals = [
      ...goals.filter(({ share }) => share < red.share),
      ...goalsAfter(afterRedCards(rates, count), red.share, goalDraws),
    ];
  }
  const alarms = readerOf(draws, 'alarm');
  const dangers = timesOf(drawFrom(poissonDistribution(alarmRate, maxAlarms), alarms()), alarms).map(
    (share): Episode => ({ share, kind: 'alarm', side: alarms() < 0.5 ? 'h' : 'a' }),
  );
  return [...goals, ...redCards, ...dangers].sort(byShare);
};

interface Half {
  readonly startsAt: number;
  readonly added: number;
  /** Share of the match at its start. */
  readonly from: 0 | 0.5;
}

const secondAt = ({ startsAt, added, from }: Half, share: number) =>
  startsAt + secondsOfHalf(share - from, added);

const isIn = ({ from }: Half, share: number) => share >= from && share < from + 0.5;

/**
 * The incidents of the episodes of a half, and the time at which the last one ends. An episode that begins during another
 * follows it without a gap, and a false alarm during another is dropped, so the markets stay suspended and a suspension
 * reveals nothing about what follows it.
 */
const playHalf = (half: Half, episodes: readonly Episode[], next: Reader) => {
  let busyUntil = half.startsAt + kickOffPause;
  const incidents: Incident<'football'>[] = [{ at: busyUntil, kind: 'resume' }];
  for (const episode of episodes) {
    if (!isIn(half, episode.share)) continue;
    const at = secondAt(half, episode.share);
    if (at < busyUntil && episode.kind === 'alarm') continue;
    const course = incidentsOf(episode, Math.max(at, busyUntil), next);
    incidents.push(...course);
    busyUntil = course.at(-1)!.at;
  }
  return { incidents, busyUntil };
};

const cornersOf = (half: Half, corners: readonly Episode[]): Incident<'football'>[] =>
  corners
    .filter(({ share }) => isIn(half, share))
    .map(({ share, side }) => ({ at: secondAt(half, share), kind: 'corner', side }));

const cornerEpisodes = (draws: Draws): Episode[] => {
  const next = readerOf(draws, 'corner');
  return sides.flatMap((side, index) =>
    timesOf(drawFrom(poissonDistribution(cornerRates[index]!, maxCorners), next()), next).map(
      (share): Episode => ({ share, kind: 'alarm', side }),
    ),
  );
};

/** Simulates a match: final score, times of the goals, red cards, attacks and corners. */
export const simulate = ({ rates }: Setup, draws: Draws): readonly Incident<'football'>[] => {
  const [supremacy, total] = rates as readonly [number, number];
  const episodes = episodesOf(goalRates(supremacy, total), draws);
  const corners = cornerEpisodes(draws);
  const next = readerOf(draws, 'course');
  const added = readerOf(draws, 'added-time');
  const play = (startsAt: number, from: Half['from'], least: number, most: number) => {
    const minutes = least + Math.floor((most - least + 1) * added());
    const half = { startsAt, added: 60 * minutes, from };
    const { incidents, busyUntil } = playHalf(half, episodes, next);
    const endsAt = Math.max(startsAt + halfSeconds + half.added, busyUntil);
    const announced: Incident<'football'> = {
      at: startsAt + announcedAt,
      kind: 'added-time',
      value: minutes,
    };
    return { endsAt, incidents: [...incidents, announced, ...cornersOf(half, corners)] };
  };
  const first = play(0, 0, 1, 4);
  const secondStart = first.endsAt + breakSeconds;
  const second = play(secondStart, 0.5, 2, 7);
  const incidents: Incident<'football'>[] = [
    { at: 0, kind: 'kick-off' },
    ...first.incidents,
    { at: first.endsAt, kind: 'half-time' },
    { at: secondStart, kind: 'second-half' },
    ...second.incidents,
    { at: second.endsAt, kind: 'end' },
  ];
  return incidents.sort((one, other) => one.at - other.at);
};
