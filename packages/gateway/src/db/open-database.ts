import { sql } from 'kysely';
import { StartupError } from '../startup-error';
import { type ConnectOptions, connectDatabase, type Database } from './database';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';

export interface OpenDatabase {
  db: Database;
  url: string;
  isEmbedded: boolean;
  /** Resolves with the reason when the embedded server ends unexpectedly; never for a database by URL. */
  failed: Promise<StartupError>;
  close(): Promise<void>;
}

/** Host, port and database name of a URL, without credentials: safe to log. */
const displayAddress = (url: string) => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
};

const errorReason = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || 'unknown error';
};

/** @param advice last sentence of the error when the database cannot be reached. */
const connectTo = async (
  url: string,
  advice: string,
  options: ConnectOptions = {},
): Promise<OpenDatabase> => {
  const db = connectDatabase(url, options);
  try {
    await sql`select 1`.execute(db);
    return { db, url, isEmbedded: false, failed: new Promise(() => {}), close: () => db.destroy() };
  } catch (cause) {
    await db.destroy();
    throw new StartupError(
      `The database ${displayAddress(url)} cannot be reached (${errorReason(cause)}). ${advice}`,
      { cause },
    );
  }
};

/**
 * Connects to `databaseUrl`, or starts an embedded PostgreSQL in `dataDir` when no URL is given.
 *
 * @throws StartupError when the database cannot be reached or the data folder is in use. No server is left running.
 */
export const openDatabase = async (options: {
  databaseUrl: string | undefined;
  pooler?: ConnectOptions['pooler'];
  onQuery?: ConnectOptions['onQuery'];
  dataDir: string;
  /** File from which the PostgreSQL packages are resolved. */
  from: string;
}): Promise<OpenDatabase> => {
  const { databaseUrl, pooler, onQuery } = options;
  if (databaseUrl !== undefined) return connectTo(databaseUrl, 'Check DATABASE_URL.', { pooler, onQuery });
  const server = await startEmbeddedPostgres(options);
  try {
    const { db } = await connectTo(server.url, 'This is the embedded PostgreSQL. Start the gateway again.');
    return {
      db,
      url: server.url,
      isEmbedded: true,
      failed: server.failed,
      async close() {
        await db.destroy();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
