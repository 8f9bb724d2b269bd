import type { Sport } from '@pavilion/contract/sports';
import { bookOf, simulate } from './book';
import type { Incident, Side } from './sport-model';
import { statisticsOf } from './statistics';
import { sampleEvents } from './testing/sample-events';

const endedBook = (sport: Sport) => {
  const event = sampleEvents.find((each) => each.sport === sport)!;
  const match = simulate(event);
  return bookOf(match, [], event.startsAt + 1_000 * match.incidents.at(-1)!.at + 1_000);
};

const point = (side: Side, at: number): Incident => ({ at, kind: 'point', side });

describe('the statistics of tennis', () => {
  it('[SPT-8] add up to the points and the games of the score', () => {
    const { incidents, scores } = endedBook('tennis');
    const statistics = statisticsOf('tennis', incidents);
    const { points, servicePoints, returnPoints, serviceGames, breaks, breakPoints } = statistics;
    const tieBreaks = Object.entries(scores).filter(
      ([period, [home, away]]) => /^s\d$/.test(period) && home + away === 13,
    );
    for (const side of [0, 1] as const) {
      expect(servicePoints![side] + returnPoints![side]).toBe(points![side]);
      expect(breaks![side]).toBeLessThanOrEqual(breakPoints![side]);
      const wonTieBreaks = tieBreaks.filter(([, score]) => score[side] === 7).length;
      expect(serviceGames![side] + breaks![side] + wonTieBreaks).toBe(scores.games![side]);
    }
  });

  it('[SPT-8] count a break point whether it is won or saved, for the receiver', () => {
    // 0:40 on the serve of home: one break point saved, one won.
    const points = (['a', 'a', 'a', 'h', 'a'] as const).map((side, index) => point(side, 30 * (index + 1)));
    const statistics = statisticsOf('tennis', [{ at: 0, kind: 'start' }, ...points]);
    expect(statistics).toEqual({
      points: [1, 4],
      servicePoints: [1, 0],
      returnPoints: [0, 4],
      serviceGames: [0, 0],
      breakPoints: [0, 2],
      breaks: [0, 1],
    });
  });
});

describe('the statistics of basketball', () => {
  it('[SPT-8] add up to the score, with a lead of at least its difference', () => {
    const { incidents, scores } = endedBook('basketball');
    const { twoPointers, threePointers, singlePoints, largestLead } = statisticsOf('basketball', incidents);
    for (const side of [0, 1] as const) {
      const other = side === 0 ? 1 : 0;
      expect(2 * twoPointers![side] + 3 * threePointers![side] + singlePoints![side]).toBe(scores.ft![side]);
      expect(largestLead![side]).toBeGreaterThanOrEqual(scores.ft![side] - scores.ft![other]);
    }
  });

  it('[SPT-8] end a run with a point of the other side, not with a missed attack', () => {
    const attacks = [
      ['h', 3],
      ['a', 0],
      ['h', 2],
      ['a', 2],
      ['h', 2],
    ] as const;
    const incidents = attacks.map(
      ([side, value], index): Incident => ({ at: 30 * index, kind: 'possession', side, value }),
    );
    expect(statisticsOf('basketball', incidents)).toMatchObject({ longestRun: [5, 2], largestLead: [5, 0] });
  });
});
