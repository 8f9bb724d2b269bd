import type { RoomMatch } from '@pavilion/contract';
import { ballOnPitch } from '../../../shared/sports/ball';
import { addState, ballAt, shownSeconds } from './match-replay';

type Incidents = RoomMatch['incidents'];

const matchAt = (at: number, incidents: Incidents = [], event = 'match-1') => ({
  event,
  sport: 'football' as const,
  clock: { at, phase: 'h1' },
  incidents,
});

const attack = { kind: 'attack', side: 'h', at: 100 } as const;
const goal = { kind: 'goal', side: 'h', at: 108 } as const;

describe('the replay of a match', () => {
  it('[LIV-3] shows the first state at once', () => {
    const replay = addState(undefined, matchAt(105, [attack]), 5_000);
    expect(shownSeconds(replay, 5_000)).toBe(105);
    expect(ballAt(replay, 5_000)).toEqual(ballOnPitch(attack));
  });

  it('[LIV-3] shows a state one second after it arrived, and what is between two states', () => {
    const first = addState(undefined, matchAt(105, [attack]), 5_000);
    const replay = addState(first, matchAt(110, [attack, goal]), 6_000);
    expect(shownSeconds(replay, 6_000)).toBe(105);
    expect(shownSeconds(replay, 6_500)).toBe(107.5);
    expect(shownSeconds(replay, 7_000)).toBe(110);
    expect(shownSeconds(replay, 60_000)).toBe(110);
  });

  it('[LIV-3] moves the ball from the last state to the time of an incident', () => {
    const first = addState(undefined, matchAt(105, [attack]), 5_000);
    const replay = addState(first, matchAt(110, [attack, goal]), 6_000);
    const [start, end] = [ballOnPitch(attack), ballOnPitch(goal)];
    expect(ballAt(replay, 6_000)).toEqual(start);
    expect(ballAt(replay, 6_300)?.x).toBeCloseTo((start.x + end.x) / 2);
    expect(ballAt(replay, 6_600)?.x).toBeCloseTo(end.x);
    expect(ballAt(replay, 9_000)).toEqual(end);
  });

  it('[LIV-3] moves the ball in the time between two states that arrive more rarely', () => {
    const first = addState(undefined, matchAt(100, [attack]), 5_000);
    const replay = addState(first, matchAt(110, [attack, goal]), 15_000);
    const [start, end] = [ballOnPitch(attack), ballOnPitch(goal)];
    expect(ballAt(replay, 15_000, 10_000)).toEqual(start);
    expect(ballAt(replay, 19_000, 10_000)?.x).toBeCloseTo((start.x + end.x) / 2);
    expect(ballAt(replay, 25_000, 10_000)).toEqual(end);
  });

  it('[LIV-3] leaves the ball where it is after an incident without a place', () => {
    const first = addState(undefined, matchAt(105, [attack]), 5_000);
    const replay = addState(first, matchAt(110, [attack, { kind: 'added-time', at: 109, value: 2 }]), 6_000);
    expect(ballAt(replay, 9_000)).toEqual(ballOnPitch(attack));
  });

  it('[LIV-3] starts again with another match, and when its clock was set back', () => {
    const first = addState(undefined, matchAt(105, [attack]), 5_000);
    expect(ballAt(addState(first, matchAt(3, [], 'match-2'), 6_000), 6_000)).toBeUndefined();
    expect(addState(first, matchAt(90, [attack]), 6_000).samples).toHaveLength(1);
  });

  it('[LIV-3] keeps a bounded number of states and movements', () => {
    let replay = addState(undefined, matchAt(0), 0);
    const incidents: Incidents = [];
    for (let second = 1; second <= 100; second += 1) {
      incidents.push({ kind: 'attack', side: second % 2 ? 'h' : 'a', at: second });
      replay = addState(replay, matchAt(second, [...incidents]), second * 1_000);
    }
    expect(replay.samples.length).toBeLessThan(10);
    expect(replay.moves.length).toBeLessThan(20);
  });
});
