import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { verifyLatest } from './verify-latest';
import { verifyLedger } from './verify-ledger';

/** How often the whole book is verified while the gateway runs, ms; in between it is what was written since. */
const wholeEvery = 3_600_000;

/**
 * Watches over the book. When it is not sound, no money moves any more, in any gateway on the same database: the
 * ledger's own function refuses it, until the whole book was verified anew.
 */
export const createBook = ({ db, clock }: { db: Database; clock: Clock }) => {
  let wholeAt: number | undefined;
  /** Entries up to it were there two checks and one check ago: what was being written then is looked at twice. */
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

    /** Verifies what was written since the last time, and now and then everything. Halts all money on a mismatch. */
    async watch(): Promise<void> {
      if (await isHalted()) return;
      const whole = wholeAt === undefined || clock.now() - wholeAt >= wholeEvery;
      const last = await db
        .selectFrom('ledger_entries')
        .select((each) => each.fn.max('seq').as('seq'))
        .executeTakeFirst();
      const checks = whole ? (await verifyLedger(db)).checks : await verifyLatest(db, marks[0]);
      const broken = checks.filter((check) => check.violations > 0).map((check) => check.rule);
      if (broken.length > 0) return halt(broken);
      if (whole) wholeAt = clock.now();
      marks = [marks[1], last?.seq ?? 0n];
    },

    /** Lets money move again when the whole book is sound. Answers whether it does. */
    async resume(): Promise<boolean> {
      const { sound } = await verifyLedger(db);
      if (sound) await db.deleteFrom('ledger_halt').execute();
      return sound;
    },
  };
};

export type Book = ReturnType<typeof createBook>;
