import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';

/**
 * Batches reads by key: keys that are requested in one turn of the event loop are read in one round trip. An answer is
 * never older than its request.
 */
export const createReadTogether = <Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
) => {
  let next: { keys: Set<string>; found: ReturnType<typeof read> } | undefined;
  const gather = () => {
    const keys = new Set<string>();
    const found = turn().then(() => {
      next = undefined;
      return read([...keys]);
    });
    return { keys, found };
  };
  return async (key: string): Promise<Found | undefined> => {
    next ??= gather();
    next.keys.add(key);
    return (await next.found).get(key);
  };
};

/** `= any(…)` over the keys; the statement text does not depend on their number. */
export const anyOf = (keys: readonly string[]) => sql<string>`any(${keys}::text[])`;
