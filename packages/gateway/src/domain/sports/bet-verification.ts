import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { dayMs } from '../../durations';
import type { LedgerCheck } from '../money';
import type { BetRow, LegRow } from './bet-view';
import { createEvents, type Events } from './events';
import { betColumns, legsOf, withLegs } from './stored-bets';
import { type BrokenRule, betRules, brokenRulesOf } from './verify-bets';

/** Time for which bets are verified after their acceptance and after their settlement, ms. */
const verifiedFor = dayMs;
/** Bets that are read and computed together. Between them the gateway does other work. */
export const verifiedAtOnce = 100;

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
  readonly events: Pick<Events, 'ready' | 'load' | 'hold' | 'hasModels' | 'bookAt' | 'overridesOf'>;
}

/** Verifies the rules of bets that need the books of their events. */
export const createBetVerification = ({ db, clock, events }: Ports) => {
  const brokenRules = (row: BetRow, legs: readonly LegRow[]): BrokenRule[] => {
    const bet = {
      ...row,
      acceptedAt: (row.decide_at ?? row.placed_at).getTime(),
      isInPlay: row.decide_at !== null,
    };
    return brokenRulesOf(bet, legs, (event, at = clock.now()) => events.bookAt(event, at, row.provider));
  };

  /**
   * The rules that a bet breaks while nothing about its events changes. A result that is not confirmed again since an override
   * breaks none.
   */
  const brokenRulesHeld = (id: string): Promise<BrokenRule[]> =>
    db.transaction().execute(async (transaction) => {
      const ids = (await legsOf(transaction, [id])).map(({ event_id }) => event_id);
      await events.hold(ids, transaction);
      const confirmed = await transaction
        .selectFrom('sport_events')
        .select(['id', 'result_overrides'])
        .where('id', 'in', ids)
        .execute();
      const isPending = confirmed.some(
        ({ id: event, result_overrides: seen }) => seen !== null && seen !== events.overridesOf(event),
      );
      const row = await transaction
        .selectFrom('sport_bets')
        .select(betColumns)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return isPending ? [] : brokenRules(row, await legsOf(transaction, [id]));
    });

  const idsSince = async (since: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('sport_bets')
      .select('id')
      .where('state', 'not in', ['pending', 'refused'])
      .where((each) => each.or([each('decided_at', '>=', since), each('settled_at', '>=', since)]))
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };

  /** Rules of the bets that their rows alone cannot prove, for those that were accepted or settled within a day. */
  return async (): Promise<LedgerCheck[]> => {
    await events.ready();
    const ids = await idsSince(new Date(clock.now() - verifiedFor));
    const broken = new Map<BrokenRule, number>();
    for (let from = 0; from < ids.length; from += verifiedAtOnce) {
      const rows = await db
        .selectFrom('sport_bets')
        .select(betColumns)
        .where('id', '=', sql<string>`any (${ids.slice(from, from + verifiedAtOnce)}::text[])`)
        .execute();
      const all = await withLegs(db, rows);
      await events.load(all.flatMap(([, legs]) => legs.map(({ event_id }) => event_id)));
      // Those of other models are verified by gateways that have them.
      const bets = all.filter(([, legs]) => events.hasModels(legs.map(({ event_id }) => event_id)));
      const suspicious = bets.filter(([row, legs]) => brokenRules(row, legs).length > 0);
      for (const [{ id }] of suspicious) {
        for (const rule of await brokenRulesHeld(id)) broken.set(rule, (broken.get(rule) ?? 0) + 1);
      }
    }
    return betRules.map((rule) => ({ rule, violations: broken.get(rule) ?? 0 }));
  };
};

/** Verifies bets outside of a gateway: it reads their events, and stores none. */
export const createBookVerification = (ports: Parameters<typeof createEvents>[0]) => {
  const events = createEvents(ports);
  const ready = async () => {
    await events.open();
  };
  return createBetVerification({ ...ports, events: { ...events, ready } });
};
