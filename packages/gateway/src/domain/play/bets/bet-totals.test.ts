import type { CallRequest } from '@pavilion/contract';
import { sql } from 'kysely';
import { playRound } from '../../../testing/test-member';
import { createTestBook, home, type TestBook } from '../../sports/testing/test-book';
import { type BetFilters, betFilters, createBetTotals, createBetTotalsFolding } from './bet-totals';
import { createBets } from './bets';

const hour = 3_600_000;
const timeZone = 'Asia/Shanghai';

describe('totals of bets by a filter that the sums of days do not keep', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());

  const play = (memberId: string, payout: bigint) =>
    playRound(book.gateway, memberId, { stake: 1_00n, payout });

  it('[GAM-2] add up the bets of the member, folded or not', async () => {
    const { db } = book.gateway.services;
    const [member, other] = [await book.newMember(), await book.newMember()];
    for (const payout of [0n, 3_00n, 50n, 2_00n]) {
      const event = await book.newEvent();
      for (const each of [member, other]) {
        await play(each.id, payout);
        await book.place(each, [home(event)], { unit: '10' });
        await book.place(each, [home(await book.newEvent())], { unit: '10' });
      }
      book.change(event, { status: 'settled', score: payout > 0n ? [1, 0] : [0, 1] });
      book.gateway.clock.advance(7 * hour);
      await book.gateway.services.sportsBook.settle();
      if (payout === 50n) await createBetTotalsFolding({ db, timeZone, least: 1 })();
    }
    const { rows } = await sql<{ day: string }>`
      select day::text from sport_bet_days where member_id = ${member.id} group by 1 order by 1`.execute(db);
    const [first, second] = rows.map(({ day }) => day);
    const kept = createBetTotals({ db, timeZone });
    const state = { ...betFilters.state, days: 'not kept' } as const;
    const notKept = createBetTotals({ db, timeZone, filters: { ...betFilters, state } });
    const selections: CallRequest<'betRecords'>[] = [
      ...[{ state: 'settled' as const }, { state: 'open' as const }],
      ...[
        { state: 'settled' as const, from: second! },
        { state: 'settled' as const, to: first! },
      ],
      ...(['egame', 'sport'] as const).map((category) => ({ state: 'settled' as const, category })),
    ];
    const totalsOf = ({ rounds, sports }: typeof kept) =>
      Promise.all(
        selections.map(async (each) => ({
          rounds: await rounds(member.id, each),
          sports: await sports(member.id, each),
        })),
      );
    const expected = await totalsOf(kept);
    expect(expected.map(({ rounds, sports }) => [rounds.count, sports.count])).toEqual([
      ...[
        [4, 4],
        [0, 4],
        [2, 2],
        [2, 2],
      ],
      ...[
        [4, 0],
        [0, 4],
      ],
    ]);
    // Sums that are wrong do not matter to totals that do not read them.
    await sql`update bet_days set count = count + 1`.execute(db);
    await sql`update sport_bet_days set count = count + 1`.execute(db);
    expect(await totalsOf(kept)).not.toEqual(expected);
    expect(await totalsOf(notKept)).toEqual(expected);
  });

  it('[GAM-2] list the same sports bets, by the row of the filter alone', async () => {
    const { gateway } = book;
    const { db, lobby } = gateway.services;
    const member = await book.newMember();
    const [won, lost, open] = [await book.newEvent(), await book.newEvent(), await book.newEvent()];
    for (const event of [won, lost, open]) await book.place(member, [home(event)], { unit: '10' });
    book.change(won, { status: 'settled', score: [1, 0] });
    book.change(lost, { status: 'settled', score: [0, 1] });
    gateway.clock.advance(7 * hour);
    await gateway.services.sportsBook.settle();
    const isWon = () => sql`payout > stake`;
    const result = { rounds: isWon, sports: isWon, days: 'not kept' };
    const bets = createBets({
      ...{ db, lobby, clock: gateway.clock, timeZone, fairSeeds: { revealed: async () => new Map() } },
      filters: { ...betFilters, result } as BetFilters,
    });
    const numbersOf = async (filter: CallRequest<'betRecords'>) => {
      const { items, totals } = await bets.records(member.id, filter);
      return [items.length, totals.count];
    };
    expect(await numbersOf({})).toEqual([3, 3]);
    for (const filter of [{}, { category: 'sport' }, { state: 'settled' }] as const)
      expect(await numbersOf(Object.assign({ result: 'won' }, filter))).toEqual([1, 1]);
    expect(await numbersOf({ category: 'gaming', result: 'won' } as never)).toEqual([0, 0]);
  });
});
