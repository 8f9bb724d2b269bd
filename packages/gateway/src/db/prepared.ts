import { sql } from 'kysely';
import { Client } from 'pg';

const marker = '/* prepared: ';

/**
 * Marks a frequent statement as a named prepared statement: each connection prepares it once under this name. The SQL
 * text must be constant and list its columns: a cached plan for `select *` fails after a column is added.
 */
export const prepared = (name: string) => sql.raw(`${marker}${name} */`);

const nameIn = (text: string) => {
  const start = text.indexOf(marker);
  if (start === -1) return undefined;
  const from = start + marker.length;
  return text.slice(from, text.indexOf(' ', from));
};

/** A connection that prepares the statements marked by `prepared`. */
export class PreparingClient extends Client {
  // Accepts every overload of `Client.query`; queries without the marker are passed on unchanged.
  override query(...args: unknown[]): never {
    const [text, ...rest] = args;
    const name = typeof text === 'string' ? nameIn(text) : undefined;
    const query = name === undefined ? text : { name, text };
    return super.query(...([query, ...rest] as unknown as [string])) as never;
  }
}
