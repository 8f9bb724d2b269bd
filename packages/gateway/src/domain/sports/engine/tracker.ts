import type { Book, Match } from './book';
import { fillerBetween } from './football/filler';
import type { Incident } from './sport-model';

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
