import {
  errorCodes,
  type FieldErrors,
  type GameCategory,
  type LocalText,
  type RoundDetail,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { runEach } from '../../../db/run-each';
import type { Row } from '../../../db/schema';
import { dayMs, hourMs, minuteMs } from '../../../durations';
import { newId } from '../../../ids';
import type { MemberLimit } from '../../../member-limit';
import { handPace } from '../../../round-pace';
import { type Act, costOf, type HandGame, type Opening, replayHand, startHand } from '../../../venues/hands';
import { type GameSession, NonceSpent } from '../../../venues/venue-port';
import { mainAccount, type Posted, requestHash, runPosting, type Wallet } from '../../money';
import type { Bus, SiteState } from '../../operations';
import type { SettledBets } from '../../settled-bets';
import { fairRefusal } from '../fair/fair-refusal';
import type { FairSeeds } from '../fair/fair-seeds';
import { type HandMove, moveHandStatement, openHandStatement } from './statements';

/** After this time without an act a hand is ended by the rule of its game, in milliseconds. */
export const handTimeout = dayMs;
/** After this time in a closed venue a hand counts as acted on, so that its member has nearly a day when the venue opens. */
const postponement = hourMs;
/** How often abandoned hands are looked for, in milliseconds. */
const interval = minuteMs;
/** Abandoned hands that are ended at a time. */
const batch = 100;
const historyLength = 10;
/** How often a hand is drawn again after another round spent its nonce. */
const maxRedraws = 3;
/** What the player waits when rounds of several games spend each other's nonces, in milliseconds. */
const waitAfterRedraws = 500;

/** A hand as its member sees it; amounts are decimal text. */
export interface HandView {
  readonly id: string;
  /** The version of the game that it was opened with. */
  readonly version: number;
  /** The number of acts; the next act names it. */
  readonly seq: number;
  readonly state: 'open' | 'settled';
  /** All that is staked. */
  readonly stake: string;
  readonly payout: string | null;
  /** The bet record of a settled hand. */
  readonly detail: RoundDetail | null;
  readonly legal: readonly {
    readonly action: string;
    readonly value?: readonly number[];
    /** The further stake that it takes. */
    readonly cost?: string;
    readonly blocked?: 'balance';
  }[];
  /** Of the game. */
  readonly view: unknown;
}

export interface HandAnswer {
  readonly hand: HandView;
  /** Available balance of the account that plays the hand. */
  readonly balance: string;
}

export interface HandAct extends Act {
  readonly hand: string;
  readonly seq: number;
}

/** Whether a member has a hand that has not ended, in any game. */
export const hasOpenHand = async (memberId: string, within: Database): Promise<boolean> =>
  (await within
    .selectFrom('hands')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly wallet: Wallet;
  readonly fairSeeds: FairSeeds;
  readonly settledBets: SettledBets;
  readonly limitMember: MemberLimit;
  readonly siteState: Pick<SiteState, 'current'>;
  /** Whether hands keep `handPace`. */
  readonly isPaced: boolean;
  /** Every version of every game; the last of a game opens hands. */
  readonly games: readonly HandGame[];
}

const invalidField = (field: string) =>
  new BusinessError(errorCodes.validationError, {
    fields: [{ field, reason: 'unknown' }],
  } satisfies FieldErrors);

type HandRow = Row<'hands'> & {
  server_seed: string;
  commitment: string;
  balance: bigint;
  name: LocalText;
  category: GameCategory;
  venue_code: string;
};

/** A stored hand with the state that follows from it. */
interface Hand {
  readonly row: HandRow;
  readonly game: HandGame;
  readonly state: unknown;
}

/**
 * Hands: rounds that a member plays alone, in several acts, one open hand of a game at a time. Only seeds and acts are stored;
 * the state is computed from them, so cards that are not shown exist nowhere else.
 */
export const createHands = ({
  db,
  clock,
  bus,
  wallet,
  fairSeeds,
  settledBets,
  limitMember,
  siteState,
  isPaced,
  games,
}: Ports) => {
  const newest = new Map(games.map((game) => [game.code, game]));
  const versions = new Map(games.map((game) => [`${game.code}/${game.version}`, game]));
  /** Hands of versions that this gateway has; one of another version ends the others. */
  const isKnown = sql<boolean>`hands.game_code || '/' || hands.version = any(${[...versions.keys()]})`;
  const catalogue = new Map<string, { name: LocalText; category: GameCategory }>();
  let lastCheckAt = Number.NEGATIVE_INFINITY;

  const gameOf = (code: string): HandGame => {
    const game = newest.get(code);
    if (!game) throw new BusinessError(errorCodes.gameUnavailable);
    return game;
  };

  /** Games change with a deployment only, so each is read once. */
  const catalogued = async (code: string) => {
    const known = catalogue.get(code);
    if (known) return known;
    const row = await db
      .selectFrom('games')
      .select(['name', 'category'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.gameUnavailable);
    catalogue.set(code, row);
    return row;
  };

  const rows = () =>
    db
      .selectFrom('hands')
      .innerJoin('fair_seeds', 'fair_seeds.id', 'hands.seed_id')
      .innerJoin('games', 'games.code', 'hands.game_code')
      .innerJoin('ledger_balances', 'ledger_balances.account', 'hands.account')
      .selectAll('hands')
      .select([
        'fair_seeds.server_seed',
        'fair_seeds.commitment',
        'ledger_balances.balance',
        'games.name',
        'games.category',
        'games.venue_code',
      ]);

  /** @throws BusinessError 20202 gameUnavailable for a version that this gateway does not have. */
  const handOf = (row: HandRow): Hand => {
    const game = versions.get(`${row.game_code}/${row.version}`);
    if (!game) throw new BusinessError(errorCodes.gameUnavailable);
    const seeds = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
    const sideBets = Object.fromEntries(
      Object.entries(row.side_bets).map(([name, amount]) => [name, BigInt(amount)]),
    );
    const opening = {
      stake: row.opening_stake,
      sideBets,
      ...(row.size !== null && { size: row.size }),
    };
    const state = replayHand(game, seeds, opening, row.acts);
    return { row, game, state };
  };

  const handById = async (id: string, memberId: string): Promise<Hand | undefined> => {
    const row = await rows()
      .where('hands.id', '=', id)
      // guard: hand-of-its-member
      .where('hands.member_id', '=', memberId)
      .executeTakeFirst();
    return row && handOf(row);
  };

  const endOf = (
    game: HandGame,
    state: unknown,
    seed: { commitment: string; clientSeed: string; nonce: number },
  ) => {
    const payout = game.payout(state);
    if (payout === undefined) return undefined;
    const { commitment, clientSeed, nonce } = seed;
    const proof = { version: game.version, commitment, seed: null, clientSeed, nonce };
    return { payout, detail: game.detail(state, proof) };
  };

  const present = ({ row, game, state }: Hand, balance = row.balance): HandView => {
    const end = endOf(game, state, { ...row, clientSeed: row.client_seed });
    return {
      id: row.id,
      version: row.version,
      seq: row.seq,
      state: end ? 'settled' : 'open',
      stake: formatMinor(game.risk(state)),
      payout: end ? formatMinor(end.payout) : null,
      detail: end?.detail ?? null,
      legal: game.legal(state).map(({ action, values, cost }) => ({
        action,
        ...(values && { value: values }),
        ...(cost > 0n && { cost: formatMinor(cost) }),
        ...(cost > balance && { blocked: 'balance' as const }),
      })),
      view: game.view(state),
    };
  };

  const answer = (hand: Hand, balance = hand.row.balance): HandAnswer => ({
    hand: present(hand, balance),
    balance: formatMinor(balance),
  });

  /** Clients show the main wallet, also when the stake came from that of the venue. */
  const publish = async (memberId: string, { balances }: Posted): Promise<void> => {
    if (Object.keys(balances).length === 0) return;
    const balance = balances[mainAccount(memberId)] ?? (await wallet.balance(memberId));
    bus.publish({ kind: 'balance', memberId, balance });
  };

  /** Stores acts. Undefined: the hand has moved on meanwhile. */
  const move = async ({ row, game, state }: Hand, acts: readonly Act[]) => {
    const next = acts.reduce<unknown>((current, act) => game.act(current, act), state);
    const { commitment, client_seed: clientSeed, nonce } = row;
    const stored: HandMove = {
      id: row.id,
      memberId: row.member_id,
      account: row.account,
      game: row,
      seq: row.seq,
      acts,
      riskBefore: row.risk,
      risk: game.risk(next),
      end: endOf(game, next, { commitment, clientSeed, nonce }),
      at: momentOf(clock),
    };
    const posted = await limitMember(row.member_id, () => runPosting(db, moveHandStatement(stored)));
    if (!posted) return undefined;
    if (stored.end) settledBets.notify([row.member_id]);
    await publish(row.member_id, posted);
    const hand = { row: { ...row, seq: row.seq + acts.length }, game, state: next };
    return answer(hand, posted.balances[row.account] ?? row.balance);
  };

  /**
   * @throws BusinessError 20103 stakeOutOfRange, 10003 validationError for one between two steps, an unknown side bet or size.
   */
  const checkOpening = (
    { minStake, maxStake, stakeStep, sideBets, sizes }: HandGame,
    opening: Opening,
  ): void => {
    const { size } = opening;
    // guard: size-of-hand
    if (sizes ? size === undefined || !sizes.includes(size) : size !== undefined) throw invalidField('size');
    for (const [name, stake] of [['stake', opening.stake] as const, ...Object.entries(opening.sideBets)]) {
      if (name !== 'stake' && !sideBets.includes(name)) throw invalidField(name);
      // guard: stake-of-hand-in-range
      if (stake < minStake || stake > maxStake) {
        throw new BusinessError(errorCodes.stakeOutOfRange, {
          min: formatMinor(minStake),
          max: formatMinor(maxStake),
        });
      }
      // guard: stake-of-hand-in-steps
      if (stake % stakeStep !== 0n) throw invalidField(name);
    }
  };

  const abandonedActs = ({ game, state }: Hand): Act[] => {
    const acts: Act[] = [];
    for (let left = state; game.payout(left) === undefined; ) {
      const act = game.abandon(left);
      acts.push(act);
      left = game.act(left, act);
    }
    return acts;
  };

  /** Gives the hands of closed venues more time, and all hands during maintenance, when no game is launched. */
  const postpone = async (): Promise<void> => {
    const { closedVenues, maintenance } = (await siteState.current()).settings;
    if (closedVenues.length === 0 && !maintenance) return;
    const venues = closedVenues.map(({ venue }) => venue);
    await db
      .updateTable('hands')
      .set({ touched_at: momentOf(clock) })
      .where('state', '=', 'open')
      .where('touched_at', '<=', new Date(clock.now() - postponement))
      .$if(!maintenance, (query) =>
        query.where('game_code', 'in', (each) =>
          each.selectFrom('games').select('code').where('venue_code', 'in', venues),
        ),
      )
      .execute();
  };

  /** The open hand of the session's game. */
  const current = async ({ memberId, gameCode }: GameSession): Promise<HandAnswer | undefined> => {
    const row = await rows()
      .where('hands.member_id', '=', memberId)
      .where('hands.game_code', '=', gameCode)
      .where('hands.state', '=', 'open')
      .executeTakeFirst();
    return row && answer(handOf(row));
  };

  return {
    gameOf,

    /**
     * Opens a hand. A repeated key answers its hand as it is now.
     *
     * @throws BusinessError 20652 handOpen while the last hand of the game is open, 20653 tooSoon after it began, 20103, 10003,
     * 20101 and those of the player protection.
     */
    async open(
      session: GameSession,
      { key, opening }: { key: string; opening: Opening },
    ): Promise<HandAnswer> {
      const { memberId, gameCode, account = mainAccount(memberId) } = session;
      const game = gameOf(gameCode);
      checkOpening(game, opening);
      const { category } = await catalogued(gameCode);
      let seed = session.seed ?? (await fairSeeds.current(memberId));
      for (let redraws = 0; ; redraws++) {
        const at = momentOf(clock);
        const state = startHand(game, seed, opening);
        const end = endOf(game, state, seed);
        const statement = openHandStatement({
          id: newId(at),
          memberId,
          account,
          game: { code: game.code, version: game.version, name: game.name, category },
          seed,
          opening,
          risk: game.risk(state),
          end,
          at,
          pace: isPaced ? handPace : null,
          idempotency: {
            owner: memberId,
            key: `hand:${key}`,
            requestHash: requestHash('hand', { gameCode, ...opening }),
          },
        });
        try {
          const posted = (await limitMember(memberId, () => runPosting(db, statement))) as Posted;
          // Also for a replay: the gateway that stored the end may have ended.
          if (end) settledBets.notify([memberId]);
          if (!posted.replayed) await publish(memberId, posted);
          return answer((await handById(posted.id, memberId)) as Hand);
        } catch (error) {
          const refusal = fairRefusal(error) ?? error;
          if (!(refusal instanceof NonceSpent)) throw refusal;
          if (redraws === maxRedraws) throw new BusinessError(errorCodes.tooSoon, { wait: waitAfterRedraws });
          seed = await fairSeeds.current(memberId);
        }
      }
    },

    /**
     * Makes a decision. When the hand has moved on since `seq`, it answers the hand as it is now and does nothing. A further
     * stake that is refused leaves the hand as it was.
     *
     * @param assertMayStake is called before a further stake, with the venue, and rejects when the player may not stake now.
     * @throws BusinessError 20655 handNotOpen for a hand of another member or game, 10003 for an act that the rules do not
     * allow, 20101 and those of the player protection for a further stake.
     */
    async act(
      { memberId, gameCode }: GameSession,
      { hand: id, seq, action, value, hits }: HandAct,
      assertMayStake: (venue: string) => Promise<void>,
    ): Promise<HandAnswer> {
      const hand = await handById(id, memberId);
      // guard: hand-of-its-game
      if (hand?.row.game_code !== gameCode) throw new BusinessError(errorCodes.handNotOpen);
      if (hand.row.state === 'open' && hand.row.seq === seq) {
        const act = { action, ...(value !== undefined && { value }), ...(hits !== undefined && { hits }) };
        // guard: acts-by-the-rules
        const cost = costOf(hand.game, hand.state, act, clock.now());
        if (cost === undefined) throw invalidField('action');
        if (cost > 0n) await assertMayStake(hand.row.venue_code);
        const moved = await move(hand, [act]);
        if (moved) return moved;
      }
      return answer((await handById(id, memberId)) as Hand);
    },

    current,

    /** Whether the member has an open hand of the game. */
    hasOpen: async (memberId: string, gameCode: string): Promise<boolean> =>
      (await db
        .selectFrom('hands')
        .select('id')
        .where('member_id', '=', memberId)
        .where('game_code', '=', gameCode)
        .where('state', '=', 'open')
        .executeTakeFirst()) !== undefined,

    /** The last hands of the session's game that have ended, newest first. */
    async history({ memberId, gameCode }: GameSession): Promise<HandView[]> {
      const ended = await rows()
        .where('hands.member_id', '=', memberId)
        .where('hands.game_code', '=', gameCode)
        .where('hands.state', '=', 'settled')
        .where(isKnown)
        .orderBy('hands.id', 'desc')
        .limit(historyLength)
        .execute();
      return ended.map((row) => present(handOf(row)));
    },

    /** Ends hands without an act for a day, by the rule of their games, but none of a closed venue; once a minute. */
    async advance(): Promise<void> {
      if (clock.now() - lastCheckAt < interval) return;
      lastCheckAt = clock.now();
      await postpone();
      const due = await rows()
        .where('hands.state', '=', 'open')
        // guard: hand-is-given-a-day
        .where('hands.touched_at', '<=', new Date(clock.now() - handTimeout))
        .where(isKnown)
        .orderBy('hands.touched_at')
        .limit(batch)
        .execute();
      await runEach(due, (row) => {
        const hand = handOf(row);
        return move(hand, abandonedActs(hand));
      });
    },
  };
};
