import { bookOf, simulate } from '../book';
import { eventSeed } from '../seeds';
import { sampleEvents } from '../testing/sample-events';
import { trackerIncidents } from '../tracker';

const event = sampleEvents[0]!;
const seeds = Array.from({ length: 40 }, (_, index) => index);
const matches = seeds.map((seed) => simulate({ ...event, seed: eventSeed('suspensions', String(seed)) }));
const second = 1000;

const statusesAt = (match: (typeof matches)[number], at: number) => {
  const { markets } = bookOf(match, [], event.startsAt + at * second);
  return new Set(markets.map(({ status }) => status));
};

describe('suspensions of football', () => {
  it('[SPT-8] hold from at least 8 s before every change of the score until its confirmation', () => {
    let changes = 0;
    for (const match of matches) {
      for (const [index, { kind, at }] of match.incidents.entries()) {
        if (kind !== 'goal' && kind !== 'goal-cancelled') continue;
        changes += 1;
        const resume = match.incidents.slice(index).find((incident) => incident.kind === 'resume')!;
        for (const moment of [at - 8, at - 1, at + 1, resume.at - 1]) {
          // After the added time nothing is left to bet on, and there are no markets.
          expect(statusesAt(match, moment)).not.toContain('open');
        }
      }
    }
    expect(changes).toBeGreaterThan(60);
  });

  it('[SPT-8] are mostly false alarms: about eight for each goal, and 24 in a match', () => {
    const count = (kind: string) =>
      matches.flatMap(({ incidents }) => incidents.filter((incident) => incident.kind === kind)).length;
    const dangers = count('danger');
    expect(dangers / matches.length).toBeGreaterThan(19);
    expect(dangers / matches.length).toBeLessThan(27);
    expect(dangers / count('goal')).toBeGreaterThan(6);
    expect(dangers / count('goal')).toBeLessThan(11);
  });

  it('[SPT-8] raise the epoch for material incidents only', () => {
    for (const match of matches.slice(0, 10)) {
      for (const { kind, at } of match.incidents) {
        const epochAt = (moment: number) => bookOf(match, [], event.startsAt + moment * second).epoch;
        const [before, after] = [epochAt(Math.ceil(at) - 1), epochAt(Math.ceil(at))];
        if (kind === 'danger' || kind === 'corner') expect(after - before).toBeLessThanOrEqual(1);
        if (kind === 'goal' || kind === 'red') expect(after).toBeGreaterThan(before);
      }
    }
  });

  it('[SPT-8] leave the markets open at half-time, without the first half', () => {
    const match = matches[0]!;
    const half = match.incidents.find(({ kind }) => kind === 'half-time')!;
    const { markets, status, clock } = bookOf(match, [], event.startsAt + Math.ceil(half.at) * second);
    expect([status, clock.phase]).toEqual(['live', 'break']);
    expect(new Set(markets.map((market) => market.status))).toEqual(new Set(['open']));
    expect(markets.map(({ period }) => period)).not.toContain('h1');
  });

  it('[SPT-8] have no incidents of play while the ball is out of play', () => {
    const match = matches[2]!;
    const book = bookOf(match, [], event.startsAt + 7000 * second);
    const half = match.incidents.find(({ kind }) => kind === 'half-time')!;
    const all = trackerIncidents(match, book);
    const inBreak = all.filter(({ at }) => at > half.at && at < half.at + 900);
    expect(inBreak).toEqual([]);
    expect(all.length).toBeGreaterThan(150);
    expect([...all].sort((one, other) => one.at - other.at)).toEqual(all);
    const earlier = bookOf(match, [], event.startsAt + 3000 * second);
    expect(all.filter(({ at }) => at <= 3000)).toEqual(trackerIncidents(match, earlier));
  });
});
