import { fairStream } from '../../../venues/fair';
import { createRoundClock, leftAt, phaseAt } from './round-clock';
import { chainFrom, sha256 } from './seed-chain';

const halfMinutes = { period: 30_000, bet: 20_000, guard: 1_000 };
const shanghai = createRoundClock('Asia/Shanghai');
const at = (text: string) => Date.parse(text);

describe('the rounds of table games', () => {
  it('[GAM-2] numbers the rounds of a day from midnight in the brand’s zone', () => {
    const first = shanghai.roundAt(halfMinutes, at('2026-11-24T00:00:00+08:00'));
    expect(first).toMatchObject({ no: '202611240001', day: '2026-11-24', number: 1, rounds: 2_880 });
    expect(shanghai.roundAt(halfMinutes, at('2026-11-23T23:59:59.999+08:00')).no).toBe('202611232880');
    expect(shanghai.roundAt(halfMinutes, at('2026-11-24T01:01:30+08:00')).no).toBe('202611240124');
  });

  it.each([
    ['00:00:00.000', 'betting', 20_000],
    ['00:00:19.999', 'betting', 1],
    ['00:00:20.000', 'closed', 1_000],
    ['00:00:21.000', 'reveal', 9_000],
    ['00:00:29.999', 'reveal', 1],
  ])('[GAM-2] has at %s the phase %s with %i ms left', (time, phase, left) => {
    const now = at(`2026-11-24T${time}+08:00`);
    const round = shanghai.roundAt(halfMinutes, now);
    expect([phaseAt(round, now), leftAt(round, now)]).toEqual([phase, left]);
  });

  it('[GAM-2] lets the last round of a day last until midnight when the period does not divide the day', () => {
    const clock = { period: 35_000, bet: 25_000, guard: 1_000 };
    const last = shanghai.roundAt(clock, at('2026-11-24T23:59:59.999+08:00'));
    expect(last).toMatchObject({ number: 2_468, rounds: 2_468, endsAt: at('2026-11-25T00:00:00+08:00') });
    expect(last.endsAt - last.opensAt).toBe(35_000 + 20_000);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    // The clock changes at midnight: the day begins at 01:00.
    ['America/Santiago', '2026-09-06', 23],
    ['Asia/Shanghai', '2026-03-29', 24],
  ])('[GAM-2] counts the rounds of a day of changed clocks (%s, %s)', (zone, day, hours) => {
    const clock = createRoundClock(zone);
    expect(clock.roundsOf(halfMinutes, day)).toBe(hours * 120);
    const [no, number] = [`${day.replaceAll('-', '')}${hours * 120}`, hours * 120];
    const last = clock.roundNamed(halfMinutes, no)!;
    expect(last).toMatchObject({ number, day });
    expect(clock.roundAt(halfMinutes, last.endsAt)).toMatchObject({ number: 1, opensAt: last.endsAt });
    expect(clock.roundAt(halfMinutes, last.endsAt - 1)).toEqual(last);
  });

  it('[GAM-2] changes the length of rounds at the start of a day, and reads earlier days by the clock before', () => {
    const longer = { period: 45_000, bet: 35_000, guard: 1_000 };
    const clock = { ...longer, before: { day: '2026-11-25', clock: halfMinutes } };
    const midnight = at('2026-11-25T00:00:00+08:00');
    const last = shanghai.roundAt(clock, midnight - 1);
    expect(last).toEqual(shanghai.roundAt(halfMinutes, midnight - 1));
    expect(shanghai.roundNamed(clock, last.no)).toEqual(last);
    const first = shanghai.roundAt(clock, midnight);
    expect(first).toMatchObject({ no: '202611250001', rounds: 1_920, endsAt: midnight + 45_000 });
    expect(shanghai.roundsOf(clock, '2026-11-24')).toBe(2_880);
    expect(shanghai.latestDrawn(clock, first.drawsAt, 2).map(({ no }) => no)).toEqual([last.no, first.no]);
    expect(shanghai.timingAt(clock, midnight - 1)).toEqual(halfMinutes);
    expect(shanghai.timingAt(clock, midnight)).toEqual(longer);
  });

  it('[GAM-2] finds a round by its number, and none by another text', () => {
    const round = shanghai.roundAt(halfMinutes, at('2026-11-24T12:34:56+08:00'));
    expect(shanghai.roundNamed(halfMinutes, round.no)).toEqual(round);
    for (const no of ['202611240000', '202611242881', '202613010001', '202602300001', '2026112401', 'x'])
      expect(shanghai.roundNamed(halfMinutes, no)).toBeUndefined();
  });

  it('[GAM-2] lists the latest rounds whose draw is due, over midnight', () => {
    const now = at('2026-11-24T00:00:51+08:00');
    const rounds = shanghai.latestDrawn(halfMinutes, now, 4);
    expect(rounds.map(({ no }) => no)).toEqual([
      '202611232879',
      '202611232880',
      '202611240001',
      '202611240002',
    ]);
    expect(shanghai.latestDrawn(halfMinutes, now - 1, 1)[0]?.no).toBe('202611240001');
  });
});

/**
 * Tries every public value of a round before its draw as if it were the seed, or a step away from it.
 *
 * @returns how often each way of guessing named the outcome.
 */
const guess = (rounds: number, isInformed = false): number[] => {
  const chain = chainFrom('5'.repeat(64), rounds);
  const mix = sha256('');
  const pocketOf = (serverSeed: string, number: number, clientSeed = mix) =>
    fairStream({ serverSeed, clientSeed, nonce: number })(37);
  const hits = Array.from({ length: 8 }, () => 0);
  let last = 0;
  for (let number = 1; number <= rounds; number += 1) {
    const seed = chain.seedOf(number);
    const commitment = sha256(seed);
    const outcome = pocketOf(seed, number);
    const guesses = [
      isInformed ? pocketOf(seed, number) : pocketOf(commitment, number),
      pocketOf(sha256(commitment), number),
      pocketOf(chain.terminal, number),
      pocketOf([...commitment].reverse().join(''), number),
      pocketOf(commitment, number, commitment),
      pocketOf(commitment, number - 1),
      Number.parseInt(commitment.slice(0, 8), 16) % 37,
      last,
    ];
    for (const [way, guessed] of guesses.entries()) hits[way]! += Number(guessed === outcome);
    last = outcome;
  }
  return hits;
};

describe('a chain of seeds', () => {
  it('[GAM-2] tells a guesser who has every public value no more than chance over 10,000 rounds', () => {
    const rounds = 10_000;
    const mean = rounds / 37;
    // Five standard deviations.
    const margin = 5 * Math.sqrt(mean * (36 / 37));
    for (const hits of guess(rounds)) expect(Math.abs(hits - mean)).toBeLessThan(margin);
    // Who knows the seed, knows the outcome.
    expect(guess(100, true)[0]).toBe(100);
  });

  it('[GAM-2] commits to each seed with the seed of the round before, and to the first with its end', () => {
    const chain = chainFrom(sha256('root'), 100);
    expect(sha256(chain.seedOf(1))).toBe(chain.terminal);
    for (let number = 2; number <= 100; number++)
      expect(sha256(chain.seedOf(number))).toBe(chain.seedOf(number - 1));
    expect(chain.seedOf(100)).toBe(sha256('root'));
    for (const number of [0, 101]) expect(() => chain.seedOf(number)).toThrow(RangeError);
  });
});
