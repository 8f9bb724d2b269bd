import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from './database';

/** Reads the time of the database, in milliseconds since 1970. */
export type ReadTime = () => Promise<number>;

/** The clock of the database server, read once a call. */
export const databaseTime =
  (db: Database): ReadTime =>
  async () => {
    const { rows } = await sql<{ now: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
    return Math.round(rows[0]!.now);
  };

/** How often the time is read: the answer that took the shortest time is the most exact one. */
const readings = 5;
/** An answer that takes longer than this says too little about the time, ms. */
const longestReading = 500;

/** A clock that all gateways of a database share. */
export interface DatabaseClock extends Clock {
  /** Measures how far this machine's clock is from the one of the database. */
  synchronise(): Promise<void>;
}

/**
 * The time of the database: the clock of this machine, corrected by its difference from the one of the database, so that gateways on
 * machines whose clocks differ by seconds agree within milliseconds. Without `readTime`, and until the first measurement, it
 * is the clock of this machine.
 */
export const createDatabaseClock = (clock: Clock, readTime: ReadTime | undefined): DatabaseClock => {
  let difference = 0;

  return {
    now: () => clock.now() + difference,

    async synchronise() {
      if (!readTime) return;
      let shortest = longestReading;
      for (let reading = 0; reading < readings; reading += 1) {
        const sentAt = clock.now();
        const time = await readTime();
        const took = clock.now() - sentAt;
        // Negative: the clock of this machine was set back meanwhile.
        if (took < 0 || took > shortest) continue;
        shortest = took;
        // guard: sports-by-database-clock
        difference = Math.round(time - sentAt - took / 2);
      }
    },
  };
};
