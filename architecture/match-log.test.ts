import type { Sport } from '@pavilion/contract/sports';
import { bookOf, simulate } from '../packages/gateway/src/domain/sports/engine/book';
import { functions, startOf } from '../packages/gateway/src/domain/sports/engine/tennis/state';
import { serverOf as serverOfSet } from '../packages/gateway/src/domain/sports/engine/tennis/statistics';
import { sampleEvents } from '../packages/gateway/src/domain/sports/engine/testing/sample-events';
import { matchLog, serverOf } from '../site/src/features/sports/board/model/match-log';

/** Books from the start of a match to its end. */
const booksOf = (sport: Sport, count = 40) => {
  const event = sampleEvents.find((each) => each.sport === sport)!;
  const match = simulate(event);
  const duration = match.incidents.at(-1)!.at;
  return Array.from({ length: count }, (_, index) =>
    bookOf(match, [], event.startsAt + Math.ceil((1000 * duration * (index + 1)) / count)),
  );
};

const mutable = (scores: Readonly<Record<string, readonly [number, number]>>) =>
  scores as Record<string, [number, number]>;

describe('the log of a match on the site', () => {
  it.each(['basketball', 'tennis', 'cs2', 'moba'] as const)(
    '[SPT-8] has the scores of the engine in %s',
    (sport) => {
      for (const { clock, scores, incidents } of booksOf(sport)) {
        const last = matchLog({ sport, incidents: [...incidents] }).findLast(({ score }) => score);
        if (!last) continue;
        const isTotal = sport === 'basketball';
        expect(last.score).toEqual(isTotal ? scores.ft : scores[last.period!]);
        if (isTotal && last.period !== clock.phase) expect(['break', 'ended']).toContain(clock.phase);
        if (last.points && clock.phase !== 'ended') expect(last.points).toEqual(scores.points);
      }
    },
  );

  it('[SPT-8] knows who serves in tennis as the engine does', () => {
    let compared = 0;
    for (const { clock, scores, incidents } of booksOf('tennis', 200)) {
      if (['before', 'ended'].includes(clock.phase)) continue;
      const state = incidents.reduce(functions.apply, startOf(3));
      const server = serverOf({
        sport: 'tennis',
        status: 'live',
        scores: mutable(scores),
        incidents: [...incidents],
      });
      expect(server).toBe(serverOfSet(state.set) === 'h' ? 'home' : 'away');
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('[SPT-8] does not name a server where the score does not follow from the incidents', () => {
    expect(
      serverOf({
        sport: 'tennis',
        status: 'live',
        scores: { s1: [3, 0], points: [0, 0] },
        incidents: [{ kind: 'point', side: 'h', at: 30 }],
      }),
    ).toBeUndefined();
  });
});
