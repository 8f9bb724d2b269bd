import { sql } from 'kysely';
import { connectDatabase } from '../db/database';
import { migrate } from '../db/migrations';
import { databaseNamed, templateName, testServerVariable } from './test-server';

/** Prepares a database server for the run: creates a migrated template, from which test databases are copied. */
export const prepareServer = async (url: string): Promise<void> => {
  process.env[testServerVariable] = url;
  const server = connectDatabase(url);
  await sql`drop database if exists ${sql.id(templateName)}`.execute(server);
  await sql`create database ${sql.id(templateName)}`.execute(server);
  await server.destroy();
  const template = connectDatabase(databaseNamed(url, templateName));
  await migrate(template);
  await template.destroy();
};
