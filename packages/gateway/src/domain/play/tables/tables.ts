import { errorCodes } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { sqlState } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import type { MemberLimit } from '../../../member-limit';
import type { DrawnNumbers, Mark, TableGame } from '../../../venues/tables';
import type { GameSession } from '../../../venues/venue-port';
import { mainAccount, type Posted, requestHash, runPosting, type Wallet } from '../../money';
import type { Bus } from '../../operations';
import type { SettledBets } from '../../settled-bets';
import { drawRound, type SettledAccount, settleSlips, type TableRound, voidRound } from './finish-round';
import { mixedSlips } from './mix';
import { drawOverdueRound, examineOverdueRound, overdueAfter } from './overdue-round';
import { placeSlipStatement, roundId } from './place-slip';
import { createResults } from './results';
import { createRoundClock, leftAt, phaseAt, type RoundPhase } from './round-clock';
import { createSeries } from './seed-chain';
import { type GivenLine, type LineView, readLines, type SlipView, slipLimits } from './slip';
import type { TableClock } from './table-clock';
import { createWatchers, type RoundView } from './watchers';

interface TablesOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly tableClock: TableClock;
  readonly bus: Bus;
  readonly wallet: Wallet;
  readonly settledBets: SettledBets;
  readonly limitMember: MemberLimit;
  readonly timeZone: string;
  /** Also former versions, whose rounds may be open. The newest version of each code is played. */
  readonly games: readonly TableGame[];
}

/** A slip as a client sends it. */
export interface GivenSlip {
  /** Idempotency key, created by the client. */
  readonly key: string;
  /** Number of the round, e.g. `202611240123`. */
  readonly round: string;
  readonly clientSeed: string;
  readonly lines: readonly GivenLine[];
}

/** A table as the lobby shows it. */
export interface TableOverview {
  readonly gameCode: string;
  readonly round: string;
  readonly phase: RoundPhase;
  readonly leftMs: number;
  /** Of the latest results, oldest first. */
  readonly marks: readonly Mark[];
  /** Of a lottery. */
  readonly lastDraw?: {
    readonly round: string;
    readonly pieces: DrawnNumbers['pieces'];
    readonly numbers: number[];
  };
}

/** What a member sees of their slips on a round. */
export interface RoundSlips {
  readonly round: string;
  readonly state: 'betting' | 'drawn' | 'settled' | 'void';
  readonly slips: readonly SlipView[];
}

/** How often rounds of other gateways, and those of before a restart, are looked for, ms. */
const sweepInterval = 5_000;
/** How much earlier than the own clock a round may open: the client may have its number from another gateway. */
const clockTolerance = 5_000;
/** Longest time from the draw to the new balance in the header of the site, ms: the game shows the result first. */
const revealTime = 6_000;
/** SQLSTATE of the ledger while money is halted. */
const haltedState = 'PV004';
/** Marks of a table in the lobby. */
const listedMarks = 30;

type GameRow = Pick<Row<'games'>, 'name' | 'category'>;

interface Announcement {
  readonly at: number;
  readonly accounts: readonly SettledAccount[];
}

const viewOf = (row: Pick<Row<'bets'>, 'id' | 'stake' | 'payout' | 'state' | 'detail'>): SlipView => {
  const { round, lines } = row.detail as { round: string; lines: LineView[] };
  return {
    id: row.id,
    round,
    stake: formatMinor(row.stake),
    state: row.state,
    payout: row.state === 'open' ? null : formatMinor(row.payout),
    lines,
  };
};

/**
 * Table games: rounds by the clock, which all members share. A round has a row from its first slip on; every gateway draws
 * and settles due rounds, and the rows decide who does. Without slips and watchers a table costs nothing.
 */
