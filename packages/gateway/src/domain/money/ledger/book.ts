import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { hourMs } from '../../../durations';
import { verifyLatest } from './verify-latest';
import { type LedgerCheck, type LedgerProof, verifyLedger } from './verify-ledger';

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
  const brokenOf = (checks: readonly LedgerCheck[]) =>
    checks.filter((check) => check.violations > 0).map((check) => check.rule);

  /** Verifies the whole ledger, and what needs more than its rows. */
  const verify = async (): Promise<LedgerProof> => {
    const proof = await verifyLedger(db);
    const checks = [...proof.checks, ...(await verifyFurther())];
    return { ...proof, checks, sound: brokenOf(checks).length === 0 };
  };

  let wholeAt: number | undefined;
  /** Whether the further checks since the last whole verification are still to do. */
  let isFurtherDue = false;
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
    verify,

    /** Verifies new entries, and at its interval all of them. Halts money on a mismatch. */
    async watch(): Promise<void> {
      if (await isHalted()) return;
      const whole = wholeAt === undefined || clock.now() - wholeAt >= wholeEvery;
      const last = await db
        .selectFrom('ledger_entries')
        .select((each) => each.fn.max('seq').as('seq'))
        .executeTakeFirst();
      const broken = brokenOf(whole ? (await verifyLedger(db)).checks : await verifyLatest(db, marks[0]));
      if (broken.length > 0) return halt(broken);
      if (whole) {
        wholeAt = clock.now();
        isFurtherDue = true;
      }
      marks = [marks[1], last?.seq ?? 0n];
      // When they fail, they are tried again, and the ledger itself is verified at its intervals.
      if (!isFurtherDue) return;
      const further = brokenOf(await verifyFurther());
      if (further.length > 0) return halt(further);
      isFurtherDue = false;
    },

    /** Ends the halt when the whole ledger is sound. Answers the rules that it breaks. */
    async resume(): Promise<readonly string[]> {
      const broken = brokenOf((await verify()).checks);
      if (broken.length === 0) await db.deleteFrom('ledger_halt').execute();
      return broken;
    },
  };
};

export type Book = ReturnType<typeof createBook>;
