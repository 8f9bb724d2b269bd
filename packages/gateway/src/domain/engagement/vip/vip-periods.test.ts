import fc from 'fast-check';
import { walkThroughHours } from './testing/walk-through-hours';
import { type Closed, firstPeriod, keepUntil, periodsAfter, type VipFacts } from './vip-periods';

const hour = 3_600_000;
const day = 24 * hour;
const yuan = (amount: number) => BigInt(amount) * 100n;
const fact = (at: number, turnover: number, deposits = 0): VipFacts => ({
  at,
  turnover: yuan(turnover),
  deposits: yuan(deposits),
});
const levelsAt = (facts: VipFacts[], now: number, closed: Closed[] = []) =>
  periodsAfter(firstPeriod, facts, closed, now).map(({ level, since }) => [level, since / day]);

describe('the periods of VIP levels', () => {
  it('[VIP-1] begin with the bet or deposit that completes both totals, over several levels at once', () => {
    const facts = [
      fact(day, 60_000, 100),
      fact(2 * day, 0, 399),
      fact(3 * day, 0, 1),
      fact(4 * day, 0, 1_500),
    ];
    expect(levelsAt(facts, 5 * day)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(levelsAt([fact(day, 60_000, 5_000)], 5 * day)).toEqual([[2, 1]]);
  });

  it('[VIP-1] are kept with the keep turnover, to the cent and the millisecond, and fall by one without', () => {
    const risen = fact(0, 50_000, 2_000);
    expect(levelsAt([risen, fact(90 * day - 1, 20_000)], 90 * day)).toEqual([
      [2, 0],
      [2, 90],
    ]);
    expect(levelsAt([risen, fact(90 * day, 20_000)], 90 * day).slice(0, 2)).toEqual([
      [2, 0],
      [1, 90],
    ]);
    const short = { at: day, turnover: yuan(20_000) - 1n, deposits: 0n };
    expect(levelsAt([risen, short], 180 * day)).toEqual([
      [2, 0],
      [1, 90],
      [0, 180],
    ]);
    expect(levelsAt([risen, short], 90 * day - 1)).toEqual([[2, 0]]);
  });

  it('[VIP-1] regain a lost level with its keep turnover within a period, and a new one with the totals', () => {
    const lost = [fact(0, 50_000, 2_000)];
    expect(levelsAt([...lost, fact(91 * day, 19_999)], 92 * day).at(-1)).toEqual([1, 90]);
    expect(levelsAt([...lost, fact(91 * day, 19_999), fact(92 * day, 1)], 93 * day).at(-1)).toEqual([2, 92]);
    expect(levelsAt([...lost, fact(91 * day, 150_000, 8_000)], 92 * day).at(-1)).toEqual([3, 91]);
  });

  it('[VIP-1] do not run while the account is closed, also over closures that overlap', () => {
    const period = { ...firstPeriod, level: 2, since: 0 };
    expect(keepUntil(period, []) / day).toBe(90);
    const closed = [
      { from: 20 * day, to: 27 * day },
      { from: 25 * day, to: 30 * day },
      { from: -5 * day, to: 1 * day },
      { from: 300 * day, to: 400 * day },
    ];
    expect(keepUntil(period, closed) / day).toBe(101);
    expect(keepUntil(period, [{ from: 89 * day, to: Number.POSITIVE_INFINITY }])).toBe(
      Number.POSITIVE_INFINITY,
    );
    // The closure begins after the extended end, or exactly with it.
    expect(keepUntil(period, [{ from: 90 * day, to: 95 * day }]) / day).toBe(90);
  });

  const hours = 360 * 24;
  const histories = fc.record({
    facts: fc
      .uniqueArray(
        fc.record({
          at: fc.nat(hours).map((at) => at * hour),
          turnover: fc.oneof(fc.nat(9_000), fc.nat(90_000)).map(yuan),
          deposits: fc.nat(3_000).map(yuan),
        }),
        { maxLength: 14, selector: ({ at }) => at },
      )
      .map((facts) => facts.sort((one, other) => one.at - other.at)),
    closed: fc.array(
      fc
        .record({ from: fc.nat(hours), length: fc.integer({ min: 1, max: 60 * 24 }) })
        .map(({ from, length }): Closed => ({ from: from * hour, to: (from + length) * hour })),
      { maxLength: 3 },
    ),
    looks: fc.array(fc.nat(hours), { maxLength: 4 }),
  });

  it('[VIP-1] are those of a walk through every hour, for 1,000 histories, however often they are evaluated', () => {
    const now = hours * hour;
    fc.assert(
      fc.property(histories, ({ facts, closed, looks }) => {
        const whole = periodsAfter(firstPeriod, facts, closed, now);
        expect(whole.map(({ level, since }) => [level, since])).toEqual(
          walkThroughHours(facts, closed, 0, now),
        );
        const steps = [...looks.sort((one, other) => one - other).map((at) => at * hour), now];
        const stepwise: (typeof firstPeriod)[] = [];
        for (const until of steps) {
          const last = stepwise.at(-1) ?? firstPeriod;
          const seen = facts.filter(({ at }) => at > last.countedAt && at <= until);
          stepwise.push(...periodsAfter(last, seen, closed, until));
        }
        expect(stepwise).toEqual(whole);
      }),
      { numRuns: 1_000 },
    );
  });
});