export const createTables = ({
  db,
  clock,
  tableClock,
  bus,
  wallet,
  settledBets,
  limitMember,
  timeZone,
  games,
}: TablesOptions) => {
  const roundClock = createRoundClock(timeZone);
  const series = createSeries({ db, clock: tableClock, roundClock, timeZone });
  const results = createResults({ db, clock, tableClock, roundClock, series });
  const versions = new Map(games.map((game) => [`${game.code} ${game.version}`, game]));
  const newest = new Map<string, TableGame>();
  for (const game of games) {
    if (game.version > (newest.get(game.code)?.version ?? 0)) newest.set(game.code, game);
  }
  const rows = new Map<string, GameRow>();
  /** Rounds with slips that were placed here, with the moment of their draw. */
  const pending = new Map<string, number>();
  let announcements: Announcement[] = [];
  let sweepAt = Number.NEGATIVE_INFINITY;

  /** @throws BusinessError 20202 gameUnavailable for a game that is no table. */
  const gameOf = (code: string): TableGame => {
    const game = newest.get(code);
    if (!game) throw new BusinessError(errorCodes.gameUnavailable);
    return game;
  };

  /** Games change with a deployment only, so each is read once. */
  const rowOf = async (code: string): Promise<GameRow> => {
    const known = rows.get(code);
    if (known) return known;
    const row = await db
      .selectFrom('games')
      .select(['name', 'category'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.gameUnavailable);
    rows.set(code, row);
    return row;
  };

  const roundOf = async (game: TableGame): Promise<RoundView> => {
    await tableClock.refresh();
    const now = tableClock.now();
    const round = roundClock.roundAt(game.clock, now);
    const commitment = await series.commitmentOf(game, round);
    return { no: round.no, phase: phaseAt(round, now), leftMs: leftAt(round, now), commitment };
  };

  const latestResult = async (game: TableGame) => {
    const latest = (await results.of(game)).at(-1);
    const [due] = roundClock.latestDrawn(game.clock, tableClock.now(), 1);
    return latest?.no === due?.no ? latest : undefined;
  };

  const watchers = createWatchers({ clock, roundOf, latestResult });

  const announce = (round: TableRound, accounts: readonly SettledAccount[]) => {
    const reveal = Math.min(revealTime, (round.ends_at.getTime() - round.draws_at.getTime()) / 2);
    const at = round.state === 'void' ? tableClock.now() : round.draws_at.getTime() + reveal;
    announcements.push({ at, accounts });
  };

  /** @returns whether the round must be tried again soon: slips in flight hold its row. */
  const draw = async (round: TableRound): Promise<boolean> => {
    const game = versions.get(`${round.game_code} ${round.version}`);
    // A gateway that knows the version draws it.
    if (round.state !== 'open' || !game) return false;
    const seed = await series.seedOf(game, round);
    const isDrawn = await drawRound(db, game, round, seed, momentOf(clock));
    return !isDrawn;
  };

  /** Does nothing for a round that is not drawn, and while money is halted. */
  const settle = async ({ id, game_code: code, version }: TableRound): Promise<void> => {
    const round = await db
      .selectFrom('table_rounds')
      .selectAll()
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .where('state', 'in', ['drawn', 'void'])
      .executeTakeFirst();
    const game = versions.get(`${code} ${version}`) ?? (round?.state === 'void' ? gameOf(code) : undefined);
    if (!round || !game) return;
    const options = {
      game,
      ...(await rowOf(code)),
      commitment: await series.commitmentOf(game, round),
      now: () => momentOf(clock),
    };
    try {
      await settleSlips(db, round, options, (accounts) => announce(round, accounts));
    } catch (error) {
      if (sqlState(error) !== haltedState) throw error;
    }
  };

  /** Rounds whose draw is due and that are not settled. */
  const dueRounds = (now: number): Promise<TableRound[]> =>
    db
      .selectFrom('table_rounds')
      .selectAll()
      .where('settled_at', 'is', null)
      // guard: draw-when-due
      .where('draws_at', '<=', new Date(now))
      .orderBy('draws_at')
      .orderBy('id')
      .execute();

  const announceDue = async (now: number): Promise<void> => {
    const due = announcements.filter(({ at }) => at <= now);
    if (due.length === 0) return;
    announcements = announcements.filter(({ at }) => at > now);
    const settled = due.flatMap(({ accounts }) => accounts);
    settledBets.notify(settled.map(({ member_id: memberId }) => memberId));
    const members = new Map(
      settled
        .filter(({ account, member_id: memberId }) => account === mainAccount(memberId))
        .map(({ account, member_id: memberId }) => [account, memberId]),
    );
    if (members.size === 0) return;
    // Read now: members may have placed other slips since.
    const balances = await db
      .selectFrom('ledger_balances')
      .select(['account', 'balance'])
      .where('account', 'in', [...members.keys()])
      .execute();
    for (const { account, balance } of balances) {
      bus.publish({ kind: 'balance', memberId: members.get(account) as string, balance });
    }
  };

  const markVoid = async (
    gameCode: string,
    no: string,
    within: Database,
  ): Promise<TableRound | undefined> => {
    const times = roundClock.roundNamed(gameOf(gameCode).clock, no);
    return times && voidRound(within, roundId(gameCode, times));
  };

  const settleMarked = async (round: TableRound): Promise<void> => {
    await settle(round);
    await announceDue(tableClock.now());
  };

  /** Examines a round for its settlement by hand: see `examineOverdueRound`. */
  const examineOverdue = async (gameCode: string, no: string, within: Database = db) => {
    const game = newest.get(gameCode);
    const times = game && roundClock.roundNamed(game.clock, no);
    if (!times) return { refusal: 'not-found' as const };
    await tableClock.refresh();
    return examineOverdueRound(roundId(gameCode, times), {
      db: within,
      now: momentOf(tableClock),
      gameOf: (code, version) => versions.get(`${code} ${version}`),
    });
  };

  return {
    limits: slipLimits,
    /** The table game with a code; undefined when there is none. */
    find: (code: string): TableGame | undefined => newest.get(code),
    /** The lengths of its rounds today. */
    timingOf: (game: TableGame) => roundClock.timingAt(game.clock, tableClock.now()),
    roundOf,
    publishedSeries: series.published,
    terminalOf: series.terminalOf,
    results: results.of,
    removeIdleRounds: results.removeIdle,
    /** The slips that are mixed into the draw of a round, as text; undefined unless it is drawn (`mixedSlips`). */
    mixedSlips: (gameCode: string, no: string) => mixedSlips(db, roundId(gameCode, { no })),
    watch: watchers.watch,
    watcherCount: watchers.count,
    /** Sends watchers the phases and results since the last call. */
    updateWatchers: watchers.update,

    async overview(): Promise<TableOverview[]> {
      return Promise.all(
        [...newest.values()].map(async (game) => {
          const { no: round, phase, leftMs } = await roundOf(game);
          const latest = (await results.of(game)).slice(-listedMarks);
          const last = latest.at(-1);
          const drawn = last && game.drawnNumbers?.(last.outcome);
          return {
            gameCode: game.code,
            round,
            phase,
            leftMs,
            marks: latest.map(({ mark }) => mark),
            ...(last &&
              drawn && { lastDraw: { round: last.no, pieces: drawn.pieces, numbers: [...drawn.numbers] } }),
          };
        }),
      );
    },

    /**
     * Takes the stake of a slip and records it. A repeated key answers its slip as it was placed.
     *
     * @throws BusinessError 20651 roundClosed, 20103 stakeOutOfRange, 20654 payoutTooHigh, 20101 insufficientBalance, 20104
     * key reused, 10003 validationError; 20301 to 20307 of the player protection.
     */
    async place(
      session: GameSession,
      { key, round: no, clientSeed, lines: given }: GivenSlip,
    ): Promise<{ slip: SlipView; balance: bigint }> {
      const { memberId, gameCode, account = mainAccount(memberId) } = session;
      const game = gameOf(gameCode);
      const lines = readLines(game, given);
      await tableClock.refresh();
      const round = roundClock.roundNamed(game.clock, no);
      // guard: slip-after-opening
      if (!round || round.opensAt > tableClock.now() + clockTolerance)
        throw new BusinessError(errorCodes.roundClosed);
      const { name } = await rowOf(gameCode);
      // Stores the seeds of the day, unless they are. A closed round takes no slip, but its keys are answered again.
      if (round.closesAt > tableClock.now()) await series.commitmentOf(game, round);
      const idempotency = {
        owner: memberId,
        key: `bet:${key}`,
        requestHash: requestHash('slip', { gameCode, no, clientSeed, given }),
      };
      const posted = (await limitMember(memberId, () => {
        const at = momentOf(clock);
        const id = newId(at);
        return runPosting(
          db,
          placeSlipStatement({
            id,
            memberId,
            account,
            game,
            gameName: name,
            round,
            lines,
            clientSeed,
            at,
            tableTime: momentOf(tableClock),
            idempotency,
          }),
        );
      })) as Posted;
      pending.set(roundId(gameCode, round), round.drawsAt);
      const [[paidFrom, balance]] = Object.entries(posted.balances) as [[string, bigint]];
      if (!posted.replayed) {
        const main = paidFrom === mainAccount(memberId) ? balance : await wallet.balance(memberId);
        bus.publish({ kind: 'balance', memberId, balance: main });
      }
      return { slip: posted.answer.slip as SlipView, balance };
    },

    /** Slips of a member on rounds of a game that are not settled. */
    async openSlips(memberId: string, gameCode: string): Promise<SlipView[]> {
      const found = await db
        .selectFrom('bets')
        .innerJoin('table_rounds', 'table_rounds.id', 'bets.round_id')
        .select(['bets.id', 'bets.stake', 'bets.payout', 'bets.state', 'bets.detail'])
        .where('table_rounds.game_code', '=', gameCode)
        .where('table_rounds.settled_at', 'is', null)
        // guard: slips-of-their-member
        .where('bets.member_id', '=', memberId)
        .orderBy('bets.id')
        .execute();
      return found.map(viewOf);
    },

    /**
     * Slips of a member on a round.
     *
     * @throws BusinessError 20201 notFound for a round that does not exist.
     */
    async slipsOf(memberId: string, gameCode: string, no: string): Promise<RoundSlips> {
      const round = roundClock.roundNamed(gameOf(gameCode).clock, no);
      if (!round) throw new BusinessError(errorCodes.notFound);
      const id = roundId(gameCode, round);
      const row = await db
        .selectFrom('table_rounds')
        .select(['state', 'settled_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      const found = await db
        .selectFrom('bets')
        .select(['id', 'stake', 'payout', 'state', 'detail'])
        .where('round_id', '=', id)
        // guard: round-slips-of-their-member
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute();
      const isIdle = !row && round.drawsAt <= tableClock.now();
      const state = isIdle ? 'settled' : !row || row.state === 'open' ? 'betting' : row.state;
      return { round: no, state, slips: found.map(viewOf) };
    },

    /**
     * Draws and settles due rounds: those with slips of this gateway at once, and all others within the interval of a sweep.
     * Money that is halted stays as it is, and its rounds drawn. Once a day it publishes the seed chains of the next day.
     *
     * @throws AggregateError when something could not be finished; the next sweep tries again.
     */
    async advance(): Promise<void> {
      // Not at every call: an idle table costs no statement.
      if (pending.size > 0 || tableClock.now() >= sweepAt) await tableClock.refresh();
      const now = tableClock.now();
      await announceDue(now);
      const isPending = [...pending.values()].some((drawsAt) => drawsAt <= now);
      if (!isPending && now < sweepAt) return;
      sweepAt = now + sweepInterval;
      const due = await dueRounds(now);
      for (const [id, drawsAt] of pending) if (drawsAt <= now) pending.delete(id);
      const errors: unknown[] = [];
      const attempt = async (round: TableRound, action: (round: TableRound) => Promise<unknown>) => {
        try {
          return await action(round);
        } catch (error) {
          errors.push(error);
          return undefined;
        }
      };
      // All draws first: they take milliseconds, and a large round some seconds.
      for (const round of due) {
        if (await attempt(round, draw)) pending.set(round.id, round.draws_at.getTime());
      }
      // A failure is ignored, because the regular update sends the same.
      if (due.length > 0) await watchers.update().catch(() => undefined);
      for (const round of due) await attempt(round, settle);
      await announceDue(now);
      await series.publishNext([...newest.values()]).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw new AggregateError(errors, 'Rounds could not be finished');
    },

    /**
     * Makes a round void and gives its stakes back.
     *
     * @returns whether it was, which no round is whose slips are settled.
     */
    async voidRound(gameCode: string, no: string): Promise<boolean> {
      const round = await markVoid(gameCode, no, db);
      if (round) await settleMarked(round);
      return round !== undefined;
    },

    /** The first half of `voidRound`, within the transaction of the caller; `settleMarked` follows after its commit. */
    markVoid,

    examineOverdue,

    /**
     * Draws an overdue round by its committed seed, unless it is drawn or void, within the transaction of the caller;
     * `settleMarked` follows after its commit.
     */
    async drawOverdue(gameCode: string, no: string, within: Database) {
      const found = await examineOverdue(gameCode, no, within);
      if ('refusal' in found) return found;
      const drawn = await drawOverdueRound(within, found, momentOf(clock));
      return 'refusal' in drawn ? drawn : { ...found, round: drawn.round };
    },

    /** Settles a round that is drawn or void. */
    settleMarked,

    /** Rounds that are drawn before this moment and not settled are overdue. */
    async overdueSince(): Promise<Date> {
      await tableClock.refresh();
      return new Date(tableClock.now() - overdueAfter);
    },

    /** Ends the running phase of a table of a sandbox: moves the clock of all tables ahead to the next phase. */
    async endPhase(gameCode: string): Promise<RoundView> {
      const game = gameOf(gameCode);
      const { leftMs } = await roundOf(game);
      await tableClock.moveAhead(leftMs);
      return roundOf(game);
    },
  };
};
