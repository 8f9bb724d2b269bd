import { acceptanceDelay } from './acceptance-delays';
import { bookOf, simulate } from './engine/book';
import { eventSeed } from './engine/seeds';
import { sampleEvents } from './engine/testing/sample-events';

const event = sampleEvents[0]!;

describe('the delay of bets in play', () => {
  it('[SPT-8] follows what happens on the field, and is none before the match and in breaks', () => {
    const match = simulate({ ...event, seed: eventSeed('suspensions', '1') });
    const delayAt = (at: number) =>
      acceptanceDelay(match, bookOf(match, [], event.startsAt + Math.floor(at) * 1000));
    const half = match.incidents.find(({ kind }) => kind === 'half-time')!;
    expect(delayAt(-10)).toBe(0);
    expect(delayAt(half.at + 60)).toBe(0);
    const played = Array.from({ length: 200 }, (_, index) => delayAt(30 + 12 * index));
    expect(new Set(played)).toEqual(new Set([3, 5, 8]));
  });
});
