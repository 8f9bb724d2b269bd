import type { LegResult } from '@pavilion/contract/sports';
import { type Book, bookAt, bookOf, type EventParams, simulate } from './book';
import { chanceThat } from './distributions/distribution';
import { valueAt } from './distributions/shares';
import { baseOf, fairShares, resultOf } from './results';
import { commitmentOf, drawsOf, eventSeed } from './seeds';
import { bettingSeconds } from './testing/calibration';
import { fastDraws } from './testing/fast-draws';
import { sampleEvents, simulatedMatches } from './testing/sample-events';

const names = sampleEvents.map((event) => [event.sport, event] as const);
const second = 1000;

const seeded = (event: EventParams, seed: number): EventParams => ({
  ...event,
  seed: eventSeed('secret of the test', `${event.id}-${seed}`),
});

const endOf = (event: EventParams, seed: number) => simulate(seeded(event, seed)).incidents.at(-1)!.at;

describe.each(names)('a book of %s', (_, event) => {
  const match = simulate(seeded(event, 1));
  const duration = match.incidents.at(-1)!.at;
  const momentAt = (share: number) => event.startsAt + Math.floor(duration * share) * second;

  it('[SPT-8] is the same for the same arguments, in any order of calls', () => {
    const moments = [0.9, -0.5, 0.1, 0.5, 1.1, 0.3].map(momentAt);
    const first = moments.map((moment) => bookAt(seeded(event, 1), [], moment));
    const again = [...moments].reverse().map((moment) => bookAt(seeded(event, 1), [], moment));
    expect(again.reverse()).toEqual(first);
    expect(bookOf(match, [], momentAt(0.5) + 999)).toEqual(bookOf(match, [], momentAt(0.5)));
  });

  it('[SPT-8] does not depend on incidents after its moment', () => {
    for (const share of [0.02, 0.2, 0.45, 0.7, 0.95]) {
      const now = momentAt(share);
      const at = (now - event.startsAt) / second;
      const past = match.incidents.filter((incident) => incident.at <= at);
      for (const seed of [2, 3]) {
        const other = simulate(seeded(event, seed)).incidents.filter((incident) => incident.at > at);
        const changed = { ...match, incidents: [...past, ...other] };
        expect(bookOf(changed, [], now)).toEqual(bookOf(match, [], now));
      }
      expect(bookOf({ ...match, incidents: past }, [], now)).toEqual(bookOf(match, [], now));
    }
  });

  it('[SPT-8] has distributions that sum to 1, at any moment', () => {
    for (let share = -0.2; share < 1.2; share += 0.05) {
      for (const { distribution, quantity, period } of bookOf(match, [], momentAt(share)).distributions) {
        const label = `${quantity} ${period} at ${share.toFixed(2)}`;
        expect([label, chanceThat(distribution, () => true)]).toEqual([label, expect.closeTo(1, 7)]);
      }
    }
  });

  it('[SPT-8] has prices that are never above the fair ones, and several lines in order of distance', () => {
    for (let share = -0.2; share < 1; share += 0.1) {
      const book = bookOf(match, [], momentAt(share));
      for (const { type, period, lines } of book.markets) {
        const base = baseOf(book, type, period);
        for (const { q, selections } of lines) {
          for (const { side, price, open } of selections) {
            if (!open) continue;
            const shares = fairShares(book, { type, period, q, side, base })!;
            expect(valueAt(shares, price)).toBeLessThanOrEqual(1);
          }
        }
        const distances = lines.map(({ q }) => Math.abs(q - lines[0]!.q));
        expect(distances).toEqual([...distances].sort((one, other) => one - other));
      }
    }
  });

  it('[SPT-8] is scheduled, then live, then ended, then settled', () => {
    const statuses = [-0.1, 0.5, 1].map((share) => bookOf(match, [], momentAt(share)).status);
    expect(statuses.slice(0, 2)).toEqual(['scheduled', 'live']);
    expect(bookOf(match, [], momentAt(1) + second).status).toBe('ended');
    expect(bookOf(match, [], momentAt(1) + 62 * second).status).toBe('settled');
  });

  it('[SPT-8] settles every selection that it ever offered', () => {
    const over = bookOf(match, [], momentAt(1) + 62 * second);
    expect(over.markets).toEqual([]);
    const results = new Set<LegResult>();
    for (let share = -0.2; share < 1; share += 0.05) {
      const book = bookOf(match, [], momentAt(share));
      for (const { type, period, lines } of book.markets) {
        const base = baseOf(book, type, period);
        for (const { q, selections } of lines) {
          const sides = selections.map(({ side }) => resultOf(over, { type, period, q, side, base }));
          expect(sides).not.toContain(undefined);
          for (const result of sides) results.add(result!);
        }
      }
    }
    expect(results).toContain('won');
    expect(results).toContain('lost');
  });

  it('[SPT-8] has versions that grow with time and overrides', () => {
    const now = momentAt(0.5);
    expect(bookOf(match, [], now).version).toEqual([now / second, 0]);
    const suspend = { seq: 1, at: now - 5 * second, kind: 'suspend' } as const;
    const book = bookOf(match, [suspend], now);
    expect(book.version).toEqual([now / second, 1]);
    expect(new Set(book.markets.map(({ status }) => status))).toEqual(new Set(['suspended']));
    expect(bookOf(match, [suspend], now - 6 * second)).toEqual(bookOf(match, [], now - 6 * second));
    const resume = { seq: 2, at: now - 2 * second, kind: 'resume' } as const;
    expect(bookOf(match, [suspend, resume], now).markets).toEqual(bookOf(match, [], now).markets);
  });

  it('[SPT-8] considers an override from its time on, also before the opening', () => {
    const suspend = { seq: 1, at: -5 * second, kind: 'suspend' } as const;
    expect(bookOf(match, [], -3600 * second)).toEqual(bookOf(match, [], 0));
    expect(bookOf(match, [suspend], -6 * second)).toEqual(bookOf(match, [], 0));
    const { version, markets } = bookOf(match, [suspend], -5 * second);
    expect(version).toEqual([0, 1]);
    expect(new Set(markets.map(({ status }) => status))).toEqual(new Set(['suspended']));
  });

  it('[SPT-8] is void when the event is cancelled, and complete when it is finished early', () => {
    const now = momentAt(0.5);
    const before = bookOf(match, [], now);
    const selections = before.markets.flatMap(({ type, period, lines }) =>
      lines.map(({ q }) => ({ type, period, q, side: 'h', base: baseOf(before, type, period) })),
    );
    const cancelled = bookOf(match, [{ seq: 1, at: now, kind: 'cancel' }], now + second);
    expect(cancelled.markets).toEqual([]);
    for (const leg of selections) expect(resultOf(cancelled, leg)).toBe('void');
    const finished = bookOf(match, [{ seq: 1, at: now, kind: 'finish' }], now + 61 * second);
    const natural = bookOf(match, [], momentAt(1) + 62 * second);
    expect(finished.status).toBe('settled');
    expect(finished.scores).toEqual(natural.scores);
    expect(finished.distributions).toEqual(natural.distributions);
  });
});

