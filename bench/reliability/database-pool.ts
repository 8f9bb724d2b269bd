import { sql } from 'kysely';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { type Server, startServer } from './server';

/** A database on a server that keeps running when its gateways are killed. */
export interface PooledDatabase {
  url: string;
  /** Which PostgreSQL the server is, for the page. */
  kind: string;
}

export interface DatabasePool {
  acquire(): Promise<PooledDatabase & { release(): Promise<unknown> }>;
  close(): Promise<void>;
}

/**
 * Databases on one server, which starts when the first is acquired. The first start of a gateway seeds a template; each
 * database is a copy of it.
 *
 * @param seed starts a gateway on a database and stops it.
 */
export const createDatabasePool = (folder: string, seed: (url: string) => Promise<void>): DatabasePool => {
  const names = `reliability_${Date.now().toString(36)}`;
  let acquired = 0;
  let opening: ReturnType<typeof open> | undefined;

  const prepare = async (server: Server) => {
    const db = connectDatabase(server.url, { poolSize: 1 });
    const create = (name: string, from: string) =>
      sql`create database ${sql.id(name)} template ${sql.id(from)}`.execute(db);
    const drop = (name: string) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
    const urlOf = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    const template = `${names}_template`;
    const close = async () => {
      await drop(template);
      await db.destroy();
      await server.stop();
    };
    try {
      await create(template, 'template1');
      await seed(urlOf(template));
    } catch (error) {
      await close();
      throw error;
    }
    return { kind: server.kind, template, create, drop, urlOf, close };
  };
  const open = async () => prepare(await startServer(folder));

  return {
    async acquire() {
      opening ??= open();
      const { kind, template, create, drop, urlOf } = await opening;
      const name = `${names}_${acquired++}`;
      await create(name, template);
      return { url: urlOf(name), kind, release: () => drop(name) };
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
};
