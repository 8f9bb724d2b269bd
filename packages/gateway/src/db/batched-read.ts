import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';

/**
 * Batches reads by key, as DataLoader does without its cache: keys that are requested in one turn of the event loop are
 * read in one round trip. A result is never older than its request.
 */
export const createBatchedRead = <Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
) => {
  let batch: { keys: Set<string>; found: ReturnType<typeof read> } | undefined;
  const startBatch = () => {
    const keys = new Set<string>();
    const found = nextTurn().then(() => {
      batch = undefined;
      return read([...keys]);
    });
    return { keys, found };
  };
  return async (key: string): Promise<Found | undefined> => {
    batch ??= startBatch();
    batch.keys.add(key);
    return (await batch.found).get(key);
  };
};

/** `= any(…)` over the keys; the statement text does not depend on their number. */
export const anyOf = (keys: readonly string[]) => sql<string>`any(${keys}::text[])`;
