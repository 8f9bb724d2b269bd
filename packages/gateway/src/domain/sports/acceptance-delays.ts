import type { IncidentKind, Sport } from '@pavilion/contract/sports';
import type { Book, Match } from './engine/book';
import { trackerIncidents } from './engine/tracker';

/** Seconds of match time for which the last incident describes the play. */
const situationSeconds = 25;

const breaks = ['before', 'break', 'ended'];

/**
 * Seconds for which a bet in play is held before it is decided (SPT-8). They are no part of a simulation model: each bet stores
 * when it is decided.
 */
export const acceptanceDelays: {
  /** When nothing threatens. */
  readonly safe: Readonly<Record<Sport, number>>;
  /** After these incidents; others count as safe. */
  readonly incidents: Readonly<Partial<Record<IncidentKind, number>>>;
} = {
  safe: { football: 3, basketball: 4, tennis: 4, cs2: 5, moba: 5 },
  incidents: { attack: 5, 'throw-in': 5, shot: 5, 'free-kick': 8, corner: 8 },
};

/** Seconds for which a bet is held before it is decided: 0 before the match and in breaks. */
export const acceptanceDelay = (match: Match, book: Book): number => {
  if (book.status !== 'live' || breaks.includes(book.clock.phase)) return 0;
  const safe = acceptanceDelays.safe[book.sport];
  if (book.sport !== 'football') return safe;
  const recent = trackerIncidents(match, book, Math.max(0, book.clock.at - situationSeconds));
  return Math.max(safe, ...recent.slice(-2).map(({ kind }) => acceptanceDelays.incidents[kind] ?? 0));
};
