import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headers } from '@pavilion/contract';
import { selectionId } from '@pavilion/contract/sports';
import { type CallRequest, type CallResponse, wire } from '@pavilion/contract/wire';
import { chooseBrands } from '../../packages/gateway/src/config/brand';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { migrate } from '../../packages/gateway/src/db/migrations';
import { configureProtection } from '../../packages/gateway/src/domain/protection';
import { createSimulation } from '../../packages/gateway/src/domain/sports';
import { createEvents } from '../../packages/gateway/src/domain/sports/events';
import {
  findSelection,
  placeBetStatement,
  readSelection,
} from '../../packages/gateway/src/domain/sports/place';
import { seedCatalogue } from '../../packages/gateway/src/seed/seed-catalogue';
import { createServices } from '../../packages/gateway/src/services';
import { type Measurement, median, ms } from '../measurement';
import { connections, measureRequests, seconds } from '../money/calls';
import { withGateway } from '../money/gateway';
import { measureAlternately, ratioOf, repetitions } from '../money/measure-alternately';
import { idOf, members, prepareMembers, randomMember, tokenOf } from '../money/members';
import { placeholders } from '../pgbench';
import { callHeaders } from '../players';
import { startServer } from '../reliability/server';

type Leg = CallRequest<'sportsPlace'>['legs'][number];
const provider = 'IMTY' as const;

/** A leg on each of the matches of other days. */
const legsOf = async (url: string): Promise<Leg[]> => {
  const answer = await fetch(url + wire.sportsBoard.path, {
    method: 'POST',
    headers: callHeaders(wire.sportsBoard),
    body: JSON.stringify({ provider, sport: 'football', tab: 'early' }),
  });
  const { data } = (await answer.json()) as { data: CallResponse<'sportsBoard'> };
  return data.events.flatMap(({ id, markets }) => {
    const market = markets.find(({ type, period }) => type === 'ah' && period === 'ft');
    const [line] = market?.lines ?? [];
    if (!market || !line) return [];
    const { side, price } = line.selections[0]!;
    const selection = selectionId({ event: id, type: 'ah', period: 'ft', q: line.q, side });
    return [{ selection, price, epoch: market.epoch }];
  });
};

/** Bets through the gateway, compared with their own SQL by `pgbench` on the same server in one run. */
export const placement = (): Promise<Measurement> =>
  withGateway(async ({ gateway, server, db, sendByPgbench }) => {
    const legs = await legsOf(gateway.url);
    const common = callHeaders(wire.sportsPlace);
    let turn = 0;
    const clock = { now: () => Date.now() };
    const { timeZone } = chooseBrands('pavilion').main;
    const events = createEvents({ db, clock, createEngine: createSimulation, timeZone });
    await events.ready();
    const [asked] = legs as [Leg];
    const parts = readSelection(asked.selection);
    const leg = findSelection(asked, parts, events.bookAt(parts.event, clock.now(), provider));
    const statement = placeBetStatement({
      id: placeholders.id,
      memberId: idOf(placeholders.member),
      asked: { provider, legs: [asked], sizes: [1], unit: 10_00n, consent: 'any', isConfirmed: true },
      legs: [leg],
      overridesOf: events.overridesOf,
      requestId: placeholders.id,
      fingerprint: 'f'.repeat(64),
      at: placeholders.now,
      idempotency: { owner: idOf(placeholders.member), key: placeholders.id, requestHash: 'f'.repeat(64) },
    });
    const measured = await measureAlternately({
      bets: () =>
        measureRequests(gateway.url + wire.sportsPlace.path, () => {
          turn += 1;
          return {
            headers: {
              ...common,
              [headers.token]: tokenOf(randomMember()),
              [headers.idempotencyKey]: randomUUID(),
            },
            body: JSON.stringify({
              ...{ provider, legs: [legs[turn % legs.length]], sizes: [1], unit: '10.00' },
              ...{ consent: 'any', confirmed: true },
            }),
          };
        }),
      sql: () => {
        const { sql, parameters } = statement.compile(db);
        return sendByPgbench({ sql, parameters });
      },
    });
    const row = (name: string, { perSecond, p50, p99, failed }: (typeof measured)['bets']) => [
      name,
      ms(perSecond),
      p50.toFixed(1),
      p99.toFixed(1),
      failed,
    ];
    return {
      title: 'Sports: placement',
      method: `Single bets before the start, ${connections} connections for ${seconds} s, ${repetitions} times, alternating, medians; over ${members.toLocaleString('en')} random members and ${legs.length} matches, on ${server.kind}; load generator, gateway and database on the same two cores. The same statement by \`pgbench\`, on one match. Goals: 0.5 of its rate, p99 at most 110 ms.`,
      columns: ['', 'per second', 'p50 ms', 'p99 ms', 'failed'],
      rows: [
        row('bets through the gateway', measured.bets),
        row('the same SQL by pgbench', measured.sql),
        ['gateway / pgbench', ratioOf(measured.bets, measured.sql).toFixed(2), '', '', ''],
      ],
    };
  });

const settledBets = 1_000;

/** The time in which the bets on a match are settled after its end. */
export const settlement = async (isShort: boolean): Promise<Measurement> => {
  const rounds = isShort ? 1 : 5;
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-sports-'));
  const server = await startServer(join(folder, 'server'));
  const db = connectDatabase(server.url);
  try {
    const brands = chooseBrands('pavilion');
    await migrate(db);
    await configureProtection(db, { timeZone: brands.main.timeZone, limitCaps: {} });
    await seedCatalogue(db);
    await prepareMembers(db);
    const { sportsBook, close } = createServices({
      db,
      clock: { now: () => Date.now() },
      brands,
      venueOrigin: () => '',
      payerDelay: null,
      passwordCost: 2,
      sandbox: false,
      sportsEngine: createSimulation,
    });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { events } = await sportsBook.board({ provider, sport: 'football', tab: 'early' });
      const { id, markets } = events[round]!;
      const { epoch, lines } = markets.find(({ type, period }) => type === 'ah' && period === 'ft')!;
      const { q, selections } = lines[0]!;
      let placed = 0;
      const place = async () => {
        while (placed < settledBets) {
          placed += 1;
          const { side, price } = selections[placed % 2]!;
          const selection = selectionId({ event: id, type: 'ah', period: 'ft', q, side });
          await sportsBook.place(idOf(1 + (placed % members)), randomUUID(), {
            ...{ provider, legs: [{ selection, price, epoch }], sizes: [1], unit: 10_00n },
            ...{ consent: 'any', isConfirmed: true },
          });
        }
      };
      await Promise.all(Array.from({ length: 8 }, place));
      const start = performance.now();
      await sportsBook.finish(id);
      times.push(performance.now() - start);
      const open = await db
        .selectFrom('sport_bets')
        .select('id')
        .where('state', 'in', ['open', 'pending'])
        .executeTakeFirst();
      if (open) throw new Error(`${open.id} is not settled`);
    }
    await close();
    return {
      title: 'Sports: settlement',
      method: `${settledBets.toLocaleString('en')} single bets on a match, settled by one gateway on ${server.kind}, ${rounds} times; gateway and database on the same two cores. Goal: 5 s.`,
      columns: ['', 'median ms', 'slowest ms'],
      rows: [
        ['from the end of the match until all bets are settled', ms(median(times)), ms(Math.max(...times))],
      ],
    };
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
