import { sql } from 'kysely';
import { Client } from 'pg';

const marker = '/* prepared: ';

/**
 * Marks a statement that many calls run: each connection prepares it once under this name. Its text must not vary, and
 * it must name its columns: a plan for `select *` fails after a column is added.
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
  // Covers all overloads of the driver: calls without a marked text are passed on unchanged.
  override query(...args: unknown[]): never {
    const [text, ...rest] = args;
    const name = typeof text === 'string' ? nameIn(text) : undefined;
    const query = name === undefined ? text : { name, text };
    return super.query(...([query, ...rest] as unknown as [string])) as never;
  }
}
