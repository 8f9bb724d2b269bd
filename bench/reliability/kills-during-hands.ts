import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { handPace } from '../../packages/gateway/src/round-pace';
import type { GatewayProcess } from './gateway-process';
import { createMember, dataOf, type GatewayResponse, type Member, playAt } from './member';
import { createRandom } from './random';
import type { Row } from './row';
import { balanceLock, whileLocked } from './while-blocked';

const tooSoon = 20653;

interface Hand {
  id: string;
  seq: number;
  state: 'open' | 'settled';
  legal: readonly { action: string }[];
  view: { shots?: readonly unknown[] };
}

interface Act {
  action: string;
  value?: number;
  hits?: readonly (readonly [bullet: number, fish: number])[];
}

/** The games with their venues, the path of their calls and how a hand is opened. */
const games = {
  'three-cards': { venue: 'PAVILION-QP', path: 'hands', opening: { stake: '1.00' } },
  blackjack: { venue: 'PAVILION-QP', path: 'hands', opening: { stake: '1.00' } },
  'robbed-niuniu': { venue: 'PAVILION-QP', path: 'hands', opening: { stake: '0.20' } },
  'deep-sea': { venue: 'PAVILION-BY', path: 'fishing', opening: { stake: '0.10', size: 10 } },
} as const;

type Game = keyof typeof games;

/** A member with the games open. */
interface Player extends Member {
  /** When the last hand of each game was opened, ms since 1970. */
  openedAt: Map<Game, number>;
  play(game: Game, call: 'open' | 'act', body: object): Promise<GatewayResponse>;
}

const createPlayer = async (gateway: GatewayProcess, index: number): Promise<Player> => {
  const member = await createMember(gateway, `cardplayer${index}`, '200');
  await gateway.control('adjust', { account: member.account, amount: '20000' });
  const tokens = new Map<Game, string>();
  for (const [game, { venue }] of Object.entries(games)) {
    const launched = await member.call('venueLaunch', { enName: venue, gameCode: game });
    tokens.set(game as Game, dataOf<'venueLaunch'>(launched).token);
  }
  return {
    ...member,
    openedAt: new Map(),
    play: (game, call, body) =>
      playAt(gateway.venueUrl, `${games[game].path}/api/${call}`, tokens.get(game) as string, body),
  };
};

interface Context {
  db: Database;
  player: Player;
  /** Kills the gateway while the requests wait for a lock, by default that on the member's balance, and starts it again. */
  killInside(requests: readonly (() => Promise<unknown>)[], lock?: RawBuilder<unknown>): Promise<void>;
}

const handOf = (response: GatewayResponse): Hand => (dataOf<never>(response) as { hand: Hand }).hand;

/** Opens a hand, once the last one is long enough ago. */
const openHand = async ({ player }: Context, game: Game, key: string = randomUUID()): Promise<Hand> => {
  for (;;) {
    const response = await player.play(game, 'open', { key, ...games[game].opening });
    player.openedAt.set(game, Date.now());
    if (response.code !== tooSoon) return handOf(response);
    await sleep((response.data as { wait: number }).wait);
  }
};

const act =
  (player: Player, game: Game, { id, seq }: Hand, { action, value, hits }: Act) =>
  () =>
    player.play(game, 'act', {
      hand: id,
      seq,
      action,
      ...(value !== undefined && { value }),
      ...(hits && { hits }),
    });

/** Opens hands of blackjack until one can be played this way, and ends all others. */
const openToPlay = async (context: Context, action: string): Promise<Hand> => {
  for (;;) {
    const hand = await openHand(context, 'blackjack');
    if (hand.legal.some((each) => each.action === action)) return hand;
    await standUntilEnd(context, hand);
  }
};

const standUntilEnd = async ({ player }: Context, hand: Hand): Promise<void> => {
  let current = hand;
  while (current.state === 'open') {
    current = handOf(await act(player, 'blackjack', current, { action: 'stand' })());
  }
};

/** Opens hands of niuniu until a seat of the house is the banker, so that the member can bet. */
const openToBet = async (context: Context): Promise<Hand> => {
  for (;;) {
    const hand = await openHand(context, 'robbed-niuniu');
    const bid = act(context.player, 'robbed-niuniu', hand, { action: 'bid', value: 0 });
    const after = handOf(await bid());
    if (after.state === 'open') return after;
  }
};

/** Hits with the first bullets on fish that swim now. */
const hitsNow = (bullets: number): Act => {
  const fish = Math.floor((Date.now() - 500) / 800);
  return { action: 'hits', hits: Array.from({ length: bullets }, (_, bullet) => [bullet, fish] as const) };
};

/** The stored stakes and acts of a hand. */
const countOf = async (db: Database, id: string): Promise<{ stakes: number; acts: number }> => {
  const { rows } = await sql<{ stakes: number; acts: number }>`
    select jsonb_array_length(acts) as acts, (
      select count(*)::int from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.reference = hands.id and e.kind = 'stake' and e.amount < 0) as stakes
    from hands where id = ${id}`.execute(db);
  return rows[0] ?? { stakes: 0, acts: 0 };
};

