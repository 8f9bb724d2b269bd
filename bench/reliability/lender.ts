import { sql } from 'kysely';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { type Server, startServer } from './server';

/** A database on a server that outlives the gateways on it. */
export interface BorrowedDatabase {
  url: string;
  /** Where its server comes from, for the page. */
  kind: string;
}

export interface Lender {
  lend(): Promise<BorrowedDatabase & { giveBack(): Promise<unknown> }>;
  close(): Promise<void>;
}

/**
 * Lends databases of one server, which starts with the first of them. What a first start of a gateway writes is written
 * once; each database is a copy of it.
 *
 * @param fill has a gateway start on a database and stop again.
 */
export const createLender = (folder: string, fill: (url: string) => Promise<void>): Lender => {
  const names = `reliability_${Date.now().toString(36)}`;
  let lent = 0;
  let opening: ReturnType<typeof open> | undefined;

  const prepare = async (server: Server) => {
    const db = connectDatabase(server.url, { poolSize: 1 });
    const create = (name: string, of: string) =>
      sql`create database ${sql.id(name)} template ${sql.id(of)}`.execute(db);
    const drop = (name: string) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
    const urlOf = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    const original = `${names}_original`;
    const close = async () => {
      await drop(original);
      await db.destroy();
      await server.stop();
    };
    try {
      await create(original, 'template1');
      await fill(urlOf(original));
    } catch (error) {
      await close();
      throw error;
    }
    return { kind: server.kind, original, create, drop, urlOf, close };
  };
  const open = async () => prepare(await startServer(folder));

  return {
    async lend() {
      opening ??= open();
      const { kind, original, create, drop, urlOf } = await opening;
      const name = `${names}_${lent++}`;
      await create(name, original);
      return { url: urlOf(name), kind, giveBack: () => drop(name) };
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
};
