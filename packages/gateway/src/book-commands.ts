import { fileURLToPath } from 'node:url';
import { formatMinor } from '@pavilion/format';
import { systemClock } from './clock';
import { chooseBrands } from './config/brand';
import { readConfig } from './config/read-config';
import type { Database } from './db/database';
import { createDatabaseClock, databaseTime } from './db/database-clock';
import { openDatabase } from './db/open-database';
import { createMemberStore } from './domain/members';
import { createBook, mainAccount, printProof, rebuildAccountStatement } from './domain/money';
import { createBookVerification, createSimulation, isEngineExact } from './domain/sports';
import { here } from './here';
import { compareRollups, rebuildRollups } from './rollups';
import { StartupError } from './startup-error';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the configured database for a command. An embedded one must not be in use: stop the gateway first. */
export const withDatabase = async (
  environment: Environment,
  folder: string,
  act: (db: Database) => Promise<void>,
): Promise<void> => {
  const { databaseUrl, databasePooler: pooler, dataDir = folder } = readConfig(environment, folder);
  const { db, close } = await openDatabase({ databaseUrl, pooler, dataDir, from: fileURLToPath(here) });
  try {
    await act(db);
  } finally {
    await close();
  }
};

/** The book with the rules of a running gateway, those of sports bets included. */
const openBook = async (db: Database, environment: Environment, folder: string) => {
  const clock = createDatabaseClock(systemClock, databaseTime(db));
  await clock.synchronise();
  const { timeZone } = chooseBrands(readConfig(environment, folder).brand).main;
  if (!isEngineExact()) {
    console.log('This machine computes other prices of sports than recorded: sports bets are not verified.');
    return createBook({ db, clock });
  }
  const verifyFurther = createBookVerification({ db, clock, createEngine: createSimulation, timeZone });
  return createBook({ db, clock, verifyFurther });
};

/** Prints the proof that the ledger is sound. */
export const verify = (environment: Environment, folder: string): Promise<void> =>
  withDatabase(environment, folder, async (db) => {
    const book = await openBook(db, environment, folder);
    const proof = await book.verify();
    console.log(printProof(proof));
    if (await book.isHalted()) {
      console.log('Money is halted. When the ledger is sound, `pavilion-gateway resume` lets it move again.');
    }
    process.exitCode = proof.sound ? 0 : 1;
  });

/** Verifies the whole ledger, and ends the halt of money when it is sound; otherwise it prints the broken rules. */
export const resume = (environment: Environment, folder: string): Promise<void> =>
  withDatabase(environment, folder, async (db) => {
    const broken = await (await openBook(db, environment, folder)).resume();
    for (const rule of broken) console.log(`BROKEN ${rule}`);
    console.log(
      broken.length === 0
        ? 'The ledger is sound. Money moves.'
        : 'The ledger is NOT sound. Money stays halted.',
    );
    process.exitCode = broken.length === 0 ? 0 : 1;
  });

/**
 * Counts every stored sum again from its rows and stores what differs; with `--dry-run` it only prints that. It connects as the
 * owner where there is one, since the role of the gateways cannot delete a surplus row of every table.
 */
export const rebuild = (environment: Environment, folder: string, option = ''): Promise<void> => {
  if (option !== '' && option !== '--dry-run')
    throw new StartupError(`Unknown option "${option}". It is: rebuild [--dry-run].`);
  const isDry = option !== '';
  return withDatabase(
    { ...environment, DATABASE_URL: environment.DATABASE_OWNER_URL || environment.DATABASE_URL },
    folder,
    async (db) => {
      const differences = isDry ? await compareRollups(db) : await rebuildRollups(db, systemClock);
      for (const { table, from, count, first } of differences) {
        console.log(`${table}, from ${from}: ${count} ${count === 1 ? 'row differs' : 'rows differ'}`);
        for (const { key, stored, rebuilt } of first)
          console.log(`  ${key}: ${stored ?? 'missing'}, counted ${rebuilt ?? 'none'}`);
        if (count > first.length) console.log('  …');
      }
      if (differences.length === 0) console.log('Every stored sum is what its rows add up to.');
      else if (isDry) console.log('Nothing was changed. Without --dry-run the counted values are stored.');
      else console.log('The counted values are stored. `pavilion-gateway verify` checks the ledger.');
      process.exitCode = isDry && differences.length > 0 ? 1 : 0;
    },
  );
};

/** Prints the statement of a main wallet, rebuilt from entries alone, as comma-separated values. */
export const statement = (environment: Environment, folder: string, account = ''): Promise<void> =>
  withDatabase(environment, folder, async (db) => {
    const member = await createMemberStore(db).byAccount(account);
    if (!member) throw new StartupError(`There is no member "${account}". Name one: statement <account>.`);
    console.log('entry,at,kind,amount,balance');
    for (const { seq, at, kind, amount, balance } of await rebuildAccountStatement(
      db,
      mainAccount(member.id),
    )) {
      console.log([seq, at.toISOString(), kind, formatMinor(amount), formatMinor(balance)].join());
    }
  });
