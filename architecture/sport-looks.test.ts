import { sports } from '@pavilion/contract/sports';
import { bookOf, simulate } from '../packages/gateway/src/domain/sports/engine/book';
import { statisticsOf } from '../packages/gateway/src/domain/sports/engine/statistics';
import { sampleEvents } from '../packages/gateway/src/domain/sports/engine/testing/sample-events';
import { trackerIncidents } from '../packages/gateway/src/domain/sports/engine/tracker';
import type { marketMessages } from '../site/src/shared/sports/market-messages';
import { type MarketTexts, periodName } from '../site/src/shared/sports/market-names';
import { sportLooks } from '../site/src/shared/sports/sport-looks';

/** Books from the start of a match to its end. */
const booksOf = (sport: string) => {
  const event = sampleEvents.find((each) => each.sport === sport)!;
  const match = simulate(event);
  const duration = match.incidents.at(-1)!.at;
  return Array.from({ length: 20 }, (_, index) => {
    const book = bookOf(match, [], event.startsAt + Math.ceil((1000 * duration * (index + 1)) / 20));
    return { book, incidents: trackerIncidents(match, book) };
  });
};

const key: MarketTexts = ((name: keyof (typeof marketMessages)['zh-CN']) => name) as MarketTexts;

/** Phases and scores that boards name by a text of their own. */
const withoutPeriod = /^(before|break|ended|ot\d+|ft|sets|maps|games|points|corners|reds)$/;

describe.each(sports)('the look of %s on the site', (sport) => {
  const books = booksOf(sport);

  it('[SPT-8] has every incident and statistic that its matches report', () => {
    const { incidents, statistics } = sportLooks[sport];
    const last = books.at(-1)!;
    expect(Object.keys(incidents)).toEqual(
      expect.arrayContaining([...new Set(last.incidents.map(({ kind }) => kind))]),
    );
    expect(Object.keys(statistics)).toEqual(Object.keys(statisticsOf(sport, last.incidents)));
  });

  it('[SPT-8] counts incidents that its matches report as points, and has them in the timeline', () => {
    const { scoring, turningPoints, incidents } = sportLooks[sport];
    const reported = new Set<string>(books.at(-1)!.incidents.map(({ kind }) => kind));
    expect(scoring.some((kind) => reported.has(kind))).toBe(true);
    expect(turningPoints.some((kind) => reported.has(kind))).toBe(true);
    expect(turningPoints.filter((kind) => !incidents[kind])).toEqual([]);
  });

  it('[SPT-8] has a name for each period of its clock and its scores', () => {
    const periods = new Set(books.flatMap(({ book }) => [book.clock.phase, ...Object.keys(book.scores)]));
    const named = [...periods].filter((period) => !withoutPeriod.test(period));
    // A period without a name is shown as the whole match.
    expect(named.filter((period) => periodName(key, period) === 'periodFt')).toEqual([]);
  });
});
