import type { EventView } from '@pavilion/contract';
import { type Sport, sportDefinitions } from '@pavilion/contract/sports';
import type { Score } from '../../../../shared/sports/main-score';
import type { MatchIncident } from '../../../../shared/sports/match-picture';
import { sportLooks } from '../../../../shared/sports/sport-looks';

/** What a point of tennis ends. A break is a game that the receiver wins. */
type WonPart = 'game' | 'break' | 'set';

/** An incident with the score after it. */
export interface LoggedIncident extends MatchIncident {
  /** The period as scores name it: `q2`, `s3`, `m1`. */
  readonly period?: string;
  /** Of the match in basketball, of the set or map in sports that are played in them. */
  readonly score?: Score;
  /** The points of the game that goes on. */
  readonly points?: Score;
  readonly won?: WonPart;
}

type Side = NonNullable<MatchIncident['side']>;

const love: Score = [0, 0];

const add = ([home, away]: Score, side: Side, value: number): Score =>
  side === 'h' ? [home + value, away] : [home, away + value];

const leads = ([home, away]: Score, least: number) =>
  Math.max(home, away) >= least && Math.abs(home - away) >= 2;

const otherSide = (side: Side): Side => (side === 'h' ? 'a' : 'h');

const isTieBreak = ([home, away]: Score) => home === 6 && away === 6;

interface TennisSet {
  readonly number: number;
  readonly games: Score;
  readonly points: Score;
  /** Of the game, or of the first point of a tie-break. The home side serves first in a match. */
  readonly server: Side;
}

const firstSet: TennisSet = { number: 1, games: love, points: love, server: 'h' };

const afterPoint = (set: TennisSet, side: Side): readonly [next: TennisSet, won: WonPart | undefined] => {
  const points = add(set.points, side, 1);
  const isDecider = isTieBreak(set.games);
  if (!leads(points, isDecider ? 7 : 4)) return [{ ...set, points }, undefined];
  const games = add(set.games, side, 1);
  const next = { ...set, games, points: love, server: otherSide(set.server) };
  if (isDecider || leads(games, 6)) return [next, 'set'];
  return [next, side === set.server ? 'game' : 'break'];
};

const pointKinds: readonly string[] = ['point', 'correction'];

const tennisSets = (incidents: readonly MatchIncident[]) => {
  let set = firstSet;
  const entries = incidents.map((incident): LoggedIncident => {
    const { kind, side } = incident;
    if (!side || !pointKinds.includes(kind)) return { ...incident, period: `s${set.number}` };
    const [next, won] = afterPoint(set, side);
    set = won === 'set' ? { ...firstSet, number: set.number + 1, server: next.server } : next;
    return {
      ...incident,
      period: `s${next.number}`,
      score: next.games,
      ...(won ? { won } : { points: next.points }),
    };
  });
  return { entries, set };
};

/** Quarters and overtimes, with the score of the match. */
const quarterEntries = (incidents: readonly MatchIncident[]) => {
  let period: string | undefined;
  let score = love;
  return incidents.map((incident): LoggedIncident => {
    const { kind, side, value = 0 } = incident;
    if (kind === 'period-start') period = value <= 4 ? `q${value}` : `ot${value - 4}`;
    if (side) score = add(score, side, value);
    return { ...incident, ...(period && { period, score }) };
  });
};

/** Maps, with the rounds or kills in each. */
const mapEntries = (sport: Sport, incidents: readonly MatchIncident[]) => {
  const { scoring } = sportLooks[sport];
  let map = 0;
  let score = love;
  return incidents.map((incident): LoggedIncident => {
    const { kind, side, value = 1 } = incident;
    if (kind === 'map-start') {
      map += 1;
      score = love;
    }
    if (side && scoring.includes(kind)) score = add(score, side, value);
    return { ...incident, ...(map > 0 && { period: `m${map}`, score }) };
  });
};

/** The incidents of a match, of which all must be known, with the score after each. Football tells the time instead. */
export const matchLog = ({
  sport,
  incidents = [],
}: Pick<EventView, 'sport' | 'incidents'>): readonly LoggedIncident[] => {
  const { mainPeriod, halfMinutes } = sportDefinitions[sport];
  if (mainPeriod === 'sets') return tennisSets(incidents).entries;
  if (mainPeriod === 'maps') return mapEntries(sport, incidents);
  return halfMinutes ? incidents : quarterEntries(incidents);
};

/** The side that serves now; undefined in other sports, and where the score does not follow from the incidents. */
export const serverOf = ({
  sport,
  status,
  scores,
  incidents = [],
}: Pick<EventView, 'sport' | 'status' | 'scores' | 'incidents'>): 'home' | 'away' | undefined => {
  if (sportDefinitions[sport].mainPeriod !== 'sets' || status !== 'live') return undefined;
  const { set } = tennisSets(incidents);
  const { number, games, points } = set;
  if (scores[`s${number}`]?.join() !== games.join() || scores.points?.join() !== points.join())
    return undefined;
  // In a tie-break one point of the first server, then two of each side in turn.
  const turn = isTieBreak(games) ? Math.floor((points[0] + points[1] + 1) / 2) : 0;
  return (set.server === 'h') === (turn % 2 === 0) ? 'home' : 'away';
};
