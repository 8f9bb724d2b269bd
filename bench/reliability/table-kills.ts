import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import * as errorCodes from '../../packages/contract/src/error-codes.generated';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { fairStream } from '../../packages/gateway/src/venues/fair';
import { tableGames } from '../../packages/gateway/src/venues/tables/games';
import { fastClockIn } from './fast-clock';
import type { GatewayProcess } from './gateway-process';
import { createMember, dataOf, type Member } from './member';
import { createRandom, type Random } from './random';
import type { Row } from './row';
import { balanceLock, whileLocked } from './while-blocked';

/** The games with the shortest rounds. */
const games = tableGames.filter(({ code }) => ['dragon-tiger', 'fan-tan', 'baccarat-b'].includes(code));
const venueCode = 'PAVILION-ZR';
/** How long the row waits for rounds after the last slip, ms. */
const settleLimit = 60_000;

interface Slip {
  key: string;
  member: string;
  /** The bet that the gateway acknowledged. */
  id?: string;
  code?: number;
}

interface Player extends Member {
  gameCode: string;
  /** Token of the table. */
  table: string;
}

const openTable = async (gateway: GatewayProcess, index: number): Promise<Player> => {
  const member = await createMember(gateway, `tablebettor${index}`, '2000');
  const gameCode = games[index % games.length]!.code;
  const launch = dataOf<'venueLaunch'>(await member.call('venueLaunch', { enName: venueCode, gameCode }));
  return { ...member, gameCode, table: launch.token };
};

