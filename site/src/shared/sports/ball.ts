import { type MatchIncident, pictureSize } from './match-picture';

/** A place in a picture of a match, in units of the SVG. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const { width, height, inset } = pictureSize;

/** How far from its own goal a side plays, from 0 to 1, by what happens; other incidents leave the ball in the middle. */
const depths: Readonly<Record<string, number>> = {
  possession: 0.42,
  attack: 0.66,
  danger: 0.84,
  shot: 0.9,
  goal: 0.98,
  'goal-confirmed': 0.98,
  penalty: 0.9,
  'penalty-missed': 0.92,
  corner: 0.97,
  'free-kick': 0.62,
  'throw-in': 0.56,
  offside: 0.78,
};

/** The x of a depth of a side: home attacks to the right. */
const xOf = (depth: number, side: MatchIncident['side']) =>
  inset + (side === 'a' ? 1 - depth : depth) * (width - 2 * inset);

/** A number from -1 to 1 that an incident always has, so that each picture shows it at the same place. */
const spreadOf = ({ at = 0 }: { readonly at?: number }) => Math.sin(at * 12.9898);

/** Incidents whose ball is at a fixed distance from the sidelines: the others are spread over the width of the pitch. */
const middle: readonly string[] = ['goal', 'goal-confirmed', 'penalty', 'penalty-missed', 'kick-off'];

const widthPlace = (incident: Partial<MatchIncident>): number => {
  const { kind = '' } = incident;
  if (kind === 'corner') return inset + 4;
  if (kind === 'throw-in') return height - inset - 4;
  return height / 2 + (kind in depths && !middle.includes(kind) ? 44 * spreadOf(incident) : 0);
};

/** The place of the ball on a football pitch. */
export const ballOnPitch = (
  incident: Pick<MatchIncident, 'kind' | 'side'> & Partial<Pick<MatchIncident, 'at'>>,
): Place => ({ x: xOf(depths[incident.kind] ?? 0.5, incident.side), y: widthPlace(incident) });

const centre: Place = { x: width / 2, y: height / 2 };

/** Incidents that leave the ball where it was. */
const withoutPlace: readonly string[] = ['resume', 'added-time', 'game-end', 'substitution'];

/** Where the ball is after an incident; undefined if the incident does not move it. */
const moved =
  (placeOf: (incident: MatchIncident) => Place) =>
  (incident: MatchIncident): Place | undefined =>
    withoutPlace.includes(incident.kind) ? undefined : placeOf(incident);

export const ballInFootball = moved(ballOnPitch);

export const ballInBasketball = moved((incident) => {
  const { kind, side, value = 0 } = incident;
  if (kind !== 'possession') return centre;
  // A basket ends in the ring, a missed attack before it.
  return value > 0
    ? { x: xOf(0.945, side), y: height / 2 }
    : { x: xOf(0.76, side), y: height / 2 + spreadOf(incident) * 46 };
});

/** The ball lands in the half of the side that loses the point. */
export const ballInTennis = moved((incident) =>
  incident.kind === 'point'
    ? { x: xOf(0.8, incident.side), y: height / 2 + spreadOf(incident) * 44 }
    : centre,
);
