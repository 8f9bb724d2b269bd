import type { KnownEvent } from '@pavilion/contract/sports-wire';
import type { BookChanges, SportsBook } from './sports-book';

/**
 * Sends a request to the provider.
 *
 * @param path below the provider's prefix
 * @returns the data of the answer
 */
export type Send = (path: string, body: object, signal?: AbortSignal) => Promise<unknown>;

/** The operations of a book in the format of one provider. */
export interface Adapter extends Omit<SportsBook, 'watch'> {
  /** What changed of events since the versions that the caller has. */
  changes(known: readonly KnownEvent[], markets: 'main' | 'all', signal: AbortSignal): Promise<BookChanges>;
}