/** Mean and standard error. */
const estimate = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
};

const multiples: Readonly<Record<LegResult, (price: number) => number>> = {
  won: (price) => price,
  'half-won': (price) => (1 + price) / 2,
  push: () => 1,
  void: () => 1,
  'half-lost': () => 0.5,
  lost: () => 0,
};

/**
 * Bets on every open selection at random moments, at the fair price: their mean gain is 0. Gains of one match depend on each
 * other, so the error is estimated from the mean gain of each match.
 */
const gainsOf = (event: EventParams, count: number) => {
  const gains = new Map<string, number[]>();
  for (let seed = 1; seed <= count; seed += 1) {
    const draws = fastDraws(seed);
    const match = simulate(event, draws);
    const duration = match.incidents.at(-1)!.at;
    const over = bookOf(match, [], event.startsAt + (duration + 61) * second);
    const shown: Book[] = [-0.3, draws.uniform('moment', 0), draws.uniform('moment', 1)].map((share) =>
      bookOf(match, [], event.startsAt + share * bettingSeconds * second),
    );
    const ofMatch = new Map<string, number[]>();
    for (const book of shown) {
      for (const { type, period, status, lines } of book.markets) {
        if (status !== 'open') continue;
        const base = baseOf(book, type, period);
        for (const { q, selections } of lines) {
          const { side, open, price } = selections[seed % selections.length]!;
          // Long prices have few wins: their mean is not normal at this number of matches.
          if (!open || price > 6000) continue;
          const leg = { type, period, q, side, base };
          const result = resultOf(over, leg)!;
          if (result === 'void') continue;
          const { won, returned } = fairShares(book, leg)!;
          const fair = (1 - returned) / won;
          const list = ofMatch.get(type) ?? [];
          list.push(multiples[result](fair) - 1);
          ofMatch.set(type, list);
        }
      }
    }
    for (const [type, list] of ofMatch) {
      gains.set(type, [...(gains.get(type) ?? []), estimate(list).mean]);
    }
  }
  return gains;
};

describe.each(names)('bets on %s at random moments', (sport, event) => {
  it('[SPT-8] gain nothing at fair prices, in every market', () => {
    const far = [...gainsOf(event, simulatedMatches[sport].bets)].flatMap(([type, list]) => {
      const { mean, error } = estimate(list);
      return Math.abs(mean) > 4 * error ? [`${type}: ${mean.toFixed(4)} ± ${error.toFixed(4)}`] : [];
    });
    expect(far).toEqual([]);
  });
});

describe('the seed of an event', () => {
  it('[SPT-8] depends on secret and event, and its commitment is its digest', () => {
    const seed = eventSeed('secret', 'fb.river.20261122.03');
    expect(eventSeed('secret', 'fb.river.20261122.03')).toEqual(seed);
    expect(eventSeed('other', 'fb.river.20261122.03')).not.toEqual(seed);
    expect(eventSeed('secret', 'fb.river.20261122.04')).not.toEqual(seed);
    expect(commitmentOf(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(endOf(sampleEvents[0]!, 1)).not.toBe(endOf(sampleEvents[0]!, 2));
  });

  it('[SPT-8] draws uniform and normal numbers', () => {
    const draws = drawsOf(new Uint8Array(32));
    const positions = Array.from({ length: 4000 }, (_, position) => position);
    const uniform = estimate(positions.map((position) => draws.uniform('u', position)));
    const normal = positions.map((position) => draws.normal('n', position));
    expect(Math.abs(uniform.mean - 0.5)).toBeLessThan(4 * uniform.error);
    expect(uniform.error * Math.sqrt(4000)).toBeCloseTo(Math.sqrt(1 / 12), 2);
    expect(Math.abs(estimate(normal).mean)).toBeLessThan(4 * estimate(normal).error);
    expect(estimate(normal).error * Math.sqrt(4000)).toBeCloseTo(1, 1);
  });
});
