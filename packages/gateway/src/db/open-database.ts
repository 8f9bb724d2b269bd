import { sql } from 'kysely';
import { StartupError } from '../startup-error';
import { connectDatabase, type Database } from './database';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';

export interface OpenDatabase {
  db: Database;
  /** Resolves with the reason when the embedded server ends unexpectedly; never for a database by URL. */
  failed: Promise<StartupError>;
  close(): Promise<void>;
}

/** The address without credentials. */
const placeOf = (url: string) => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
};

const reasonOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || 'no answer';
};

const connectTo = async (url: string): Promise<OpenDatabase> => {
  const db = connectDatabase(url);
  try {
    await sql`select 1`.execute(db);
    return { db, failed: new Promise(() => {}), close: () => db.destroy() };
  } catch (cause) {
    await db.destroy();
    throw new StartupError(
      `The database ${placeOf(url)} cannot be reached (${reasonOf(cause)}). Check DATABASE_URL.`,
      {
        cause,
      },
    );
  }
};

/**
 * Connects to a database by its URL, or to an embedded one in the data folder.
 *
 * @throws StartupError when it cannot be reached or the folder is in use.
 */
export const openDatabase = async (options: {
  databaseUrl: string | undefined;
  dataDir: string;
  from: string;
}): Promise<OpenDatabase> => {
  if (options.databaseUrl !== undefined) return connectTo(options.databaseUrl);
  const server = await startEmbeddedPostgres(options);
  const { db } = await connectTo(server.url);
  return {
    db,
    failed: server.failed,
    async close() {
      await db.destroy();
      await server.stop();
    },
  };
};
