import { sports } from '@pavilion/contract/sports';
import { inLanguage, languageIds } from '@pavilion/format';
import { bookOf, simulate } from '../engine/book';
import { competitionRows } from './competitions';
import { pairOf } from './pairings';
import { participantOf } from './participants';
import { eventsOfDay, findEvent, paramsOf, presentEvent, scheduleDayOf } from './schedule';
import { standingsOf } from './standings';

const day = '2026-11-22';
const events = eventsOfDay(day);
const minute = 60_000;

describe('the schedule', () => {
  it('[SPT-8] has about 330 events a day with unique ids, and is a function of the day', () => {
    expect(events.length).toBeGreaterThan(320);
    expect(events.length).toBeLessThan(340);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(eventsOfDay(day)).toEqual(events);
    expect(new Set(events.map(({ startsAt }) => scheduleDayOf(startsAt)))).toEqual(new Set([day]));
  });

  it('[SPT-8] finds every event by its id, and nothing else', () => {
    for (const event of events) expect(findEvent(event.id)).toEqual(event);
    const absent = [
      '',
      'fb.river.20261122.06',
      'fb.river.20261122.00',
      'fb.none.20261122.01',
      'fb.river.20261131.01',
    ];
    expect(absent.map(findEvent)).toEqual(absent.map(() => undefined));
  });

  it('[SPT-8] has 15 to 40 live events at any time', () => {
    const spans = ['2026-11-21', day].flatMap(eventsOfDay).map((event) => {
      const duration = simulate(paramsOf(event, 'secret')).incidents.at(-1)!.at / event.speed;
      return [event.startsAt, event.startsAt + duration * 1000] as const;
    });
    const counts: number[] = [];
    for (let moment = events[0]!.startsAt; moment < events.at(-1)!.startsAt; moment += 5 * minute) {
      counts.push(spans.filter(([from, to]) => from <= moment && moment < to).length);
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
  });

  it('[SPT-8] has fast football, basketball and CS2 that end within 20 minutes', () => {
    const fast = events.filter(({ speed }) => speed === 9);
    expect([...new Set(fast.map(({ sport }) => sport))]).toEqual(
      expect.arrayContaining(['football', 'basketball', 'cs2']),
    );
    for (const event of fast) {
      expect(simulate(paramsOf(event, 'secret')).incidents.at(-1)!.at / 9).toBeLessThan(20 * 60);
    }
  });

  it('[SPT-8] never has a participant in two matches at once', () => {
    const spans = new Map<string, number[]>();
    for (const { home, away, startsAt } of events) {
      for (const { id } of [home, away]) spans.set(id, [...(spans.get(id) ?? []), startsAt]);
    }
    for (const starts of spans.values()) {
      const gaps = starts.slice(1).map((start, index) => start - starts[index]!);
      expect(Math.min(Number.POSITIVE_INFINITY, ...gaps)).toBeGreaterThanOrEqual(30 * minute);
    }
  });

  it('[SPT-8] has names in every language that differ in each sport', () => {
    for (const sport of sports) {
      const rows = competitionRows.filter((row) => row.sport === sport);
      const count = Math.max(...rows.map(({ first, participants }) => first + participants));
      const all = Array.from({ length: count }, (_, number) => participantOf(sport, number));
      for (const language of languageIds) {
        expect(new Set(all.map(({ name }) => inLanguage(name, language))).size).toBe(count);
      }
      expect(all.every(({ colours: [one, other] }) => one !== other)).toBe(true);
    }
  });

  it('[SPT-8] presents an event with its state and commitment', () => {
    const event = events[0]!;
    const params = paramsOf(event, 'secret');
    const book = bookOf(simulate(params), [], event.startsAt + 10 * minute);
    const shown = presentEvent(event, params, book);
    expect(shown).toMatchObject({
      id: event.id,
      status: 'live',
      scores: book.scores,
      startsAt: event.startsAt,
    });
    expect(JSON.stringify(shown)).not.toContain(Buffer.from(params.seed).toString('hex'));
  });
});

describe('the pairings', () => {
  it.each([8, 12, 14, 20])('[SPT-8] of %s participants are a double round robin', (participants) => {
    const matches = participants * (participants - 1);
    const pairs = Array.from({ length: matches }, (_, number) => pairOf(participants, number));
    expect(new Set(pairs.map(String)).size).toBe(matches);
    expect(pairs.every(([home, away]) => home !== away)).toBe(true);
    for (let number = 0; number < matches; number += participants / 2) {
      const round = pairs.slice(number, number + participants / 2).flat();
      expect(new Set(round).size).toBe(participants);
    }
    expect(pairOf(participants, matches)).toEqual(pairs[0]);
  });
});

describe('the standings', () => {
  it('[SPT-8] count results and list the last five', () => {
    const result = (home: string, away: string, score: readonly [number, number], startsAt: number) => ({
      home,
      away,
      score,
      startsAt,
    });
    const table = standingsOf([
      result('a', 'b', [2, 0], 1),
      result('b', 'c', [1, 1], 2),
      result('c', 'a', [0, 3], 3),
      ...[4, 5, 6, 7].map((at) => result('a', 'c', [0, 1], at)),
    ]);
    expect(table.map(({ participant, points }) => [participant, points])).toEqual([
      ['c', 13],
      ['a', 6],
      ['b', 1],
    ]);
    expect(table[1]).toMatchObject({ played: 6, won: 2, lost: 4, scored: 5, conceded: 4, form: 'LLLLW' });
  });
});
