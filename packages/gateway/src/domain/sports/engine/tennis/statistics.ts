import type { Score } from '@pavilion/contract/sports';
import { type Incident, type Side, scored } from '../sport-model';
import { isTieBreak, otherSide, type SetState, tieBreakServer } from './chances';
import { functions, startOf, type TennisState } from './state';

/** The most sets of a match. Incidents end by themselves, so a shorter match has the same points. */
const mostSets = 5;

/** The server of the next point. */
export const serverOf = ({ games, points, server }: SetState): Side =>
  isTieBreak(games) ? tieBreakServer(server, points[0] + points[1]) : server;

/** A point with the state before and after it. */
interface PlayedPoint {
  readonly winner: Side;
  readonly server: Side;
  readonly before: TennisState;
  readonly after: TennisState;
}

const playedPoints = (incidents: readonly Incident[]): readonly PlayedPoint[] => {
  const played: PlayedPoint[] = [];
  let state = startOf(mostSets);
  for (const incident of incidents) {
    const before = state;
    state = functions.apply(before, incident);
    const isPoint = incident.kind === 'point' || incident.kind === 'correction';
    if (isPoint && incident.side)
      played.push({ winner: incident.side, server: serverOf(before.set), before, after: state });
  }
  return played;
};

/** Whether the point ended a game that is no tie-break: two players serve in those. */
const endsServiceGame = ({ before, after }: PlayedPoint): boolean =>
  before.games !== after.games && !isTieBreak(before.set.games);

/** Whether the receiver wins the game with this point. */
const isBreakPoint = ({ server, before: { set } }: PlayedPoint): boolean => {
  if (isTieBreak(set.games)) return false;
  const [served, received] = server === 'h' ? set.points : [set.points[1], set.points[0]];
  return received >= 3 && received > served;
};

/** Counts points for a side each. */
const counted =
  (isCounted: (point: PlayedPoint) => boolean, sideOf = ({ winner }: PlayedPoint): Side => winner) =>
  (incidents: readonly Incident[]): Score =>
    playedPoints(incidents)
      .filter(isCounted)
      .reduce<Score>((score, point) => scored(score, sideOf(point), 1), [0, 0]);

/** Statistics that follow from the server of each point. */
export const serviceStatistics = {
  servicePoints: counted(({ winner, server }) => winner === server),
  returnPoints: counted(({ winner, server }) => winner !== server),
  serviceGames: counted((point) => endsServiceGame(point) && point.winner === point.server),
  breakPoints: counted(isBreakPoint, ({ server }) => otherSide(server)),
  breaks: counted((point) => endsServiceGame(point) && point.winner !== point.server),
};
