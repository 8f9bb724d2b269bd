import { sql } from 'kysely';
import { Client } from 'pg';

const before = '/* prepared: ';

/**
 * Stands in front of a statement that runs with every call: each connection parses and plans it once, under this name. Its
 * text must never vary, and name its columns: a plan for `select *` of a table ends with the table's next column.
 */
export const prepared = (name: string) => sql.raw(`${before}${name} */`);

const nameIn = (text: string) => {
  const start = text.indexOf(before);
  if (start === -1) return undefined;
  const from = start + before.length;
  return text.slice(from, text.indexOf(' ', from));
};

/** A connection that keeps the plans of statements so marked. */
export class PreparingClient extends Client {
  // One signature stands for all of the driver's: whatever is not so marked goes on as it came.
  override query(...given: unknown[]): never {
    const [text, ...rest] = given;
    const name = typeof text === 'string' ? nameIn(text) : undefined;
    const query = name === undefined ? text : { name, text };
    return super.query(...([query, ...rest] as unknown as [string])) as never;
  }
}
