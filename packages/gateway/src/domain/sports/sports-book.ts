import { type CallRequest, type CallResponse, errorCodes, type SportBet } from '@pavilion/contract';
import { cashOutRules, isOutright, type LegResult, marketKey } from '@pavilion/contract/sports';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import { averageValue } from '../../db/average-value';
import type { Database } from '../../db/database';
import { sqlState, withRetry } from '../../db/retry';
import { hourMs } from '../../durations';
import { newId } from '../../ids';
import { mainAccount, type Posted, requestHash, runPosting, stakeAccount, type Wallet } from '../money';
import type { Bus } from '../operations';
import { idCursor, pageOf, rowsFor } from '../paging';
import { createServerSecret } from '../server-secret';
import type { SettledBets } from '../settled-bets';
import { createAreaCounts } from './area-counts';
import { createBetVerification } from './bet-verification';
import { type BetRow, type LegRow, presentSportBet } from './bet-view';
import { createBoard } from './board';
import { decideCashOut, offerOf, partOfQuote, readQuote, signQuote, turnoverOfCashOut } from './cash-out';
import { decideBet, decisionStep } from './decide';
import { createEvents } from './events';
import {
  type AskedBet,
  askedNow,
  type BetToPlace,
  checkSlip,
  findSelection,
  type LegNow,
  limitsOf,
  newBet,
  placeBetStatement,
  readSelection,
  slipRefused,
  unitWithin,
} from './place';
import { potentialPrice, settlementOf } from './settle';
import type { CreateEngine, OverrideKind } from './sports-engine';
import { stakeTable } from './stake-table';
import { betColumns, withLegs } from './stored-bets';

/** Bets that one transaction decides. */
export const decidedAtOnce = 100;
/** Bets that one statement settles: it holds their balances meanwhile. */
const settledAtOnce = 200;
/** Interval of looking for results, ms. */
const settleInterval = 1_000;
/** How often a bet or cash-out is validated again after an override came in between. */
const maxRepeats = 3;
/** No event takes longer, ms. */
const longestEvent = 12 * hourMs;
/** SQLSTATEs of the functions in `db/functions.ts`. */
const haltedState = 'PV004';
const keyReusedState = 'PV002';
const behindState = 'PV040';
const refusedState = 'PV041';
const otherStakeState = 'PV042';
const waitingState = 'PV043';

/** Request hash of a key that was asked for and never used: a bet under it is refused as a reused key. */
const tombstone = 'not placed';

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly wallet: Wallet;
  readonly settledBets: SettledBets;
  /** See `createEvents`. */
  readonly createEngine: CreateEngine;
  readonly timeZone: string;
}

interface SettledAccount {
  readonly account: string;
  readonly member_id: string;
  readonly balance: bigint;
}

/** What determines the result of a leg. */
interface LegKey {
  readonly event_id: string;
  readonly selection: string;
  readonly base: number;
}

/** Refusal of `sport_place`, with amounts in minor units. */
interface PlaceRefusal {
  readonly reason: 'leg-ended' | 'market-limit' | 'event-limit' | 'looks-repeated';
  readonly selection?: string;
  readonly room?: string;
}

const keyOf = (key: string) => `sport:${key}`;

const refusalOf = (
  { reason, selection, room }: PlaceRefusal,
  legs: readonly LegNow[],
  sizes: readonly number[],
) => {
  const next = { 'leg-ended': 'remove-leg', 'looks-repeated': 'confirm' } as const;
  return slipRefused({
    reason,
    next: reason === 'leg-ended' || reason === 'looks-repeated' ? next[reason] : 'use-maximum',
    ...(selection !== undefined && { selection }),
    ...(room !== undefined && { limit: unitWithin(BigInt(room), legs, sizes) }),
  });
};

/**
 * The sportsbook: events, and bets from their placement to their settlement and cash-out. Callers limit how many operations of
 * a member run at the same time.
 */