const request = async ({ venueUrl }: GatewayProcess, { table }: Player, path: string, body: object) => {
  const answer = await fetch(`${venueUrl}/tables/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${table}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  if (answer.status >= 500) throw new Error(`no response: ${answer.status}`);
  return (await answer.json()) as { status_code: number; data: never };
};

/** Sends a request until it is answered: first to any of the gateways, then to each in turn. */
const answered = async <Answer>(
  gateways: readonly GatewayProcess[],
  random: Random,
  send: (gateway: GatewayProcess) => Promise<Answer>,
): Promise<Answer> => {
  const first = random.whole(0, gateways.length - 1);
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(gateways[(first + attempt) % gateways.length]!);
    } catch (error) {
      if (attempt >= 600) throw error;
      await sleep(100);
    }
  }
};

const placeSlips = async (
  gateways: readonly GatewayProcess[],
  player: Player,
  random: Random,
  slips: Slip[],
  wanted: number,
  deadline: number,
) => {
  const { groups } = games.find(({ code }) => code === player.gameCode)!;
  const selections = groups.flatMap((group) => group.selections.map(({ id }) => id));
  for (let number = 0; number < wanted && Date.now() < deadline; number++) {
    const { data } = await answered(gateways, random, (gateway) => request(gateway, player, 'session', {}));
    const { round } = data as { round: { no: string; phase: string; leftMs: number } };
    if (round.phase !== 'betting') await sleep(round.leftMs);
    const slip: Slip = { key: randomUUID(), member: player.id };
    slips.push(slip);
    const lines = Array.from({ length: random.whole(1, 4) }, () => ({
      selection: random.pick(selections),
      stake: `${random.whole(1, 5)}.00`,
    }));
    const body = { key: slip.key, round: round.no, clientSeed: `seed${number}`, lines };
    const answer = await answered(gateways, random, (gateway) => request(gateway, player, 'slip', body));
    slip.code = answer.status_code;
    if (answer.status_code === 6000) slip.id = (answer.data as { slip: { id: string } }).slip.id;
    await sleep(random.whole(0, 200));
  }
};

/** One of them wins, so that the settlement pays. */
const everyOutcome = [1, 2, 3, 4].map((number) => ({ selection: `fan:${number}`, stake: '1.00' }));

/** The locks on which a draw and a settlement wait in the middle of their work. */
const aims = {
  draw: () => sql`lock table table_rounds in exclusive mode`,
  settlement: (member: string) => balanceLock(mainAccount(member)),
};

/**
 * Places a slip, ends the round and kills the gateway while its statement that draws or settles the round waits. Another gateway,
 * or the same one after its restart, finishes the round.
 */
const killDuring = async (
  aim: keyof typeof aims,
  { db, gateway, player, slips }: { db: Database; gateway: GatewayProcess; player: Player; slips: Slip[] },
): Promise<void> => {
  const endPhase = () => gateway.control<{ phase: string }>('end-table-phase', { game: player.gameCode });
  const slip: Slip = { key: randomUUID(), member: player.id };
  slips.push(slip);
  // The gateway whose clock is ahead may draw the round meanwhile.
  while (slip.id === undefined) {
    while ((await endPhase()).phase !== 'betting');
    const { round } = (await request(gateway, player, 'session', {})).data as { round: { no: string } };
    const body = { key: slip.key, round: round.no, clientSeed: 'aimed', lines: everyOutcome };
    const answer = await request(gateway, player, 'slip', body);
    slip.code = answer.status_code;
    if (answer.status_code === 6000) slip.id = (answer.data as { slip: { id: string } }).slip.id;
    else if (answer.status_code !== errorCodes.roundClosed) throw new Error(`refused: ${answer.status_code}`);
    else slip.key = randomUUID();
  }
  await whileLocked(db, aims[aim](player.id), {
    start: async () => {
      while ((await endPhase()).phase !== 'reveal');
    },
    statements: 1,
    act: () => gateway.stop('SIGKILL'),
  });
  await gateway.restart();
  const stateOf = async () =>
    (await db.selectFrom('bets').select('state').where('id', '=', slip.id!).executeTakeFirst())?.state;
  const until = Date.now() + settleLimit;
  while ((await stateOf()) === 'open' && Date.now() < until) await sleep(20);
};

/** Recomputes every drawn round from its seeds, and the payouts of its slips. */
const checkRounds = async (db: Database): Promise<string[]> => {
  const findings: string[] = [];
  const rounds = await db
    .selectFrom('table_rounds')
    .selectAll()
    .where('seed', 'is not', null)
    .where('id', 'in', (bets) => bets.selectFrom('bets').select('round_id').$castTo<{ round_id: string }>())
    .execute();
  for (const round of rounds) {
    const game = games.find(({ code }) => code === round.game_code)!;
    const bets = await db
      .selectFrom('bets')
      .selectAll()
      .where('round_id', '=', round.id)
      .orderBy('id')
      .execute();
    const mix = createHash('sha256')
      .update(bets.map(({ id, client_seed }) => `${id}:${client_seed}\n`).join(''))
      .digest('hex');
    const random = fairStream({ serverSeed: round.seed!, clientSeed: mix, nonce: round.number });
    const outcome = game.draw(random, round.draws_at);
    if (mix !== round.mix || !isDeepStrictEqual(outcome, round.outcome))
      findings.push(`${round.id} has another outcome than its seeds`);
    for (const bet of bets.filter(({ state }) => state === 'settled')) {
      const lines = await db.selectFrom('bet_lines').selectAll().where('bet_id', '=', bet.id).execute();
      const returned = lines.reduce(
        (sum, { selection, stake }) => sum + (stake * BigInt(game.returnOf(selection, outcome) ?? 0)) / 100n,
        0n,
      );
      if (returned !== bet.payout) findings.push(`${bet.id} was paid ${bet.payout} instead of ${returned}`);
    }
  }
  return findings;
};

const openRounds = async (db: Database) =>
  (
    await sql<{ game: string; day: string; number: number }>`
      select game_code as game, day, number from table_rounds where settled_at is null`.execute(db)
  ).rows;

/**
 * Kills one of two gateways while slips are placed at both, drawn and settled. A slip without an answer is sent again to the other
 * one. The short form has only kills during a draw and a settlement.
 */
export const tableKills: Row = {
  id: '20',
  title:
    'slips at three tables, sent to two gateways, one of them killed with SIGKILL at any moment and 100 times during a draw or a settlement, the other with a clock 3 s ahead: one stake, one outcome, one settlement',
  async run({ seed, quick, deadline }, { folder, acquireDatabase, startGateway, afterRun }) {
    const [count, each, wanted, aimed] = quick ? [3, 4, 0, 2] : [12, 300, 60, 100];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const gateway = await startGateway({ DATABASE_URL: server.url });
    const other = await startGateway({ DATABASE_URL: server.url, ...fastClockIn(folder, 3_000) });
    const db = connectDatabase(server.url);
    afterRun(() => db.destroy());
    const players: Player[] = [];
    for (let index = 0; index < count; index++) players.push(await openTable(gateway, index));
    const slips: Slip[] = [];
    let kills = 0;
    let isOver = false;
    const countAnswered = () => slips.filter(({ code }) => code !== undefined).length;
    const kill = async () => {
      while (kills < wanted && !isOver) {
        // On a busy machine a start takes longer than the time between two kills.
        const before = countAnswered();
        while (countAnswered() === before && !isOver) await sleep(20);
        await sleep(random.whole(0, quick ? 100 : 2_000));
        await gateway.stop('SIGKILL');
        kills += 1;
        await gateway.restart();
      }
    };
    const playing = Promise.all(
      players.map((player) => placeSlips([gateway, other], player, random.fork(), slips, each, deadline)),
    ).finally(() => {
      isOver = true;
    });
    await Promise.all([playing, kill()]);

    const player = players.find(({ gameCode }) => gameCode === 'fan-tan')!;
    for (let turn = 0; turn < aimed && Date.now() < deadline; turn++) {
      await killDuring(turn % 2 === 0 ? 'draw' : 'settlement', { db, gateway, player, slips });
      kills += 1;
    }
    await other.stop();

    if (quick) {
      // The short form does not wait for the clocks of the tables.
      for (const { game, day, number } of await openRounds(db)) {
        const round = `${day.replaceAll('-', '')}${String(number).padStart(4, '0')}`;
        await gateway.control('void-round', { game, round });
      }
    }
    const until = Date.now() + settleLimit;
    while ((await openRounds(db)).length > 0 && Date.now() < until) await sleep(250);
    await gateway.stop();

    const findings = (await openRounds(db)).map(
      ({ game, number }) => `round ${number} of ${game} is not settled`,
    );
    findings.push(...(await checkRounds(db)));
    for (const { rule, violations } of (await verifyLedger(db)).checks) {
      if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
    }
    const bets = await db
      .selectFrom('bets')
      .select(['id', 'state'])
      .where('round_id', 'is not', null)
      .execute();
    const states = new Map(bets.map(({ id, state }) => [id, state]));
    const acknowledged = slips.filter(({ id }) => id !== undefined);
    const lost = acknowledged.filter(({ id }) => states.get(id!) === undefined || states.get(id!) === 'open');
    if (kills === 0) findings.push('the gateway was not killed');
    const refused = slips.filter(({ id }) => id === undefined);
    const codes = [...new Set(refused.map(({ code }) => code))].join(', ');
    // A slip may come after its round closed: after a kill its request waits for the gateway.
    if (refused.some(({ code }) => code !== errorCodes.roundClosed))
      findings.push(`slips were refused: ${codes}`);
    if (acknowledged.length === 0) findings.push('no slip was accepted');
    return {
      operations: slips.length,
      kills,
      acknowledged: acknowledged.length,
      lost: lost.length,
      double: bets.length - acknowledged.length,
      findings,
      note: `${server.kind}; ${refused.length} slips came too late; every outcome and payout computed again from the seeds`,
    };
  },
};
