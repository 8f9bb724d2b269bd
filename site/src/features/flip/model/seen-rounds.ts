import { storageKeys } from '@pavilion/contract';

/** What this browser saw of a round before the server's seed was revealed. */
export interface SeenRound {
  /** From the answer that started the round. */
  readonly commitment?: string | undefined;
  /** As the member typed it for the first card. */
  readonly clientSeed?: string | undefined;
}

/** The page verifies the latest round only; the others are kept for members who share a browser. */
const maxRounds = 5;

type Entry = readonly [id: string, seen: SeenRound];

const isEntry = (entry: unknown): entry is Entry => {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const seen: unknown = entry[1];
  if (typeof seen !== 'object' || seen === null) return false;
  const { commitment, clientSeed } = seen as Record<string, unknown>;
  return [commitment, clientSeed].every((value) => value === undefined || typeof value === 'string');
};

const entriesOf = (storage: () => Storage): readonly Entry[] => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKeys.flipRounds) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
};

/**
 * What was seen of a round in this browser; empty if it was played elsewhere.
 *
 * @param storage called at each use, because reading `localStorage` throws in browsers that deny it
 */
export const seenOf = (storage: () => Storage, round: string): SeenRound =>
  entriesOf(storage).find(([id]) => id === round)?.[1] ?? {};

/** Stores what was seen of a round. Values that are already stored stay: they were seen first. */
export const rememberRound = (storage: () => Storage, round: string, seen: SeenRound): void => {
  const entry: Entry = [round, { ...seen, ...seenOf(storage, round) }];
  const entries = [...entriesOf(storage).filter(([id]) => id !== round), entry].slice(-maxRounds);
  try {
    storage().setItem(storageKeys.flipRounds, JSON.stringify(entries));
  } catch {
    // The storage is full or denied: the page says that it cannot compare the round with its start.
  }
};
