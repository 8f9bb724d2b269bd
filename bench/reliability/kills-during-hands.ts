import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { handPace } from '../../packages/gateway/src/domain/play/hands/hands';
import type { GatewayProcess } from './gateway-process';
import { createMember, dataOf, type GatewayResponse, type Member, playAt } from './member';
import { createRandom } from './random';
import type { Row } from './row';
import { whileBlocked } from './while-blocked';

const tooSoon = 20653;

interface HandAnswer {
  hand: { id: string; seq: number; state: 'open' | 'settled' };
}

/** A member with the game of three cards open. */
interface Player extends Member {
  /** When the last hand was opened, ms since 1970. */
  openedAt: number;
  play(call: 'open' | 'act', body: object): Promise<GatewayResponse>;
}

const createPlayer = async (gateway: GatewayProcess, index: number): Promise<Player> => {
  const member = await createMember(gateway, `cardplayer${index}`, '200');
  await gateway.control('adjust', { account: member.account, amount: '20000' });
  const launched = await member.call('venueLaunch', { enName: 'PAVILION-QP', gameCode: 'three-cards' });
  const { token } = dataOf<'venueLaunch'>(launched);
  return {
    ...member,
    openedAt: 0,
    play: (call, body) => playAt(gateway.venueUrl, `hands/api/${call}`, token, body),
  };
};

interface Context {
  db: Database;
  player: Player;
  /** Kills the gateway while the requests wait for the member's balance, and starts it again. */
  killInside(...requests: (() => Promise<unknown>)[]): Promise<void>;
}

const handOf = (response: GatewayResponse): HandAnswer['hand'] =>
  (dataOf<never>(response) as HandAnswer).hand;

/** Opens a hand, once the last one is long enough ago. */
const openHand = async ({ player }: Context, key: string = randomUUID()) => {
  for (;;) {
    const response = await player.play('open', { key, stake: '1.00' });
    player.openedAt = Date.now();
    if (response.code !== tooSoon) return handOf(response);
    await sleep((response.data as { wait: number }).wait);
  }
};

const act =
  (player: Player, { id }: { id: string }, action: 'call' | 'fold') =>
  () =>
    player.play('act', { hand: id, seq: 0, action });

/** The stored stakes and acts of a hand. */
const countOf = async (db: Database, id: string): Promise<{ stakes: number; acts: number }> => {
  const { rows } = await sql<{ stakes: number; acts: number }>`
    select jsonb_array_length(acts) as acts, (
      select count(*)::int from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.reference = hands.id and e.kind = 'stake' and e.amount < 0) as stakes
    from hands where id = ${id}`.execute(db);
  return rows[0] ?? { stakes: 0, acts: 0 };
};

/** Each kills the gateway once, repeats the request and returns the number of effects; 1 is correct. */
const scenarios: readonly ((context: Context) => Promise<number>)[] = [
  async function open(context) {
    const { db, player, killInside } = context;
    // Otherwise the killed request could be rejected with `tooSoon`.
    await sleep(Math.max(0, player.openedAt + handPace - Date.now()));
    const key = randomUUID();
    await killInside(() => player.play('open', { key, stake: '1.00' }));
    const [first, again] = [await openHand(context, key), await openHand(context, key)];
    const { stakes } = await countOf(db, first.id);
    await act(player, first, 'fold')();
    return first.id === again.id ? stakes : 2;
  },
  async function call(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context);
    await killInside(act(player, hand, 'call'));
    const ended = handOf(await act(player, hand, 'call')());
    const { stakes, acts } = await countOf(db, hand.id);
    return ended.state === 'settled' && stakes === 2 ? acts : 2;
  },
  async function fold(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context);
    await killInside(act(player, hand, 'fold'));
    const ended = handOf(await act(player, hand, 'fold')());
    const { stakes, acts } = await countOf(db, hand.id);
    return ended.state === 'settled' && stakes === 1 ? acts : 2;
  },
  async function callAgainstFold(context) {
    const { db, player, killInside } = context;
    const hand = await openHand(context);
    const requests = [act(player, hand, 'call'), act(player, hand, 'fold')];
    await killInside(...requests);
    const [called, folded] = await Promise.all(requests.map((request) => request()));
    const { acts } = await countOf(db, hand.id);
    return called?.text === folded?.text ? acts : 2;
  },
];

/** Kills the gateway while PostgreSQL runs the statement that opens or continues a hand. The statement continues without it. */
export const killsDuringHands: Row = {
  id: '21',
  title: '100 kills while hands are opened and played: each stake and each act once',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [count, wanted] = quick ? [4, 4] : [12, 100];
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
        async killInside(...requests) {
          sent += requests.length;
          await whileBlocked(db, mainAccount(player.id), requests, () => gateway.stop('SIGKILL'));
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
      note: `${server.kind}; each statement waited for a locked balance when its gateway was killed, and was repeated afterwards`,
    };
  },
};
