import { type LegResult, type Sport, sports } from '../../packages/contract/src/sports';
import {
  type Book,
  bookOf,
  type EventParams,
  type Match,
  simulate,
} from '../../packages/gateway/src/domain/sports/engine/book';
import { valueAt } from '../../packages/gateway/src/domain/sports/engine/distributions/shares';
import { baseOf, fairShares, resultOf } from '../../packages/gateway/src/domain/sports/engine/results';
import { fastDraws } from '../../packages/gateway/src/domain/sports/engine/testing/fast-draws';
import {
  sampleEvents,
  simulatedMatches,
} from '../../packages/gateway/src/domain/sports/engine/testing/sample-events';
import { createRandom, type Random } from './random';
import type { Row } from './row';

const hour = 3_600_000;
/** Bets are placed from the opening of the book until this long after the start. */
const bettingTime = 2 * hour;
/** Later than the end of any match with extra time and the confirmation of its results, ms after the start. */
const afterEnd = 12 * hour;
/** The largest accepted difference between the returns of bets and their expected value, in standard deviations. */
const maxDeviation = 4;

/** The payout of a stake of 1 by the result of the bet. Prices are in thousandths. */
const returned: Readonly<Record<LegResult, (price: number) => number>> = {
  won: (price) => price / 1000,
  'half-won': (price) => (1 + price / 1000) / 2,
  push: () => 1,
  void: () => 1,
  'half-lost': () => 0.5,
  lost: () => 0,
};

/** Bets on one kind of market of a sport. */
interface Sum {
  bets: number;
  returned: number;
  expected: number;
  variance: number;
}

/** Matches of each sport in the long form. */
const longMatches = 200_000;

/** Those in the short form. The row runs without a check of types, so a sport without its number is named here. */
const shortMatchesOf = (sport: Sport): number => {
  const matches: { readonly returns: number } | undefined = simulatedMatches[sport];
  if (matches === undefined)
    throw new Error(
      `${sport} has no number of simulated matches: add it to simulatedMatches in domain/sports/engine/testing/sample-events.ts`,
    );
  return matches.returns;
};

/** A moment of a match: half of them before the start. */
const momentOf = ({ startsAt, opensAt }: EventParams, random: Random): number =>
  random.next() < 0.5
    ? opensAt + Math.floor(random.next() * (startsAt - opensAt))
    : startsAt + Math.floor(random.next() * bettingTime);

/** The same match without later incidents. Its book of this moment must be the same, or prices would reveal the future. */
const withoutFuture = (match: Match, { incidents }: Book): Match => ({ ...match, incidents: [...incidents] });

/** Bets on a random selection of each open market, and settles the bets at the end of the match. */
const betOnMatch = (match: Match, now: number, random: Random, sums: Map<string, Sum>): string[] => {
  const { sport } = match.params;
  const book = bookOf(match, [], now);
  const past = bookOf(withoutFuture(match, book), [], now);
  const findings =
    book.status !== 'ended' && book.status !== 'settled' && JSON.stringify(past) !== JSON.stringify(book)
      ? [`the book of ${sport} at ${now} depends on what happens later`]
      : [];
  const end = bookOf(match, [], match.params.startsAt + afterEnd);
  for (const { type, period, status, lines } of book.markets) {
    if (status !== 'open') continue;
    const line = random.pick(lines);
    const { side, price, open } = random.pick(line.selections);
    if (!open) continue;
    const leg = { type, period, q: line.q, side, base: baseOf(book, type, period) };
    const shares = fairShares(book, leg);
    const result = resultOf(end, leg);
    if (shares === undefined || result === undefined) {
      findings.push(
        `${sport} ${type} ${period} ${line.q} ${side} has no ${shares ? 'result' : 'distribution'}`,
      );
      continue;
    }
    const expected = valueAt(shares, price);
    if (expected > 1) findings.push(`${sport} ${type} ${period} ${side} is offered above its fair price`);
    const name = `${sport} ${type} ${period.replace(/\d+$/, '')}`;
    const sum = sums.get(name) ?? { bets: 0, returned: 0, expected: 0, variance: 0 };
    sums.set(name, sum);
    sum.bets += 1;
    sum.returned += returned[result](price);
    sum.expected += expected;
    // Half wins and half losses have a smaller variance, so the bound is a little wider than necessary.
    sum.variance += shares.won * (price / 1000) ** 2 + shares.returned - expected ** 2;
  }
  return findings;
};

const per = (value: number) => `${(value * 100).toFixed(2)} %`;

const detailsOf = (sums: ReadonlyMap<string, Sum>): string =>
  [
    '| market | bets | returned | by the distributions | σ |',
    '|---|---|---|---|---|',
    ...[...sums].map(([name, { bets, returned: back, expected, variance }]) =>
      [
        '',
        name,
        bets.toLocaleString('en'),
        per(back / bets),
        per(expected / bets),
        ((back - expected) / Math.sqrt(variance)).toFixed(2),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');

/** Compares payouts of bets at random moments with the engine's probabilities, prices with fair prices, and books with and without later incidents. */
export const sportsReturns: Row = {
  id: '22',
  title: `${(longMatches * sports.length).toLocaleString('en')} simulated matches of ${sports.length} sports, a bet on each market at a random moment: returns within 4 σ of the distributions, never above the fair price, no price that knows the future`,
  async run({ seed, quick, deadline }) {
    const random = createRandom(seed);
    const sums = new Map<string, Sum>();
    const findings = new Set<string>();
    let matches = 0;
    const samples = sampleEvents.map((event) => ({
      event,
      own: random.fork(),
      count: quick ? shortMatchesOf(event.sport) : longMatches,
    }));
    const most = Math.max(...samples.map(({ count }) => count));
    // By turns: a run that is cut short has played all sports.
    for (let number = 0; number < most && Date.now() < deadline; number += 1) {
      for (const { event, own, count } of samples) {
        if (number >= count) continue;
        const match = simulate(event, fastDraws(own.whole(0, 2 ** 30)));
        for (const finding of betOnMatch(match, momentOf(event, own), own, sums)) findings.add(finding);
        matches += 1;
      }
    }
    let bets = 0;
    for (const [name, sum] of sums) {
      bets += sum.bets;
      const deviation = (sum.returned - sum.expected) / Math.sqrt(sum.variance);
      if (sum.bets > 30 && Math.abs(deviation) > maxDeviation)
        findings.add(`${name} returned ${deviation.toFixed(2)} σ more than its distribution says`);
    }
    return {
      operations: bets,
      kills: 0,
      acknowledged: bets,
      lost: 0,
      double: 0,
      findings: [...findings],
      note: `${matches.toLocaleString('en')} matches, ${sums.size} kinds of markets`,
      details: detailsOf(sums),
    };
  },
};