export const createSportsBook = ({ db, clock, bus, wallet, settledBets, createEngine, timeZone }: Ports) => {
  const events = createEvents({ db, clock, createEngine, timeZone });
  const board = createBoard({ events, clock });
  const quoteSecret = createServerSecret(db, 'sports-quotes');
  let settledAt = Number.NEGATIVE_INFINITY;

  const publish = async (memberIds: readonly string[]): Promise<void> => {
    for (const memberId of new Set(memberIds)) {
      bus.publish({ kind: 'balance', memberId, balance: await wallet.balance(memberId) });
    }
  };

  const announceCashOuts = (memberIds: readonly string[]): Promise<void> => {
    settledBets.notify(memberIds);
    return publish(memberIds);
  };

  const present = async (rows: readonly BetRow[]): Promise<SportBet[]> =>
    (await withLegs(db, rows)).map(([row, legs]) => presentSportBet(row, legs, clock.now()));

  const betById = async (memberId: string, id: string): Promise<SportBet> => {
    const row = await db
      .selectFrom('sport_bets')
      .select(betColumns)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    return (await present([row]))[0] as SportBet;
  };

  /** The legs of a bet with the state of their selections now, as its venue offers them. */
  const legsNow = ({ provider, legs }: Pick<AskedBet, 'provider' | 'legs'>): LegNow[] => {
    const now = clock.now();
    return legs.map((asked) => {
      const parts = readSelection(asked.selection);
      return findSelection(asked, parts, events.bookAt(parts.event, now, provider));
    });
  };

  /** What the house may already lose: on the side of a leg that has the most, and to the member in one of the events. */
  const exposureOf = async (memberId: string, legs: readonly LegNow[]) => {
    const { rows } = await sql<{ used: bigint; exposed: bigint }>`
      select coalesce(max(used), 0)::bigint as used, coalesce(max(exposed), 0)::bigint as exposed
      from (select
        (select sum(amount) from sport_exposure where market = leg.market and side = leg.side) as used,
        (select sum(b.exposure) from sport_bets b where b.member_id = ${memberId} and b.state in ('pending', 'open')
          and exists (select 1 from sport_legs l where l.bet_id = b.id and l.event_id = leg.event)) as exposed
        from jsonb_to_recordset(${JSON.stringify(
          legs.map(({ parts: { event, type, period, side } }) => ({
            event,
            market: marketKey(event, type, period),
            side,
          })),
        )}::jsonb) as leg (event text, market text, side text)) as each`.execute(db);
    return rows[0] as { used: bigint; exposed: bigint };
  };

  /** Whether a key placed a bet or was asked for: a request with it places none. */
  const isKeyUsed = async (memberId: string, key: string): Promise<boolean> =>
    (await db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('owner', '=', memberId)
      .where('key', '=', keyOf(key))
      .executeTakeFirst()) !== undefined;

  /** Places a bet, or answers that of a repeated key. */
  const tryToPlace = async (
    memberId: string,
    key: string,
    asked: AskedBet,
  ): Promise<{ readonly posted: Posted; readonly bet: SportBet }> => {
    let legs = legsNow(asked);
    try {
      checkSlip(asked, legs);
    } catch {
      // The event may have gone on since the bet of a repeated key was placed.
      if (!(await isKeyUsed(memberId, key))) {
        // Another gateway may have written an override within the last second.
        await events.readOverrides(asked.legs.map(({ selection }) => readSelection(selection).event));
        legs = legsNow(asked);
        checkSlip(asked, legs);
      }
    }
    const at = momentOf(clock);
    const { provider, sizes, unit, consent } = asked;
    const bet: BetToPlace = {
      id: newId(at),
      memberId,
      asked,
      legs,
      overridesOf: events.overridesOf,
      requestId: key,
      fingerprint: requestHash('sport-bet', {
        selections: asked.legs.map(({ selection }) => selection),
        sizes,
        unit,
      }),
      at,
      idempotency: {
        owner: memberId,
        key: keyOf(key),
        requestHash: requestHash('sport-bet', { provider, legs: asked.legs, sizes, unit, consent }),
      },
    };
    try {
      const posted = (await runPosting(db, placeBetStatement(bet))) as Posted;
      return { posted, bet: posted.replayed ? await betById(memberId, posted.id) : newBet(bet) };
    } catch (error) {
      if (sqlState(error) !== refusedState) throw error;
      throw refusalOf(JSON.parse((error as { detail?: string }).detail ?? '{}') as PlaceRefusal, legs, sizes);
    }
  };

  /** Whether a bet or cash-out waits for its decision, also of a gateway that has stopped since. */
  const isAnyDue = async (): Promise<boolean> => {
    const at = momentOf(clock);
    const { rows } = await sql<{ due: boolean }>`
      select exists (select from sport_bets where state = 'pending' and decide_at <= ${at}
          and coalesce(look_at, decide_at) <= ${at})
        or exists (select from sport_cash_outs where state = 'pending' and decide_at <= ${at}
          and coalesce(look_at, decide_at) <= ${at}) as due`.execute(db);
    return rows[0]?.due === true;
  };

  /** When a bet or cash-out that waits for its markets is looked at again: they change once a second. */
  const nextLook = (at: Date) => new Date(at.getTime() + decisionStep);

  /**
   * Whether further bets may be due that were not looked at yet. Held ones are looked at again once in a turn at most, so
   * that however many there are, others are decided at their time.
   */
  const areMoreNew = (rows: readonly { readonly look_at: Date | null }[]) =>
    rows.length === decidedAtOnce && rows.every(({ look_at }) => look_at === null);

  /** Decides bets whose time has come, at most `decidedAtOnce`. Answers whether there are more that were not looked at yet. */
  const decideDueBets = async (): Promise<boolean> => {
    const at = momentOf(clock);
    const refused: string[] = [];
    let areMore = false;
    await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        refused.length = 0;
        const rows = await transaction
          .selectFrom('sport_bets')
          .select(['id', 'member_id', 'provider', 'sizes', 'unit', 'consent', 'decide_at', 'look_at'])
          .where('state', '=', 'pending')
          .where('decide_at', '<=', at)
          .where((each) => each.or([each('look_at', 'is', null), each('look_at', '<=', at)]))
          .orderBy('look_at', (order) => order.asc().nullsFirst())
          .orderBy('decide_at')
          .limit(decidedAtOnce)
          .forUpdate()
          .skipLocked()
          .execute();
        areMore = areMoreNew(rows);
        if (rows.length === 0) return;
        const bets = await withLegs(transaction, rows);
        await events.hold(
          [...new Set(bets.flatMap(([, legs]) => legs.map(({ event_id }) => event_id)))],
          transaction,
        );
        const held: string[] = [];
        const decisions = bets.flatMap(([bet, legs]): object[] => {
          // A gateway of another version decides it.
          if (!events.hasModels(legs.map(({ event_id }) => event_id))) {
            held.push(bet.id);
            return [];
          }
          const decision = decideBet(
            {
              ...bet,
              decideAt: (bet.decide_at as Date).getTime(),
              legs: legs.map(({ selection, asked_price: price, epoch }) => ({ selection, price, epoch })),
            },
            (event, moment) => events.bookAt(event, moment, bet.provider),
            at.getTime(),
          );
          if (decision.state === 'held') {
            held.push(bet.id);
            return [];
          }
          if (decision.state === 'refused') refused.push(bet.member_id);
          const common = { bet: bet.id, transaction: newId(at) };
          return decision.state === 'refused'
            ? [{ ...common, reason: decision.reason }]
            : [{ ...common, potential: String(decision.potential), legs: decision.legs }];
        });
        if (held.length > 0) {
          await transaction
            .updateTable('sport_bets')
            .set({ look_at: nextLook(at) })
            .where('id', 'in', held)
            .execute();
        }
        if (decisions.length === 0) return;
        await sql`select sport_decide(${JSON.stringify(decisions)}::jsonb, ${at}::timestamptz)`.execute(
          transaction,
        );
      }),
    );
    await publish(refused);
    return areMore;
  };

  const turnoverOfPart = (
    bet: Pick<BetRow, 'bets' | 'unit' | 'potential'>,
    unit: bigint,
    amount: bigint,
  ): bigint => turnoverOfCashOut(unit * BigInt(bet.bets), amount, potentialPrice(bet));

  /** Decides cash-outs in play whose time has come, as `decideDueBets`: paid when the offer then is not below the quote. */
  const decideDueCashOuts = async (): Promise<boolean> => {
    const at = momentOf(clock);
    const paid: string[] = [];
    let areMore = false;
    await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        paid.length = 0;
        const rows = await transaction
          .selectFrom('sport_cash_outs')
          .innerJoin('sport_bets', 'sport_bets.id', 'sport_cash_outs.bet_id')
          .select(betColumns.map((column) => `sport_bets.${column}` as const))
          .select([
            'sport_cash_outs.id as cash_out',
            'sport_cash_outs.unit as cash_unit',
            'sport_cash_outs.amount',
            'sport_cash_outs.decide_at as cash_at',
            'sport_cash_outs.look_at',
          ])
          .where('sport_cash_outs.state', '=', 'pending')
          .where('sport_cash_outs.decide_at', '<=', at)
          .where((each) =>
            each.or([each('sport_cash_outs.look_at', 'is', null), each('sport_cash_outs.look_at', '<=', at)]),
          )
          .orderBy('sport_cash_outs.look_at', (order) => order.asc().nullsFirst())
          .orderBy('sport_cash_outs.decide_at')
          .limit(decidedAtOnce)
          .forUpdate('sport_bets')
          .skipLocked()
          .execute();
        areMore = areMoreNew(rows);
        if (rows.length === 0) return;
        const bets = await withLegs(transaction, rows);
        const held: string[] = [];
        const open = bets.flatMap(([, legs]) =>
          legs.filter(({ result }) => result === null).map(({ event_id }) => event_id),
        );
        await events.hold([...new Set(open)], transaction);
        for (const [bet, legs] of bets) {
          if (!events.hasModels(legs.map(({ event_id }) => event_id))) {
            held.push(bet.cash_out);
            continue;
          }
          const order = { unit: bet.cash_unit, amount: bet.amount, decideAt: bet.cash_at.getTime() };
          const decision =
            bet.state === 'open'
              ? decideCashOut(
                  bet,
                  legs,
                  order,
                  (event, moment) => events.bookAt(event, moment, bet.provider),
                  at.getTime(),
                )
              : 'settled';
          if (decision === 'held') {
            held.push(bet.cash_out);
            continue;
          }
          if (decision !== 'paid') {
            await transaction
              .updateTable('sport_cash_outs')
              .set({ state: 'refused', reason: decision, decided_at: at })
              .where('id', '=', bet.cash_out)
              .execute();
            continue;
          }
          await sql`select sport_pay_cash_out(${bet.cash_out}, ${newId(at)},
            ${turnoverOfPart(bet, bet.cash_unit, bet.amount)}::bigint, ${at}::timestamptz)`.execute(
            transaction,
          );
          paid.push(bet.member_id);
        }
        if (held.length === 0) return;
        await transaction
          .updateTable('sport_cash_outs')
          .set({ look_at: nextLook(at) })
          .where('id', 'in', held)
          .execute();
      }),
    );
    await announceCashOuts(paid);
    return areMore;
  };

  /** Repeats a decision until none is left that is due for the first time. */
  const decideAll = (decideDue: () => Promise<boolean>) => async (): Promise<void> => {
    while (await decideDue());
  };

  /** Selections of legs that have no result, or whose results a later override may correct. */
  const selectionsToConfirm = async (): Promise<LegKey[]> => {
    const { rows } = await sql<LegKey>`
      select distinct l.event_id, l.selection, l.base from sport_legs l join sport_events e on e.id = l.event_id
      where l.result is null and (e.starts_at <= ${momentOf(clock)}
        or exists (select 1 from sport_overrides o where o.event_id = e.id))
      union
      select distinct l.event_id, l.selection, l.base from sport_legs l join (
        select e.id from sport_events e join sport_overrides o on o.event_id = e.id
        where e.result_overrides is not null group by e.id having max(o.seq) > e.result_overrides) changed
        on changed.id = l.event_id`.execute(db);
    return rows;
  };

  /** Stores a confirmed result, and that of its legs. The stored row counts, also when another gateway wrote it. */
  const confirm = async (
    { event_id: event, selection, base }: LegKey,
    confirmed: LegResult,
  ): Promise<void> => {
    const at = momentOf(clock);
    await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const last = () =>
          transaction
            .selectFrom('sport_results')
            .select(['rev', 'result'])
            .where('event_id', '=', event)
            .where('selection', '=', selection)
            .where('base', '=', base)
            .orderBy('rev', 'desc')
            .limit(1)
            .executeTakeFirst();
        const known = await last();
        if (known?.result !== confirmed) {
          await transaction
            .insertInto('sport_results')
            .values({ event_id: event, selection, base, rev: (known?.rev ?? 0) + 1, result: confirmed, at })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        const { rev, result } = (await last()) as { rev: number; result: LegResult };
        await sql`
          update sport_legs l set result = ${result}, result_rev = ${rev}::int,
            settled_rev = case when b.state in ('refused', 'cashed-out') then ${rev}::int else l.settled_rev end
          from sport_bets b
          where l.event_id = ${event} and l.selection = ${selection} and l.base = ${base}::int
            and l.result_rev is distinct from ${rev}::int and b.id = l.bet_id
            -- The value at acceptance of a pending bet is not known.
            and b.state <> 'pending'`.execute(transaction);
      }),
    );
  };

  const confirmResults = async (): Promise<void> => {
    const now = clock.now();
    const legs = await selectionsToConfirm();
    const all = [...new Set(legs.map(({ event_id }) => event_id))];
    await events.load(all);
    const ids = all.filter(events.has);
    await events.readOverrides(ids);
    for (const id of ids) {
      const book = events.bookAt(id, now);
      const seen = events.overridesOf(id);
      for (const leg of legs.filter(({ event_id }) => event_id === id)) {
        const result = book.resultOf(readSelection(leg.selection), leg.base);
        if (result !== undefined) await confirm(leg, result);
      }
      const isFinal = ['settled', 'abandoned', 'cancelled'].includes(book.event.status);
      await db
        .updateTable('sport_events')
        .set({ result_overrides: seen, ...(isFinal && { settled_at: new Date(now) }) })
        .where('id', '=', id)
        .where((each) =>
          each.or([
            each('result_overrides', 'is', null),
            each('result_overrides', '<', seen),
            ...(isFinal ? [each('settled_at', 'is', null)] : []),
          ]),
        )
        .execute();
    }
  };

  /** Bets whose settlement follows from results that it does not consider yet. */
  const betsToSettle = async (after: string): Promise<BetRow[]> => {
    const { rows } = await sql<{ id: string }>`
      select b.id from sport_bets b
      where b.id > ${after} and b.state in ('open', 'settled', 'void')
        and exists (select 1 from sport_legs l where l.bet_id = b.id and l.result_rev is distinct from l.settled_rev)
        and (not exists (select 1 from sport_legs l where l.bet_id = b.id and l.result is null)
          -- A lost leg decides a parlay of all legs.
          or b.sizes = array[(select count(*)::int from sport_legs l where l.bet_id = b.id)]
            and exists (select 1 from sport_legs l where l.bet_id = b.id and l.result = 'lost'))
      order by b.id limit ${settledAtOnce}`.execute(db);
    if (rows.length === 0) return [];
    return db
      .selectFrom('sport_bets')
      .select(betColumns)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
  };

  const isSame = (bet: BetRow, { state, payout }: { state: string; payout: bigint }) =>
    bet.state === state && bet.payout === bet.cashed + payout;

  const settleBets = async (): Promise<void> => {
    for (let after = ''; ; ) {
      const bets = await withLegs(db, await betsToSettle(after));
      if (bets.length === 0) return;
      after = bets.at(-1)?.[0].id as string;
      const at = momentOf(clock);
      const settlements = bets.map(([bet, legs]) => ({ bet, legs, ...settlementOf(bet, legs) }));
      const changed = settlements.filter(
        ({ bet, ...settlement }) => bet.rev === 0 || !isSame(bet, settlement),
      );
      const same = settlements.filter(({ bet, ...settlement }) => bet.rev > 0 && isSame(bet, settlement));
      for (const { bet, legs } of same) {
        for (const { n, result_rev } of legs) {
          await db
            .updateTable('sport_legs')
            .set({ settled_rev: result_rev })
            .where('bet_id', '=', bet.id)
            .where('n', '=', n)
            .where('result_rev', 'is not distinct from', result_rev)
            .execute();
        }
      }
      if (changed.length === 0) continue;
      const argument = changed.map(({ bet, state, payout, turnover }) => ({
        bet: bet.id,
        rev: bet.rev,
        unitOpen: String(bet.unit_open),
        state,
        payout: String(payout),
        turnover: String(turnover),
        transaction: newId(at),
      }));
      const { rows } = await withRetry(() =>
        sql<SettledAccount>`select account, member_id, balance from sport_settle(
          ${JSON.stringify(argument)}::jsonb, ${at}::timestamptz)`.execute(db),
      );
      settledBets.notify(rows.map(({ member_id: memberId }) => memberId));
      for (const { account, member_id: memberId, balance } of rows) {
        if (account === mainAccount(memberId)) bus.publish({ kind: 'balance', memberId, balance });
      }
    }
  };

  /** Money that is halted stays as it is. */
  const unlessHalted = async (task: () => Promise<void>): Promise<void> => {
    try {
      await task();
    } catch (error) {
      const isHalted = sqlState(error) === haltedState;
      if (!isHalted) throw error;
    }
  };

  const settle = () =>
    unlessHalted(async () => {
      await events.ready();
      await confirmResults();
      await settleBets();
    });

  /** A match was played long ago then; an outright has all of its matches played. */
  const ending = (event: string): { readonly kind: OverrideKind; readonly payload: object } =>
    isOutright(event)
      ? { kind: 'finish', payload: {} }
      : { kind: 'postpone', payload: { startsAt: clock.now() - longestEvent } };

  const openBets = async (memberId: string, ids: readonly string[]) => {
    const rows = await db
      .selectFrom('sport_bets')
      .select(betColumns)
      .where('id', 'in', [...ids])
      // guard: quotes-of-own-bets
      .where('member_id', '=', memberId)
      .where('state', '=', 'open')
      .orderBy('id')
      .execute();
    const bets = await withLegs(db, rows);
    const open = bets.flatMap(([, legs]) =>
      legs.filter(({ result }) => result === null).map(({ event_id }) => event_id),
    );
    await events.load(open);
    // Only a gateway with the models of their events knows what they are worth.
    return bets.filter(([, legs]) => events.hasModels(legs.map(({ event_id }) => event_id)));
  };

  const cashOutRefused = (reason: string) => new BusinessError(errorCodes.cashOutRefused, { reason });

  const presentCashOut = async (memberId: string, id: string): Promise<CallResponse<'sportsCashOut'>> => {
    const row = await db
      .selectFrom('sport_cash_outs')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return {
      id,
      state: row.state,
      amount: formatMinor(row.amount),
      reason: row.reason,
      decideInMs: row.state === 'pending' ? Math.max(0, row.decide_at.getTime() - clock.now()) : null,
      bet: await betById(memberId, row.bet_id),
    };
  };

  return {
    ...board,

    ...createAreaCounts({ db, clock, events }),

    /**
     * The smallest and largest unit stake of a slip at the prices now, apart from the balance, or why it is refused.
     *
     * @throws BusinessError 10003 for a malformed selection, 20201 for an unknown event.
     */
    async limits(
      memberId: string,
      { provider, legs: selections, sizes }: CallRequest<'sportsLimits'>,
    ): Promise<CallResponse<'sportsLimits'>> {
      await events.ready();
      await events.load(selections.map((selection) => readSelection(selection).event));
      const legs = legsNow({ provider, legs: selections.map(askedNow) });
      const asked = {
        provider,
        legs: legs.map((leg) => leg.asked),
        sizes,
        unit: undefined,
        consent: 'any',
        isConfirmed: true,
      } as const;
      const { used, exposed } = await exposureOf(memberId, legs);
      return limitsOf(asked, legs, {
        market: stakeTable.marketRoom - used,
        event: stakeTable.eventRoom - exposed,
      });
    },

    isKeyUsed,

    /**
     * Places a bet. A repeated key answers its bet as it is now.
     *
     * @throws BusinessError 20601 slipRefused with the reason, 20101 insufficientBalance, 20104 key reused, 20116 money
     * halted, 10003 for a malformed selection, 20201 for an unknown event; 20301 to 20307 of the player protection.
     */
    async place(memberId: string, key: string, asked: AskedBet): Promise<{ bet: SportBet; balance: string }> {
      await events.ready();
      await events.load(asked.legs.map(({ selection }) => readSelection(selection).event));
      for (let repeats = 0; ; repeats += 1) {
        try {
          const { posted, bet } = await tryToPlace(memberId, key, asked);
          const balance = posted.balances[mainAccount(memberId)];
          // The wallet of a venue paid if the main one is not among the accounts.
          if (!posted.replayed && balance !== undefined) bus.publish({ kind: 'balance', memberId, balance });
          const [paidFrom] = Object.entries(posted.balances).filter(
            ([account]) => account !== stakeAccount(memberId),
          );
          return { bet, balance: formatMinor(paidFrom?.[1] ?? 0n) };
        } catch (error) {
          // guard: bet-after-override-validated-again
          if (sqlState(error) !== behindState || repeats === maxRepeats) throw error;
          await events.readOverrides(asked.legs.map(({ selection }) => readSelection(selection).event));
        }
      }
    },

    /**
     * The bet of a key; null when none was placed with it. A key that is asked for before its bet arrives is used up, so that
     * the answer stays true.
     */
    async outcome(memberId: string, key: string): Promise<SportBet | null> {
      await withRetry(() =>
        db
          .insertInto('idempotency_keys')
          .values({
            owner: memberId,
            key: keyOf(key),
            request_hash: tombstone,
            answer: null,
            created_at: momentOf(clock),
          })
          // It waits for a placement in flight, and for the standby as `answered` does.
          // guard: outcome-uses-key-up
          .onConflict((conflict) =>
            conflict
              .columns(['owner', 'key'])
              .doUpdateSet(({ ref }) => ({ answer: ref('idempotency_keys.answer') })),
          )
          .execute(),
      );
      const row = await db
        .selectFrom('sport_bets')
        .select(betColumns)
        .where('member_id', '=', memberId)
        .where('request_id', '=', key)
        .executeTakeFirst();
      return row ? ((await present([row]))[0] as SportBet) : null;
    },

    /** Bets of a member, newest first: those that are not settled, or the others. */
    async bets(
      memberId: string,
      {
        state,
        cursor,
        limit,
      }: { state: 'open' | 'settled'; cursor?: string | undefined; limit?: number | undefined },
    ): Promise<CallResponse<'sportsBets'>> {
      const ids = db
        .selectFrom('sport_bets')
        .select('id')
        // guard: sport-bets-of-their-member
        .where('member_id', '=', averageValue(memberId))
        .where('state', state === 'open' ? 'in' : 'not in', ['pending', 'open'])
        .$if(cursor !== undefined, (query) => query.where('id', '<', idCursor(cursor as string)))
        .orderBy('id', 'desc')
        .limit(rowsFor(limit));
      const query = db
        .selectFrom('sport_bets')
        .select(betColumns)
        .where('id', 'in', ids)
        .orderBy('id', 'desc');
      return pageOf(await present(await query.execute()), limit, ({ id }) => id);
    },

    /** What bets can be cashed out for now; those without an offer are left out. */
    async quotes(memberId: string, ids: readonly string[]): Promise<CallResponse<'sportsCashOutQuote'>> {
      await events.ready();
      const secret = await quoteSecret();
      const now = clock.now();
      const quotes = (await openBets(memberId, ids)).flatMap(([bet, legs]) => {
        const offer = offerOf(bet, legs, (event) => events.bookAt(event, now, bet.provider));
        if ('reason' in offer) return [];
        const quote = {
          bet: bet.id,
          unitOpen: bet.unit_open,
          amount: offer.amount,
          expiresAt: now + cashOutRules.quoteLifetime,
        };
        return [
          {
            bet: bet.id,
            quote: signQuote(secret, memberId, quote),
            amount: formatMinor(offer.amount),
            openStake: formatMinor(bet.stake_open),
            expiresInMs: cashOutRules.quoteLifetime,
          },
        ];
      });
      return { quotes };
    },

    /**
     * Accepts a quote for a bet or a part of it. A repeated key answers its cash-out as it is now.
     *
     * @throws BusinessError 20602 cashOutRefused with the reason: invalid, expired, changed, suspended, none, small, waiting;
     * 20104 key reused, 20116 money halted.
     */
    async cashOut(
      memberId: string,
      key: string,
      { quote: signed, part }: { quote: string; part: number },
    ): Promise<CallResponse<'sportsCashOut'>> {
      await events.ready();
      const hash = requestHash('sport-cash-out', { signed, part });
      /** The answer to the key, if a request with it was accepted. */
      const answerBefore = async () => {
        // Written again for the reason in `answered`.
        const known = await db
          .updateTable('sport_cash_outs')
          .set(({ ref }) => ({ request_hash: ref('request_hash') }))
          .where('member_id', '=', memberId)
          .where('request_id', '=', key)
          .returning(['id', 'request_hash'])
          .executeTakeFirst();
        if (!known) return undefined;
        if (known.request_hash !== hash) throw new BusinessError(errorCodes.idempotencyKeyReused);
        return presentCashOut(memberId, known.id);
      };
      const accept = async (repeats = 0): Promise<CallResponse<'sportsCashOut'>> => {
        const quote = readQuote(await quoteSecret(), memberId, signed);
        if (!quote) throw cashOutRefused('invalid');
        const at = momentOf(clock);
        // guard: quote-expires
        if (at.getTime() > quote.expiresAt) throw cashOutRefused('expired');
        const { unit, amount } = partOfQuote(quote, part);
        if (unit < 1n || amount < 1n) throw cashOutRefused('small');
        const [found] = await openBets(memberId, [quote.bet]);
        if (!found) throw cashOutRefused('changed');
        const [bet, legs] = found as readonly [BetRow, LegRow[]];
        const offer = offerOf(bet, legs, (event) => events.bookAt(event, at.getTime(), bet.provider));
        if ('reason' in offer) throw cashOutRefused(offer.reason);
        // guard: quote-not-above-offer
        if (offer.amount < quote.amount) throw cashOutRefused('changed');
        const decideAt = new Date(at.getTime() + offer.delay);
        const open = legs.filter(({ result }) => result === null).map(({ event_id }) => event_id);
        const overrides = Object.fromEntries(open.map((event) => [event, events.overridesOf(event)]));
        try {
          const { rows } = await withRetry(() =>
            sql<{
              id: string;
            }>`select sport_cash_out(${newId(at)}::text, ${memberId}::text, ${key}::text, ${hash}::text,
              ${quote.bet}::text, ${quote.unitOpen}::bigint, ${unit}::bigint, ${amount}::bigint,
              ${turnoverOfPart(bet, unit, amount)}::bigint, ${at}::timestamptz, ${decideAt}::timestamptz,
              ${newId(at)}::text, ${JSON.stringify(overrides)}::jsonb) as id`.execute(db),
          );
          const answer = await presentCashOut(memberId, (rows[0] as { id: string }).id);
          if (answer.state === 'paid') await announceCashOuts([memberId]);
          return answer;
        } catch (error) {
          switch (sqlState(error)) {
            case haltedState:
              throw new BusinessError(errorCodes.moneyHalted);
            case keyReusedState:
              throw new BusinessError(errorCodes.idempotencyKeyReused);
            case otherStakeState:
              throw cashOutRefused('changed');
            case waitingState:
              throw cashOutRefused('waiting');
            case behindState:
              if (repeats === maxRepeats) throw error;
              await events.readOverrides(open);
              return accept(repeats + 1);
            default:
              throw error;
          }
        }
      };
      const before = await answerBefore();
      if (before) return before;
      try {
        return await accept();
      } catch (error) {
        // A request with the same key may have been accepted since, which is why the bet is no longer as quoted.
        const meanwhile = error instanceof BusinessError ? await answerBefore() : undefined;
        if (meanwhile) return meanwhile;
        throw error;
      }
    },

    /**
     * Changes an event from now on, as an operator does.
     *
     * @throws BusinessError 20201 notFound.
     */
    override: (event: string, kind: OverrideKind, payload: object): Promise<number> =>
      events.override(event, kind, payload),

    /** As `override`, within the transaction of the caller, which calls `applyOverrides` after its commit. */
    overrideWithin: (within: Database, event: string, kind: OverrideKind, payload: object): Promise<number> =>
      events.override(event, kind, payload, within),

    /** Makes overrides of a committed transaction hold, and settles what they decide. */
    async applyOverrides(event: string): Promise<void> {
      await events.readOverrides([event]);
      await settle();
    },

    /** The override that `finish` makes. */
    ending,

    /**
     * Plays an event to its end at once, with the result that it would have had, and settles its bets.
     *
     * @throws BusinessError 20201 notFound.
     */
    async finish(event: string): Promise<void> {
      const { kind, payload } = ending(event);
      await events.override(event, kind, payload);
      await settle();
    },

    verify: createBetVerification({ db, clock, events }),

    /** Settles what has a result now. */
    settle,

    /** Decides bets and cash-outs in play that are due, and once a second settles. */
    async advance(): Promise<void> {
      await events.ready();
      if (await isAnyDue()) {
        await unlessHalted(decideAll(decideDueBets));
        await unlessHalted(decideAll(decideDueCashOuts));
      }
      const now = clock.now();
      if (now - settledAt < settleInterval) return;
      settledAt = now;
      await settle();
    },
  };
};
