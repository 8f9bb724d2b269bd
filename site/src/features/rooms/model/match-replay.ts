import type { RoomMatch } from '@pavilion/contract';
import type { Place } from '../../../shared/sports/ball';
import { sportLooks } from '../../../shared/sports/sport-looks';

/** How far the picture is behind the match, ms: the gateway describes each second when it is over. */
export const replayDelay = 1_000;

/** When a state of the match arrived. */
interface Sample {
  /** ms. */
  readonly arrivedAt: number;
  /** Match seconds. */
  readonly at: number;
}

/** A movement of the ball, in match seconds. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly place: Place;
}

/** What is needed to draw the last seconds of a match. */
export interface Replay {
  readonly event: string;
  /** Oldest first. */
  readonly samples: readonly Sample[];
  /** Oldest first. */
  readonly moves: readonly Move[];
}

type DrawnMatch = Pick<RoomMatch, 'event' | 'sport' | 'clock' | 'incidents'>;

const keptSamples = 4;
const keptMoves = 12;

/** Adds a state of the match. The ball moves from the last state to the time of each incident since then. */
export const addState = (replay: Replay | undefined, match: DrawnMatch, arrivedAt: number): Replay => {
  const { event, sport, clock, incidents } = match;
  const ballAfter = sportLooks[sport].field?.ballAfter;
  const last = replay?.event === event ? replay.samples.at(-1) : undefined;
  const sample = { arrivedAt, at: clock.at };
  if (!replay || !last || last.at > clock.at) {
    const place = incidents.map((incident) => ballAfter?.(incident)).findLast(Boolean);
    return { event, samples: [sample], moves: place ? [{ from: clock.at, to: clock.at, place }] : [] };
  }
  let from = last.at;
  const moves = incidents.flatMap((incident) => {
    const place = incident.at > last.at ? ballAfter?.(incident) : undefined;
    if (!place) return [];
    const move = { from, to: Math.max(from, incident.at), place };
    from = move.to;
    return [move];
  });
  return {
    event,
    samples: [...replay.samples, sample].slice(-keptSamples),
    moves: [...replay.moves, ...moves].slice(-keptMoves),
  };
};

const between = (start: number, end: number, share: number) => start + (end - start) * share;

/** The match seconds that the picture shows at a time, ms. */
export const shownSeconds = ({ samples }: Replay, now: number, delay = replayDelay): number => {
  const time = now - delay;
  const next = samples.findIndex(({ arrivedAt }) => arrivedAt > time);
  const after = samples[next === -1 ? samples.length - 1 : next]!;
  const before = samples[next - 1];
  if (next === -1 || !before) return after.at;
  return between(before.at, after.at, (time - before.arrivedAt) / (after.arrivedAt - before.arrivedAt));
};

/** The place of the ball at a time, ms; undefined before the first incident that moves it. */
export const ballAt = (replay: Replay, now: number, delay = replayDelay): Place | undefined => {
  const seconds = shownSeconds(replay, now, delay);
  let place: Place | undefined;
  for (const move of replay.moves) {
    if (seconds <= move.from && place) break;
    const share = move.to > move.from ? Math.min(1, (seconds - move.from) / (move.to - move.from)) : 1;
    place = place
      ? { x: between(place.x, move.place.x, share), y: between(place.y, move.place.y, share) }
      : move.place;
  }
  return place;
};
