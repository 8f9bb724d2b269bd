import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../db/database';
import { databaseNamed, templateName, testServerVariable } from './test-server';

export interface TestDatabase {
  db: Database;
  url: string;
  drop(): Promise<void>;
}

/** On a loaded machine a connection may take longer than the gateway waits for one. */
const patience = { connectionTimeoutMillis: 20_000 };

/** Opens another pool on a test database, as a second process would. Its creator drops the database. */
export const connectAgain = ({ url }: TestDatabase): TestDatabase => {
  const db = connectDatabase(url, { poolSize: 24, ...patience });
  return { db, url, drop: () => db.destroy() };
};

const servers = new Map<string, Database>();

/** The connection that creates and drops databases: kept, since a new one reads the system catalogue first (0.1 s). */
const serverAt = (url: string): Database => {
  const known = servers.get(url) ?? connectDatabase(url, { poolSize: 1, allowExitOnIdle: true, ...patience });
  servers.set(url, known);
  return known;
};

/** Creates a database for one test file as a copy of a template: migrated and empty, if none is named. */
export const createTestDatabase = async (template = templateName): Promise<TestDatabase> => {
  const serverUrl = process.env[testServerVariable] as string;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = serverAt(serverUrl);
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server);
  const url = databaseNamed(serverUrl, name);
  const db = connectDatabase(url, { poolSize: 24, ...patience });
  return {
    db,
    url,
    async drop() {
      await db.destroy();
      await sql`drop database ${sql.id(name)}`.execute(server);
    },
  };
};