/** How often a hand was paid. */
const payoutsOf = async (db: Database, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.reference = ${id} and e.kind = 'payout' and e.amount > 0`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Kills the gateway while a hand is opened, and returns the hand of the repeated key with its number of stakes. */
const killInsideOpening = async (context: Context, game: Game) => {
  const { db, player, killInside } = context;
  // Otherwise the killed request could be rejected with `tooSoon`.
  await sleep(Math.max(0, (player.openedAt.get(game) ?? 0) + handPace - Date.now()));
  const key = randomUUID();
  await killInside([() => player.play(game, 'open', { key, ...games[game].opening })]);
  const [hand, again] = [await openHand(context, game, key), await openHand(context, game, key)];
  const { stakes } = await countOf(db, hand.id);
  return { hand, effects: hand.id === again.id ? stakes : 2 };
};

/**
 * Each kills the gateway once, repeats the request and returns the number of effects; 1 is correct. The short form has the first
 * six.
 */
const scenarios: readonly ((context: Context) => Promise<number>)[] = [
  async function load(context) {
    const { hand, effects } = await killInsideOpening(context, 'deep-sea');
    await act(context.player, 'deep-sea', hand, { action: 'cash-in' })();
    return effects;
  },
  async function callAgainstFold(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context, 'three-cards');
    const requests = ['call', 'fold'].map((action) => act(player, 'three-cards', hand, { action }));
    await killInside(requests);
    const [called, folded] = await Promise.all(requests.map((request) => request()));
    const { acts } = await countOf(db, hand.id);
    return called?.text === folded?.text ? acts : 2;
  },
  async function split(context) {
    const { db, player, killInside } = context;
    const hand = await openToPlay(context, 'split');
    const split = act(player, 'blackjack', hand, { action: 'split' });
    await killInside([split]);
    const divided = handOf(await split());
    const { stakes, acts } = await countOf(db, hand.id);
    await standUntilEnd(context, divided);
    return stakes === 2 ? acts : 2;
  },
  async function hit(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context, 'deep-sea');
    const hits = act(player, 'deep-sea', hand, hitsNow(3));
    // Hits post nothing, so they wait for the row of the magazine.
    await killInside([hits], sql`select 1 from hands where id = ${hand.id} for update`);
    const after = handOf(await hits());
    const { stakes, acts } = await countOf(db, hand.id);
    await act(player, 'deep-sea', after, { action: 'cash-in' })();
    return after.view.shots?.length === 3 && stakes === 1 ? acts : 2;
  },
  async function cashIn(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context, 'deep-sea');
    const cashIn = act(player, 'deep-sea', hand, { action: 'cash-in' });
    await killInside([cashIn]);
    const ended = handOf(await cashIn());
    const { acts } = await countOf(db, hand.id);
    return ended.state === 'settled' && acts === 1 ? payoutsOf(db, hand.id) : 2;
  },
  async function betAgainstBet(context) {
    const { db, player, killInside } = context;
    const hand = await openToBet(context);
    const requests = [1, 3].map((value) => act(player, 'robbed-niuniu', hand, { action: 'bet', value }));
    await killInside(requests);
    const [low, high] = await Promise.all(requests.map((request) => request()));
    const { acts } = await countOf(db, hand.id);
    // The first act is the bid.
    return low && low.text === high?.text && handOf(low).state === 'settled' ? acts - 1 : 2;
  },
  async function open(context) {
    const { hand, effects } = await killInsideOpening(context, 'three-cards');
    await act(context.player, 'three-cards', hand, { action: 'fold' })();
    return effects;
  },
  async function call(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context, 'three-cards');
    const call = act(player, 'three-cards', hand, { action: 'call' });
    await killInside([call]);
    const ended = handOf(await call());
    const { stakes, acts } = await countOf(db, hand.id);
    return ended.state === 'settled' && stakes === 2 ? acts : 2;
  },
  async function fold(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context, 'three-cards');
    const fold = act(player, 'three-cards', hand, { action: 'fold' });
    await killInside([fold]);
    const ended = handOf(await fold());
    const { stakes, acts } = await countOf(db, hand.id);
    return ended.state === 'settled' && stakes === 1 ? acts : 2;
  },
  async function double(context) {
    const { db, player, killInside } = context;
    const hand = await openToPlay(context, 'double');
    const double = act(player, 'blackjack', hand, { action: 'double' });
    await killInside([double]);
    const ended = handOf(await double());
    const { stakes, acts } = await countOf(db, hand.id);
    return ended.state === 'settled' && stakes === 2 ? acts : 2;
  },
];

/**
 * Kills the gateway while PostgreSQL runs the statement that opens or continues a hand or a magazine. The statement continues
 * without it.
 */
export const killsDuringHands: Row = {
  id: '21',
  title:
    '120 kills while hands of three cards, blackjack and niuniu and magazines are opened and played: each stake, act and payout once',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [count, wanted] = quick ? [6, 6] : [12, 12 * scenarios.length];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const gateway = await startGateway({ DATABASE_URL: server.url });
    const db = connectDatabase(server.url);
    afterRun(() => db.destroy());
    const players: Player[] = [];
    for (let index = 0; index < count; index++) players.push(await createPlayer(gateway, index));
    const findings: string[] = [];
    let [kills, sent, double, lost] = [0, 0, 0, 0];

    while (kills < wanted && Date.now() < deadline) {
      // In the short form each scenario has a member of its own, who need not wait.
      const player = quick ? players[kills % players.length] : random.pick(players);
      const scenario = scenarios[kills % scenarios.length];
      if (!player || !scenario) break;
      const effects = await scenario({
        db,
        player,
        async killInside(requests, lock = balanceLock(mainAccount(player.id))) {
          sent += requests.length;
          await whileLocked(db, lock, {
            start: () => Promise.all(requests.map((send) => send())),
            statements: requests.length,
            act: () => gateway.stop('SIGKILL'),
          });
          kills += 1;
          await gateway.restart();
        },
      });
      if (effects > 1) double += effects - 1;
      if (effects < 1) lost += 1;
    }
    await gateway.stop();
    for (const { rule, violations } of (await verifyLedger(db)).checks) {
      if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
    }
    return {
      operations: sent,
      kills,
      acknowledged: kills - lost,
      lost,
      double,
      findings,
      note: `${server.kind}; each statement waited for a lock when its gateway was killed, and was repeated afterwards`,
    };
  },
};
