import { createHash } from 'node:crypto';
import type { CallResponse } from '@pavilion/contract';
import { selectionId } from '@pavilion/contract/sports';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { verifyLedger } from '../money';
import type { ScheduledEvent } from './schedule/schedule';
import { createSimulation } from './simulation';
import { testSide, testText } from './testing/test-side';

const start = Date.parse('2026-06-18T04:00:00Z');
const hour = 3_600_000;

const schedule: readonly ScheduledEvent[] = [
  { sport: 'football', opening: [0.45, 2.65], spread: [0.12, 0.15], bestOf: 1 } as const,
  { sport: 'basketball', opening: [3, 160], spread: [1, 2], bestOf: 1 } as const,
  { sport: 'tennis', opening: [0.65, 0.38], spread: [0.01, 0.01], bestOf: 3 } as const,
].map(({ sport, ...event }, index) => ({
  id: `${sport}.test.${index}`,
  opensAt: start - 48 * hour,
  startsAt: start + hour,
  speed: 9,
  competition: { id: `${sport}.fast`, sport, name: testText('Fast'), rank: 1, speed: 9 },
  home: testSide(`${sport}.home`),
  away: testSide(`${sport}.away`),
  sport,
  ...event,
}));

type EventView = CallResponse<'sportsEvent'>;

describe('bets on simulated events', () => {
  const sportsEngine = (secret: string) =>
    createSimulation(secret, {
      eventsBetween: (from, to) => schedule.filter(({ startsAt }) => startsAt >= from && startsAt < to),
    });
  let gateway: TestGateway;
  let second: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ sportsEngine });
    second = await createTestGateway({ sportsEngine, sharesWith: gateway });
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  let keys = 0;
  const viewOf = async (event: string, from = gateway): Promise<EventView> =>
    (await from.call('sportsEvent', { provider: 'FBTY', event })).data;

  /** The first selection of an open market. */
  const legOf = ({ id, markets }: EventView, type: string) => {
    const market = markets.find((each) => each.type === type && each.period === 'ft');
    const line = market?.lines[0];
    const selection = line?.selections[0];
    if (market?.status !== 'open' || !line || !selection?.open) return undefined;
    const parts = { event: id, type, period: 'ft', q: line.q, side: selection.side };
    return { selection: selectionId(parts), price: selection.price, epoch: market.epoch };
  };

  const place = (token: string, leg: ReturnType<typeof legOf>, from = gateway) => {
    keys += 1;
    return from.call(
      'sportsPlace',
      { provider: 'FBTY', legs: [leg!], sizes: [1], unit: '20', consent: 'any' },
      { token, idempotencyKey: `simulated-${keys}` },
    );
  };

  it('[SPT-8] are placed before and in play, decided and settled, by two gateways alike', async () => {
    const { id, token } = await gateway.newMember('simulated1');
    await gateway.credit(id, 10_000_00n);
    const { data: board } = await gateway.call('sportsBoard', {
      provider: 'FBTY',
      sport: 'football',
      tab: 'today',
    });
    expect(board.events.map((event) => event.id)).toEqual(['football.test.0']);
    const types = { football: 'ah', basketball: 'ou', tennis: 'ml' } as const;
    const ids: string[] = [];
    for (const event of schedule) {
      const view = await viewOf(event.id);
      expect(await viewOf(event.id, second)).toEqual(view);
      const { data } = await place(token, legOf(view, types[view.sport as keyof typeof types]), second);
      expect(data.bet.state).toBe('open');
      ids.push(data.bet.id);
    }

    gateway.clock.advance(hour + 60_000);
    for (const event of schedule) {
      let leg = legOf(await viewOf(event.id), types[event.competition.sport as keyof typeof types]);
      for (let seconds = 0; leg === undefined && seconds < 120; seconds += 1) {
        gateway.clock.advance(1_000);
        leg = legOf(await viewOf(event.id), types[event.competition.sport as keyof typeof types]);
      }
      const { data } = await place(token, leg);
      expect(['pending', 'open']).toContain(data.bet.state);
      ids.push(data.bet.id);
    }
    // The other gateway decides what this one took.
    for (let seconds = 0; seconds <= 70; seconds += 5) {
      gateway.clock.advance(5_000);
      await second.services.sportsBook.advance();
    }
    for (const event of schedule) {
      await gateway.sandbox('finish-sports-event', { event: event.id });
    }

    const { data: open } = await gateway.call('sportsBets', { state: 'open' }, { token });
    expect(open.items).toEqual([]);
    const { data: settled } = await gateway.call('sportsBets', { state: 'settled' }, { token });
    expect(settled.items.map((bet) => bet.id).sort()).toEqual([...ids].sort());
    for (const { state, legs } of settled.items) {
      expect(['settled', 'void', 'refused']).toContain(state);
      if (state === 'settled') expect(legs[0]?.result).not.toBeNull();
    }
    expect((await verifyLedger(gateway.services.db)).sound).toBe(true);
  });

  it('[SPT-8] reveals the seed of a settled event, which its commitment was made of', async () => {
    const { data } = await gateway.call('sportsResults', { sport: 'football', day: '2026-06-18' });
    const [event] = data.events;
    expect(event).toMatchObject({ id: 'football.test.0', status: 'settled' });
    const seed = Buffer.from(event!.seed!, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(event!.commitment);
    expect(Object.keys(event!.scores)).toContain('ft');
  });
});
