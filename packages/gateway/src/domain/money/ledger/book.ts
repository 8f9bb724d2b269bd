import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { hourMs } from '../../../durations';
import { verifyLatest } from './verify-latest';
import { type LedgerCheck, verifyLedger } from './verify-ledger';

/** Interval of verifying the whole ledger, ms; in between only new entries are verified. */
const wholeEvery = hourMs;

/**
 * Verifies the ledger regularly. A mismatch halts all money in every gateway on the database: the ledger function
 * rejects every transaction until the whole ledger was verified again.
 */
export const createBook = ({
  db,
  clock,
  verifyFurther = async () => [],
}: {
  db: Database;
  clock: Clock;
  /** Checks of the whole ledger that need more than its rows. */
  verifyFurther?: () => Promise<LedgerCheck[]>;
}) => {
  const verifyWhole = async () => [...(await verifyLedger(db)).checks, ...(await verifyFurther())];

  let wholeAt: number | undefined;
  /**
   * Last entry numbers at the previous two checks: entries that were being written at a check are verified again at
   * the next.
   */
  let marks: [bigint, bigint] = [0n, 0n];

  const halt = async (findings: readonly string[]) => {
    await db
      .insertInto('ledger_halt')
      .values({ at: momentOf(clock), findings: JSON.stringify(findings) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const isHalted = async (within: Database = db) =>
    (await within.selectFrom('ledger_halt').select('at').executeTakeFirst()) !== undefined;

  return {
    halt,
    isHalted,

    /** Verifies new entries, and at its interval all of them. Halts money on a mismatch. */
    async watch(): Promise<void> {
      if (await isHalted()) return;
      const whole = wholeAt === undefined || clock.now() - wholeAt >= wholeEvery;
      const last = await db
        .selectFrom('ledger_entries')
        .select((each) => each.fn.max('seq').as('seq'))
        .executeTakeFirst();
      const checks = whole ? await verifyWhole() : await verifyLatest(db, marks[0]);
      const broken = checks.filter((check) => check.violations > 0).map((check) => check.rule);
      if (broken.length > 0) return halt(broken);
      if (whole) wholeAt = clock.now();
      marks = [marks[1], last?.seq ?? 0n];
    },

    /** Ends the halt when the whole ledger is sound. Answers whether it is. */
    async resume(): Promise<boolean> {
      const sound = (await verifyWhole()).every(({ violations }) => violations === 0);
      if (sound) await db.deleteFrom('ledger_halt').execute();
      return sound;
    },
  };
};

export type Book = ReturnType<typeof createBook>;
