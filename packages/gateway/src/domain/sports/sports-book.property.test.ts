import { parseMinor } from '@pavilion/format';
import fc from 'fast-check';
import { BusinessError } from '../../business-error';
import { createTestBook, home, type TestBook } from './testing/test-book';

const hour = 3_600_000;
/** Events of a run. */
const count = 3;

/** The model of a bet: every leg is on home at 2.00, so a won bet pays its open stake doubled for each leg. */
interface Bet {
  readonly id: string;
  readonly events: readonly number[];
  open: bigint;
  cashed: bigint;
  /** What its last settlement paid; undefined while it is open. */
  paid: bigint | undefined;
  /** What its corrections could not take back, and no later one has made up for. */
  missing: bigint;
}

type Step =
  | { readonly kind: 'place'; readonly events: readonly number[]; readonly unit: bigint }
  | { readonly kind: 'finish'; readonly event: number; readonly isWon: boolean }
  | { readonly kind: 'cash-out'; readonly bet: number; readonly part: number };

const event = fc.integer({ min: 0, max: count - 1 });
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        events: fc.uniqueArray(event, { minLength: 1, maxLength: count }),
        unit: fc.bigInt({ min: 10_00n, max: 400_00n }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('finish' as const), event, isWon: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('cash-out' as const),
        bet: fc.nat({ max: 5 }),
        part: fc.integer({ min: 10, max: 100 }),
      }),
    },
  ),
  { minLength: 4, maxLength: 16 },
);

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

const placed = (place: number, unit: bigint): Step => ({ kind: 'place', events: [place], unit });
const finished = (place: number, isWon: boolean): Step => ({ kind: 'finish', event: place, isWon });
/** The winnings are staked elsewhere when the result is corrected, again and again. */
const writtenOff = [
  ...[placed(0, 100_00n), finished(0, true), placed(1, 950_00n)],
  ...[finished(0, false), finished(0, true), finished(0, false)],
  ...[finished(1, true), finished(0, true), finished(0, false), finished(0, true)],
];

describe('sequences of sports bets', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());

  const run = async (sequence: readonly Step[]) => {
    const { sportsBook } = book.gateway.services;
    const member = await book.newMember(1_000_00n);
    const events: string[] = [];
    for (let index = 0; index < count; index += 1) events.push(await book.newEvent(hour));
    const won: (boolean | undefined)[] = Array(count).fill(undefined);
    const bets: Bet[] = [];
    let balance = 1_000_00n;

    const settleModel = () => {
      for (const bet of bets) {
        if (bet.open === 0n) continue;
        const results = bet.events.map((each) => won[each]);
        const isLost = results.includes(false);
        if (!isLost && results.includes(undefined)) continue;
        const payout = isLost ? 0n : bet.open * 2n ** BigInt(results.length);
        const change = payout - (bet.paid ?? 0n);
        // A correction takes no more back than there is, and one that pays makes up for it first.
        const moved =
          change < 0n ? (-change > balance ? -balance : change) : change - least(change, bet.missing);
        bet.missing += moved - change;
        balance += moved;
        bet.paid = payout;
      }
    };

    const place = async ({ events: chosen, unit }: Extract<Step, { kind: 'place' }>) => {
      const isOpen = chosen.every((each) => won[each] === undefined);
      const asked = {
        provider: 'IMTY' as const,
        legs: chosen.map((each) => ({ selection: home(events[each]!), price: 2000, epoch: 1 })),
        sizes: [chosen.length],
        unit,
        consent: 'better' as const,
        isConfirmed: true,
      };
      try {
        const { bet } = await sportsBook.place(member.id, book.newKey(), asked);
        expect(isOpen && unit <= balance).toBe(true);
        balance -= unit;
        bets.push({ id: bet.id, events: chosen, open: unit, cashed: 0n, paid: undefined, missing: 0n });
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        expect(isOpen && unit <= balance).toBe(false);
      }
    };

    const cashOut = async ({ bet: index, part }: Extract<Step, { kind: 'cash-out' }>) => {
      const bet = bets[index];
      if (!bet) return;
      const { quotes } = await sportsBook.quotes(member.id, [bet.id]);
      const [quote] = quotes;
      if (!quote) return;
      expect(bet.open > 0n && bet.paid === undefined).toBe(true);
      const answer = await sportsBook.cashOut(member.id, book.newKey(), { quote: quote.quote, part });
      expect(answer.state).toBe('paid');
      const amount = parseMinor(answer.amount);
      expect(amount <= parseMinor(quote.amount)).toBe(true);
      bet.open -= (bet.open * BigInt(part)) / 100n;
      bet.cashed += amount;
      balance += amount;
    };

    for (const step of sequence) {
      if (step.kind === 'place') await place(step);
      if (step.kind === 'cash-out') await cashOut(step);
      if (step.kind === 'finish') {
        won[step.event] = step.isWon;
        book.change(events[step.event]!, { status: 'settled', score: step.isWon ? [1, 0] : [0, 0] });
        // Also what corrects an earlier result.
        await sportsBook.override(events[step.event]!, 'finish', {});
        await sportsBook.settle();
        settleModel();
      }
      expect(await book.balanceOf(member)).toBe(balance);
      const held = bets.reduce((sum, { open, paid }) => (paid === undefined ? sum + open : sum), 0n);
      expect(await book.held(member)).toBe(held);
    }
  };

  it('[SPT-8] leave the balance that a model of them has, and a sound ledger', async () => {
    const until = Date.now() + 15_000;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        if (Date.now() < until) await run(sequence);
      }),
      { numRuns: 25, endOnFailure: true, examples: [[writtenOff]] },
    );
    expect(await book.broken()).toEqual([]);
  });
});
