import { bookOf, type EventParams, simulate } from './book';
import type { Override, OverrideChange } from './overrides';
import { type LegSelection, resultOf } from './results';
import { eventSeed } from './seeds';
import { sampleEvents } from './testing/sample-events';

const second = 1000;
const hour = 3_600_000;

const matchOf = (sport: EventParams['sport'], seed: string) => {
  const event = sampleEvents.find((each) => each.sport === sport)!;
  return simulate({ ...event, seed: eventSeed('overrides', seed) });
};

const at = (match: ReturnType<typeof matchOf>, seconds: number) =>
  match.params.startsAt + Math.ceil(seconds) * second;

const override = (change: OverrideChange, moment: number, seq = 1): Override => ({
  ...change,
  seq,
  at: moment,
});

const leg = (type: string, q: number, side: string, period = 'ft'): LegSelection => ({
  type,
  period,
  q,
  side,
  base: 0,
});

describe('overrides', () => {
  it('[SPT-8] abandon football: decided markets stand, the others are void', () => {
    const match = matchOf('football', 'abandoned');
    const goal = match.incidents.find(({ kind }) => kind === 'goal-confirmed')!;
    const moment = at(match, goal.at + 1);
    const book = bookOf(match, [override({ kind: 'abandon' }, moment)], moment + hour);
    expect(book.status).toBe('abandoned');
    const [home, away] = book.scores.ft!;
    expect(home + away).toBeGreaterThan(0);
    expect(resultOf(book, leg('ou', 4 * (home + away) - 2, 'o'))).toBe('won');
    expect(resultOf(book, leg('ou', 4 * (home + away) + 2, 'o'))).toBe('void');
    expect(resultOf(book, leg('1x2', 0, 'h'))).toBe('void');
  });

  it('[SPT-8] abandon basketball: void before minute 35 of 40, final after it', () => {
    const match = matchOf('basketball', 'abandoned');
    const quarters = match.incidents.filter(({ kind }) => kind === 'period-start');
    const abandonedAt = (seconds: number) => {
      const moment = at(match, seconds);
      return bookOf(match, [override({ kind: 'abandon' }, moment)], moment + hour);
    };
    const early = abandonedAt(quarters[3]!.at + 60);
    expect(resultOf(early, leg('ou', 2, 'o'))).toBe('void');
    const late = abandonedAt(quarters[3]!.at + 18 * 60);
    const [home, away] = late.scores.ft!;
    expect(resultOf(late, leg('ou', 4 * (home + away) - 2, 'o'))).toBe('won');
    expect(resultOf(late, leg('ou', 4 * (home + away) + 2, 'o'))).toBe('lost');
    expect(resultOf(late, leg('ou', 2, 'o', 'q1'))).toBe('won');
    expect(resultOf(late, leg('ou', 2, 'o', 'q4'))).toBe('void');
  });

  it('[SPT-8] end tennis by retirement: the winner stands after a completed set, lines are void', () => {
    const match = matchOf('tennis', 'retired');
    const setEnd = match.incidents.find(({ kind }) => kind === 'set-end')!;
    const retiredAt = (seconds: number) => {
      const moment = at(match, seconds);
      return bookOf(match, [override({ kind: 'abandon', retired: 'h' }, moment)], moment + hour);
    };
    const early = retiredAt(setEnd.at - 60);
    expect([resultOf(early, leg('ml', 0, 'h')), resultOf(early, leg('ml', 0, 'a'))]).toEqual([
      'void',
      'void',
    ]);
    const late = retiredAt(setEnd.at + 100);
    expect([resultOf(late, leg('ml', 0, 'h')), resultOf(late, leg('ml', 0, 'a'))]).toEqual(['lost', 'won']);
    expect(resultOf(late, leg('gamesOu', 100, 'o'))).toBe('void');
    expect(['won', 'lost']).toContain(resultOf(late, leg('setWinner', 0, 'h', 's1')));
  });

  it('[SPT-8] correct a score as a new epoch', () => {
    const match = matchOf('football', 'corrected');
    const end = match.incidents.at(-1)!.at;
    const before = bookOf(match, [], at(match, end + 70));
    const corrected = override(
      { kind: 'correct', incident: { kind: 'correction', side: 'h', value: 1 } },
      at(match, end + 80),
    );
    const after = bookOf(match, [corrected], at(match, end + 200));
    expect(after.scores.ft).toEqual([before.scores.ft![0] + 1, before.scores.ft![1]]);
    expect(after.epoch).toBe(before.epoch + 1);
    expect(after.status).toBe('settled');
    expect(bookOf(match, [corrected], at(match, end + 70))).toEqual(before);
  });

  it('[SPT-8] move prices, and suspend single markets', () => {
    const match = matchOf('football', 'moved');
    const now = match.params.startsAt - hour;
    const priceOf = (overrides: readonly Override[]) =>
      bookOf(match, overrides, now).markets.find(({ type }) => type === '1x2')!.lines[0]!.selections[0]!
        .price;
    const moved = override({ kind: 'move', rates: [0.5, 0] }, now - hour);
    expect(priceOf([moved])).toBeLessThan(priceOf([]));
    const { markets } = bookOf(match, [override({ kind: 'suspend', scope: 'ah:ft' }, now - hour)], now);
    const suspended = markets.filter(({ status }) => status === 'suspended').map(({ key }) => key);
    expect(suspended).toEqual([`${match.params.id}:ah:ft`]);
  });

  it('[SPT-8] postpone the start, and make bets void after more than 36 hours', () => {
    const match = matchOf('football', 'postponed');
    const { startsAt } = match.params;
    const postponed = (hours: number) =>
      override({ kind: 'postpone', startsAt: startsAt + hours * hour }, startsAt - hour);
    const later = bookOf(match, [postponed(36)], startsAt + hour);
    expect([later.status, later.clock.phase]).toEqual(['scheduled', 'before']);
    expect(bookOf(match, [postponed(36)], startsAt + 36 * hour + 60 * second).status).toBe('live');
    const cancelled = bookOf(match, [postponed(37)], startsAt + hour);
    expect(cancelled.status).toBe('cancelled');
    expect(resultOf(cancelled, leg('1x2', 0, 'h'))).toBe('void');
  });
});
