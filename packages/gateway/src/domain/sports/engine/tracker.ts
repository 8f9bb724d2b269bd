import type { IncidentKind } from '@pavilion/contract/sports';
import type { Book, Match } from './book';
import { fillerBetween } from './football/filler';
import type { Incident } from './sport-model';

/** Seconds of match time for which the last incident describes the play. */
const situationSeconds = 25;

const breaks = ['before', 'break', 'ended'];

/** The times at which the ball is in play: not during breaks and suspensions. */
const isPlay = (incidents: readonly Incident[], at: number): boolean => {
  const last = incidents.findLast((incident) => incident.at <= at && incident.kind !== 'corner');
  return last !== undefined && (last.kind === 'resume' || last.kind === 'added-time');
};

/**
 * Incidents for the tracker up to the moment of a book: those that affect markets, and in football incidents of play between
 * them.
 *
 * @param from match second of the first one.
 */
export const trackerIncidents = (match: Match, book: Book, from = 0): readonly Incident[] => {
  const known = book.incidents.filter(({ at }) => at >= from);
  if (book.sport !== 'football') return known;
  const filler = fillerBetween(match.draws, from, book.clock.at).filter(({ at }) =>
    isPlay(book.incidents, at),
  );
  return [...known, ...filler].sort((one, other) => one.at - other.at);
};

/** Seconds for which bets in play are held, by what happens. Other incidents count as safe. */
export const incidentDelays: Readonly<Partial<Record<IncidentKind, number>>> = {
  attack: 5,
  'throw-in': 5,
  shot: 5,
  'free-kick': 8,
  corner: 8,
};
/** Seconds for which a bet is held before it is decided: 0 before the match and in breaks. */
export const acceptanceDelay = (match: Match, book: Book): number => {
  if (book.status !== 'live' || breaks.includes(book.clock.phase)) return 0;
  const safe = match.model.safeDelay;
  if (book.sport !== 'football') return safe;
  const recent = trackerIncidents(match, book, Math.max(0, book.clock.at - situationSeconds));
  return Math.max(safe, ...recent.slice(-2).map(({ kind }) => incidentDelays[kind] ?? 0));
};
