import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';

/**
 * Reads by key. What is asked for in one turn of the event loop is read in one round trip, so that many calls at once pay
 * for few; no answer is older than its question.
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

/** One of the keys, in a text that does not grow with their number. */
export const anyOf = (keys: readonly string[]) => sql<string>`any(${keys}::text[])`;
