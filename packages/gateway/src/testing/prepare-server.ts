import { sql } from 'kysely';
import { chooseBrands } from '../config/brand';
import { connectDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrations';
import { seedTestDatabase } from './seed-test-database';
import { createTestClock } from './test-clock';
import { databaseNamed, seededTemplateName, templateName, testServerVariable } from './test-server';

/** Prepares a database server for the run: creates the templates from which test databases are copied. */
export const prepareServer = async (url: string): Promise<void> => {
  process.env[testServerVariable] = url;
  const server = connectDatabase(url);
  const createTemplate = async (
    name: string,
    from: string,
    fill: (db: Database) => Promise<unknown>,
  ): Promise<void> => {
    await sql`drop database if exists ${sql.id(name)}`.execute(server);
    await sql`create database ${sql.id(name)} template ${sql.id(from)}`.execute(server);
    const template = connectDatabase(databaseNamed(url, name));
    await fill(template);
    await template.destroy();
  };
  await createTemplate(templateName, 'template1', migrate);
  await createTemplate(seededTemplateName, templateName, (db) =>
    seedTestDatabase(db, createTestClock().now(), chooseBrands('pavilion', undefined).main),
  );
  await server.destroy();
};
