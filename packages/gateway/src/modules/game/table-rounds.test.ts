import type { CallResponse } from '@pavilion/contract';
import type { BrandIdentity } from '../../config/brand';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { coinVenue } from '../../venues/testing/coin-flip';
import { gameHandlers } from './handlers';

type TableRound = CallResponse<'tableRounds'>[number];

const mark = (text: string): TableRound['marks'][number] => ({
  text: { 'zh-CN': text, en: text },
  tone: 'red',
});

const roundOf = (gameCode: string, marks: TableRound['marks'] = []): TableRound => ({
  gameCode,
  round: '202611240123',
  phase: 'betting',
  leftMs: 12_500,
  marks,
});

describe('the running rounds of tables', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ venues: [coinVenue] });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => gateway.close());

  const table = coinVenue.games[0]!.code;
  const givenRounds = (rounds: readonly TableRound[]) =>
    jest.spyOn(gateway.services.tables, 'overview').mockResolvedValue([...rounds]);

  it('[GAM-2] answers visitors with the round of each table and its latest marks', async () => {
    const marks = Array.from({ length: 30 }, (_, index) => mark(String(index)));
    givenRounds([roundOf(table, marks)]);
    const { data } = await gateway.call('tableRounds', {});
    expect(data).toEqual([roundOf(table, marks.slice(6))]);
  });

  it('[GAM-2] leaves out games that no venue has', async () => {
    givenRounds([roundOf('elsewhere'), roundOf(table)]);
    const { data } = await gateway.call('tableRounds', {});
    expect(data.map(({ gameCode }) => gameCode)).toEqual([table]);
  });

  it.each([
    ['the category', { categories: ['lottery'] }],
    ['the game', { games: ['other'] }],
  ] as const)('[GAM-2] leaves out a table when the brand does not offer %s', async (_, offer) => {
    givenRounds([roundOf(table)]);
    const { services } = gateway;
    const context = { brand: offer as unknown as BrandIdentity, services } as Parameters<
      typeof gameHandlers.tableRounds
    >[0];
    expect(await gameHandlers.tableRounds(context)).toEqual([]);
  });
});
