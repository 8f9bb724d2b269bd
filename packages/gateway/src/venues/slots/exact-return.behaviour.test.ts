import { payLines } from '@pavilion/contract';
import fc from 'fast-check';
import { type Fraction, percent, type RandomSource } from '../fair';
import { drawTitleRound } from './draw-round';
import { exactHitRate } from './exact-hit-rate';
import { exactReturn } from './exact-return';
import type { Machine } from './machine';
import { machines } from './machines';
import { titles } from './titles';

const asNumber = ({ over, under }: Fraction): number => Number((over * 10n ** 15n) / under) / 1e15;
const same = (left: Fraction, right: Fraction): boolean =>
  left.over * right.under === right.over * left.under;

const reel = (letters: string, longest: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: longest }).map((stops) => stops.join(''));
const pays = fc.tuple(
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 1, max: 90 }),
  fc.integer({ min: 1, max: 900 }),
);

/** Machines so small that all combinations of positions can be played. */
const smallMachine: fc.Arbitrary<Machine> = fc.record({
  name: fc.constant('small'),
  reels: fc.tuple(reel('abcs', 4), reel('abcws', 4), reel('abws', 4), reel('abcws', 4), reel('abcs', 4)),
  lineCount: fc.integer({ min: 1, max: payLines.length }),
  pays: fc.record({ a: pays, b: pays, c: pays, d: pays, e: pays, f: pays, g: pays, h: pays, i: pays }),
  scatterPays: pays,
});

/** The payout of a round, drawn by the function that draws those of members. */
const play = (machine: Machine, random: RandomSource): bigint =>
  drawTitleRound({ ...titles[0]!, machine }, BigInt(machine.lineCount), random).payout;

/** Every round that a machine can draw, whatever it draws; the probability of each is 1 / `ways`. */
const allRounds = (machine: Machine): { payout: bigint; ways: bigint }[] => {
  const rounds: { payout: bigint; ways: bigint }[] = [];
  let next: number[] | undefined = [];
  while (next) {
    const first: readonly number[] = next;
    const drawn: number[] = [];
    const bounds: number[] = [];
    const payout = play(machine, (bound) => {
      bounds.push(bound);
      return drawn[drawn.push(first[drawn.length] ?? 0) - 1]!;
    });
    rounds.push({ payout, ways: bounds.reduce((ways, bound) => ways * BigInt(bound), 1n) });
    const raised = drawn.findLastIndex((number, index) => number + 1 < bounds[index]!);
    next = raised < 0 ? undefined : [...drawn.slice(0, raised), drawn[raised]! + 1];
  }
  return rounds;
};

const divisorOf = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : divisorOf(right, left % right);

/** Plays every round once through the engine. */
const playAll = (machine: Machine): { returned: Fraction; hits: Fraction } => {
  const rounds = allRounds(machine);
  const under = rounds.reduce((all, { ways }) => (all / divisorOf(all, ways)) * ways, 1n);
  const mean = (countOf: (payout: bigint) => bigint): bigint =>
    rounds.reduce((sum, { payout, ways }) => sum + countOf(payout) * (under / ways), 0n);
  return {
    returned: { over: mean((payout) => payout), under: under * BigInt(machine.lineCount) },
    hits: { over: mean((payout) => (payout > 0n ? 1n : 0n)), under },
  };
};

/** A small repeatable generator: good enough to check a mean, not to draw rounds. */
const mulberry =
  (seed: number): RandomSource =>
  (bound) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound);
  };

describe('the return to the player', () => {
  it('[GAM-2] equals the mean over all rounds that can be drawn, for any small machine', () => {
    fc.assert(
      fc.property(smallMachine, (machine) => {
        const { returned, hits } = playAll(machine);
        expect(same(exactReturn(machine), returned)).toBe(true);
        expect(same(exactHitRate(machine), hits)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it.each(machines)('[GAM-2] lies from 94 to 97 per cent ($name)', (machine) => {
    const returned = Number(percent(exactReturn(machine)));
    expect(returned).toBeGreaterThanOrEqual(94);
    expect(returned).toBeLessThanOrEqual(97);
  });

  it('[GAM-2] equals that of the documents', () => {
    expect(
      machines.map((machine) => [percent(exactReturn(machine)), percent(exactHitRate(machine))]),
    ).toEqual([
      ['95.55', '35.92'],
      ['96.40', '33.76'],
      ['95.62', '23.24'],
    ]);
  });

  it.each(machines)('[GAM-2] is the mean of a long run within five standard errors ($name)', (machine) => {
    const rounds = 20_000;
    const random = mulberry(20261121);
    const stake = BigInt(machine.lineCount);
    let sum = 0;
    let squares = 0;
    let hits = 0;
    for (let round = 0; round < rounds; round += 1) {
      const won = play(machine, random);
      const share = Number(won) / Number(stake);
      sum += share;
      squares += share * share;
      if (won > 0n) hits += 1;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - asNumber(exactReturn(machine)))).toBeLessThan(5 * error);
    const rate = asNumber(exactHitRate(machine));
    expect(Math.abs(hits / rounds - rate)).toBeLessThan(5 * Math.sqrt((rate * (1 - rate)) / rounds));
  });
});
