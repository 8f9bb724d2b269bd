import { marketTypes, sports } from '@pavilion/contract/sports';
import { bookOf, type EventParams, simulate } from './book';
import { eventSeed } from './draws';
import { fairShares, resultOf } from './results';
import { sampleEvents } from './testing/sample-events';

/** Adds a market type and its offer to football, as a developer would. Nothing else of contract and engine may be needed. */
jest.mock('../../../../../contract/src/sports/market-types', () => {
  const actual = jest.requireActual('../../../../../contract/src/sports/market-types');
  const { football } = actual.marketTypes;
  const goalRush = {
    ...football.oe,
    sides: ['rush', 'calm'],
    resultOf: (side: string, _q: number, goals: number) => (goals > 3 === (side === 'rush') ? 'won' : 'lost'),
  };
  return { ...actual, marketTypes: { ...actual.marketTypes, football: { ...football, goalRush } } };
});
jest.mock('./football', () => {
  const actual = jest.requireActual('./football');
  const { offers } = actual.football;
  return { football: { ...actual.football, offers: { ...offers, goalRush: offers.oe } } };
});

const second = 1000;
const leg = { type: 'goalRush', period: 'ft', q: 0, base: 0 };

const matchOf = (event: EventParams, seed: number) => {
  const match = simulate({ ...event, seed: eventSeed('secret of the test', `${event.id}-${seed}`) });
  const duration = match.incidents.at(-1)!.at;
  return {
    bookAtShare: (share: number) => bookOf(match, [], event.startsAt + Math.floor(duration * share) * second),
    settled: () => bookOf(match, [], event.startsAt + (duration + 62) * second),
  };
};

describe('a market type that was added as a row and an offer', () => {
  const football = sampleEvents.find(({ sport }) => sport === 'football')!;

  it('[SPT-8] is priced and open for cash-out before and during the match', () => {
    const { bookAtShare } = matchOf(football, 1);
    for (const share of [-0.5, 0.01]) {
      const book = bookAtShare(share);
      const market = book.markets.find(({ type }) => type === 'goalRush')!;
      expect(market).toMatchObject({ key: `${football.id}:goalRush:ft`, lines: [{ q: 0 }] });
      const { selections } = market.lines[0]!;
      expect(selections.map(({ side, open }) => [side, open])).toEqual([
        ['rush', true],
        ['calm', true],
      ]);
      // The house keeps a share of both prices together.
      expect(selections.reduce((sum, { price }) => sum + 1000 / price, 0)).toBeGreaterThan(1);
      const [rush, calm] = ['rush', 'calm'].map((side) => fairShares(book, { ...leg, side })!);
      expect(rush!.won).toBeCloseTo(calm!.lost, 10);
    }
  });

  it('[SPT-8] is settled by the score', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const book = matchOf(football, seed).settled();
      const [home = 0, away = 0] = book.scores.ft ?? [];
      const winner = home + away > 3 ? 'rush' : 'calm';
      for (const side of ['rush', 'calm'])
        expect([seed, resultOf(book, { ...leg, side })]).toEqual([seed, side === winner ? 'won' : 'lost']);
    }
  });
});

describe.each(sports)('the market types of %s', (sport) => {
  it('[SPT-8] all have a law, by which their markets open at some moment', () => {
    const event = sampleEvents.find((each) => each.sport === sport)!;
    const seen = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const { bookAtShare } = matchOf(event, seed);
      for (let share = -0.1; share < 1; share += 0.02)
        for (const { type } of bookAtShare(share).markets) seen.add(type);
    }
    expect([...seen].sort()).toEqual(Object.keys(marketTypes[sport]).sort());
  });
});
