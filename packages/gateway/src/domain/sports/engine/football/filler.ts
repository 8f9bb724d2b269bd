import type { IncidentKind } from '@pavilion/contract/sports';
import type { Draws } from '../draws';
import type { Incident } from '../sport-model';

/** One incident of play is drawn for each slot of this many seconds. */
const slotSeconds = 24;

/** Incidents that do not affect markets, with their frequency. They are independent of goals. */
const kinds: readonly (readonly [kind: IncidentKind<'football'>, chance: number])[] = [
  ['possession', 0.32],
  ['attack', 0.34],
  ['throw-in', 0.14],
  ['free-kick', 0.08],
  ['shot', 0.07],
  ['offside', 0.02],
  ['yellow', 0.02],
  ['substitution', 0.01],
];

const kindAt = (uniform: number): IncidentKind<'football'> => {
  let left = uniform;
  for (const [kind, chance] of kinds) {
    left -= chance;
    if (left < 0) return kind;
  }
  return kinds[0]![0];
};

const fraction = (value: number) => value - Math.floor(value);

const incidentOf = (draws: Draws, slot: number): Incident<'football'> => {
  const uniform = draws.uniform('filler', slot);
  return {
    at: slotSeconds * (slot + fraction(uniform * 1024)),
    kind: kindAt(uniform),
    side: fraction(uniform * 1_048_576) < 0.5 ? 'h' : 'a',
  };
};

/** Incidents of play for the tracker, from one match second to another. */
export const fillerBetween = (draws: Draws, from: number, to: number): readonly Incident<'football'>[] => {
  const first = Math.max(0, Math.floor(from / slotSeconds));
  const incidents: Incident<'football'>[] = [];
  for (let slot = first; slot * slotSeconds <= to; slot += 1) incidents.push(incidentOf(draws, slot));
  return incidents.filter(({ at }) => at >= from && at <= to);
};
