import { sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { UnconfirmedCommit } from './availability';

const marker = '/* prepared: ';

/**
 * Marks a frequent statement as a named prepared statement: each connection prepares it once under this name. The SQL
 * text must be constant and list its columns: a cached plan for `select *` fails after a column is added.
 */
export const prepared = (name: string) => sql.raw(`${marker}${name} */`);

/** The name of a statement that `prepared` marks. */
export const nameIn = (text: string): string | undefined => {
  const start = text.indexOf(marker);
  if (start === -1) return undefined;
  const from = start + marker.length;
  return text.slice(from, text.indexOf(' ', from));
};

/** The function of PostgreSQL whose only warnings are those of a broken wait; their text depends on the server's language. */
const waitForStandby = 'SyncRepWaitForLSN';

/** A connection whose commits count only when the standbys that the server waits for have them. */
export class ConfirmingClient extends Client {
  #isUnconfirmed = false;

  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('notice', ({ routine }) => {
      if (routine === waitForStandby) this.#isUnconfirmed = true;
    });
  }

  // Accepts every overload of `Client.query`. Kysely awaits a promise; other forms are passed on unchanged.
  override query(...args: unknown[]): never {
    const answer = super.query(...(args as [string])) as unknown;
    return (answer instanceof Promise ? this.#confirmed(answer) : answer) as never;
  }

  async #confirmed<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const result = await answer;
    // guard: unconfirmed-commit-not-answered
    if (this.#isUnconfirmed) {
      // The pool discards a connection that ends.
      this.end().catch(() => {});
      throw new UnconfirmedCommit('the wait for a standby was broken');
    }
    return result;
  }
}

/** A connection that prepares the statements marked by `prepared`. */
export class PreparingClient extends ConfirmingClient {
  override query(...args: unknown[]): never {
    const [text, ...rest] = args;
    const name = typeof text === 'string' ? nameIn(text) : undefined;
    const query = name === undefined ? text : { name, text };
    return super.query(query, ...rest);
  }
}
