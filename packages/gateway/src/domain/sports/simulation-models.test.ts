import { selectionId } from '@pavilion/contract/sports';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import type { ScheduledEvent } from './schedule/schedule';
import { createSimulation } from './simulation';
import { missingModels, simulationModels } from './simulation-models';
import type { CreateEngine } from './sports-engine';
import { otherModel } from './testing/other-model';
import { testSide, testText } from './testing/test-side';

const start = Date.parse('2026-06-18T04:00:00Z');
const hour = 3_600_000;
const match = (number: number): ScheduledEvent => ({
  id: `football.test.${number}`,
  sport: 'football',
  opensAt: start - 48 * hour,
  startsAt: start + number * hour,
  speed: 9,
  opening: [0.45, 2.65],
  spread: [0.12, 0.15],
  bestOf: 1,
  competition: { id: 'football.fast', sport: 'football', name: testText('Fast'), rank: 1, speed: 9 },
  home: testSide('football.home'),
  away: testSide('football.away'),
});

/** Gateways of three releases, of which the second has two models, and schedules a further match. */
const engineOf =
  (models: typeof simulationModels, ...numbers: number[]): CreateEngine =>
  (secret, options) =>
    createSimulation(secret, {
      ...options,
      models,
      eventsBetween: (from, to) =>
        numbers.map(match).filter((each) => each.startsAt >= from && each.startsAt < to),
    });

describe('a release with another model', () => {
  const [first] = simulationModels;
  let before: TestGateway;
  let release: TestGateway;
  let later: TestGateway;
  let token: string;
  beforeAll(async () => {
    before = await createTestGateway({ sportsEngine: engineOf([first!], 1) });
    const member = await before.newMember('models1');
    ({ token } = member);
    await before.credit(member.id, 1_000_00n);
    await place(before, 'football.test.1');
    release = await createTestGateway({
      sportsEngine: engineOf([first!, otherModel], 1, 2),
      sharesWith: before,
    });
    later = await createTestGateway({ sportsEngine: engineOf([otherModel], 1, 2), sharesWith: before });
  });
  afterAll(async () => {
    await later.close();
    await release.close();
    await before.close();
  });

  const viewOf = async (gateway: TestGateway, event: string) =>
    (await gateway.call('sportsEvent', { provider: 'FBTY', event })).data;
  let keys = 0;
  const place = async (gateway: TestGateway, event: string) => {
    const { markets } = await viewOf(gateway, event);
    const { epoch, lines } = markets.find(({ type, period }) => type === 'ou' && period === 'ft')!;
    const [{ side: chosen, price }] = lines[0]!.selections as unknown as [{ side: string; price: number }];
    const selection = selectionId({ event, type: 'ou', period: 'ft', q: lines[0]!.q, side: chosen });
    keys += 1;
    const { data } = await gateway.call(
      'sportsPlace',
      { provider: 'FBTY', legs: [{ selection, price, epoch }], sizes: [1], unit: '20', consent: 'any' },
      { token, idempotencyKey: `models-${keys}` },
    );
    expect(data.bet.state).toBe('open');
    return data.bet.id;
  };
  const violations = async (gateway: TestGateway) =>
    (await gateway.services.sportsBook.verify()).filter((check) => check.violations > 0);

  it('[SPT-8] offers and plays the matches of before as they were, and further ones by the new model', async () => {
    for (let minutes = 0; minutes < 90; minutes += 9) {
      before.clock.advance(9 * 60_000);
      expect(await viewOf(release, 'football.test.1')).toEqual(await viewOf(before, 'football.test.1'));
    }
    const { markets } = await viewOf(release, 'football.test.2');
    expect(markets.find(({ type, period }) => type === 'ou' && period === 'ft')?.lines).toHaveLength(1);
    const rows = await before.services.db
      .selectFrom('sport_events')
      .select(['id', 'model'])
      .where('id', 'like', 'football.test.%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ model }) => model)).toEqual([first!.number, otherModel.number]);
  });

  it('[SPT-8] leaves matches of a model that a gateway lacks to those that have it', async () => {
    await place(release, 'football.test.2');
    expect(
      (await before.call('sportsEvent', { provider: 'FBTY', event: 'football.test.2' })).status_code,
    ).toBe(20201);
    expect(
      (await later.call('sportsEvent', { provider: 'FBTY', event: 'football.test.1' })).status_code,
    ).toBe(20201);
    const { db } = before.services;
    expect(await missingModels(db, [first!])).toEqual([otherModel.number]);
    expect(await missingModels(db, [first!, otherModel])).toEqual([]);
    before.clock.advance(6 * hour);
    await before.services.sportsBook.advance();
    const open = async () =>
      (await before.call('sportsBets', { state: 'open' }, { token })).data.items.map(
        ({ legs }) => legs[0]!.selection.split(':')[0],
      );
    expect(await open()).toEqual(['football.test.2']);
    await later.services.sportsBook.advance();
    expect(await open()).toEqual([]);
  });

  it('[SPT-8] verifies the bets of the models that it has', async () => {
    for (const gateway of [before, release, later]) expect(await violations(gateway)).toEqual([]);
  });
});
