import type { PromotionRule } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { settledPlay, sumOfPlay } from '../settled-bets';
import { createTestBook, home, type TestBook } from './testing/test-book';

const hour = 3_600_000;
const words = JSON.stringify({ 'zh-CN': '测试', en: 'test' });
const steps: PromotionRule = {
  type: 'turnover-steps',
  categories: ['sport'],
  steps: [{ turnover: '9000.00', amount: '1.00' }],
};

type Score = readonly [number, number];
/** A bet of 100.00 at 2.00 on the home side: when a part of it is cashed out, and how the rest ends. */
interface Case {
  readonly what: string;
  readonly cashed?: { readonly at: Score; readonly part: number };
  readonly result: Score | 'void';
  readonly counted: bigint;
}

/** The offer is 97.00 at the start, 145.50 with a lead and 48.50 behind. */
const cases: readonly Case[] = [
  { what: 'a lost bet', result: [0, 0], counted: 100_00n },
  { what: 'a won bet', result: [1, 0], counted: 100_00n },
  { what: 'a void bet', result: 'void', counted: 0n },
  {
    what: 'a cash-out just after the bet',
    cashed: { at: [0, 0], part: 100 },
    result: [1, 0],
    counted: 3_00n,
  },
  { what: 'a cash-out with a gain', cashed: { at: [1, 0], part: 100 }, result: [0, 0], counted: 45_50n },
  {
    what: 'a cash-out below half of the stake',
    cashed: { at: [0, 1], part: 100 },
    result: [0, 1],
    counted: 0n,
  },
  {
    what: 'a part below half of its stake, the rest lost',
    cashed: { at: [0, 1], part: 40 },
    result: [0, 1],
    counted: 60_00n,
  },
  {
    what: 'a part below half of its stake, the rest won',
    cashed: { at: [0, 1], part: 40 },
    result: [1, 0],
    counted: 60_00n,
  },
  {
    what: 'a part with a gain, the rest void',
    cashed: { at: [1, 0], part: 50 },
    result: 'void',
    counted: 22_75n,
  },
];

describe('the turnover of sports bets', () => {
  let book: TestBook;
  let code: string;
  beforeAll(async () => {
    book = await createTestBook();
    const agent = await book.newMember();
    code = 'COUNTED8';
    await book.gateway.services.db
      .insertInto('agents')
      .values({ code, name: 'agent', member_id: agent.id, since: new Date(book.gateway.clock.now()) })
      .execute();
    await book.gateway.services.db
      .insertInto('promotions')
      .values({
        ...{
          id: 'counted',
          slug: 'counted',
          category: 'sport',
          rank: 999,
          title: words,
          summary: words,
          terms: '[]',
        },
        ...{ scene: 'festival', rule: JSON.stringify(steps), budget: 1_000_00n },
        starts_at: new Date(book.gateway.clock.now()),
        published_at: new Date(book.gateway.clock.now()),
      })
      .execute();
  });
  afterAll(() => book.gateway.close());

  it.each(cases)(
    '[ACT-2][SPT-8] is the same for rebates, VIP levels, promotions and agents: $what',
    async ({ cashed, result, counted }) => {
      const { services, clock, call } = book.gateway;
      const member = await book.newMember();
      const { token } = member;
      await services.db
        .updateTable('members')
        .set({ agent_code: code })
        .where('id', '=', member.id)
        .execute();
      await services.promotions.apply(
        member.id,
        { slug: 'counted', version: 1 },
        { owner: member.id, key: 'opts-in-once', requestHash: 'x' },
      );
      const event = await book.newEvent();
      const { data } = await book.place(member, [home(event)]);
      if (cashed) {
        book.change(event, { score: cashed.at });
        const { quotes } = (await call('sportsCashOutQuote', { bets: [data.bet.id] }, { token })).data;
        const { quote } = quotes[0]!;
        const answer = await call(
          'sportsCashOut',
          { quote, part: cashed.part },
          { token, idempotencyKey: book.newKey() },
        );
        expect(answer.data.state).toBe('paid');
      }
      clock.advance(2 * hour);
      book.change(event, {
        status: 'settled',
        ...(result === 'void' ? { results: { 'ah:ft': 'void' as const } } : { score: result }),
      });
      await services.sportsBook.settle();

      const facts = await settledPlay(member.id, services.db)
        .select(sumOfPlay('turnover').as('turnover'))
        .executeTakeFirstOrThrow();
      const [rebates, vip, promotion, agents] = [
        (await call('rebateInfo', {}, { token })).data,
        (await call('vipInfo', {}, { token })).data,
        (await call('promotionInfo', { slug: 'counted' }, { token })).data,
        await services.agents.members(
          (
            await services.db
              .selectFrom('agents')
              .select('member_id')
              .where('code', '=', code)
              .executeTakeFirstOrThrow()
          ).member_id as string,
          { limit: 1 },
        ),
      ];
      expect({
        facts: formatMinor(facts.turnover),
        rebates: rebates.rates.find(({ category }) => category === 'sport')?.turnover,
        vip: vip.next?.turnover.done,
        promotion: promotion.own?.done,
        agents: agents.items[0]?.turnover,
      }).toEqual({
        facts: formatMinor(counted),
        rebates: formatMinor(counted),
        vip: formatMinor(counted),
        promotion: formatMinor(counted),
        agents: formatMinor(counted),
      });
      expect(await book.broken()).toEqual([]);
    },
  );
});
