import { seedSponsors } from '../../../seed/seed-sponsors';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';

describe('sponsorships', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
    await seedSponsors(gateway.services.db, 'pavilion');
  });
  afterAll(() => gateway.close());

  it('[SPO-1] are those of the brand, the running ones first', async () => {
    gateway.clock.advance(Date.parse('2026-06-30T15:59:59Z') - gateway.clock.now());
    const list = async () =>
      (await gateway.call('sponsorList', {})).data.map(({ id, isRunning }) => [id, isRunning]);
    expect(await list()).toEqual([
      ['pavilion-yunling-mountain-rescue', true],
      ['pavilion-linjiang-dragon-boats', true],
      ['pavilion-qingchuan-amateur-football', true],
    ]);
    // The last day ends at midnight in Shanghai.
    gateway.clock.advance(1_000);
    expect((await list()).at(-1)).toEqual(['pavilion-qingchuan-amateur-football', false]);
    const other = await gateway.services.content.sponsors({ brand: 'jade', timeZone: 'Asia/Shanghai' });
    expect(other).toEqual([]);
  });
});
