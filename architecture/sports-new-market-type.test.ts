import { type MarketTypes, marketTypes, sports } from '@pavilion/contract/sports';
import type { BasketballState } from '../packages/gateway/src/domain/sports/engine/basketball/state';
import { bookOf, type EventParams, simulate } from '../packages/gateway/src/domain/sports/engine/book';
import { chanceOf } from '../packages/gateway/src/domain/sports/engine/distributions/distribution';
import { findDistribution } from '../packages/gateway/src/domain/sports/engine/distributions/quantity';
import { fairShares, resultOf } from '../packages/gateway/src/domain/sports/engine/results';
import { eventSeed } from '../packages/gateway/src/domain/sports/engine/seeds';
import type { StateFunctions } from '../packages/gateway/src/domain/sports/engine/sport-model';
import { sampleEvents } from '../packages/gateway/src/domain/sports/engine/testing/sample-events';
import { marketGroupsOf } from '../site/src/features/sports/board/model/market-groups';
import { type Localize, marketName, sideName } from '../site/src/shared/sports/market-names';
import { sportsOfClient } from './game-client';

/*
 * Adds two market types to football, as a developer would by CONTRIBUTING.md, “A market type”: `bothHalves` with a quantity of its
 * own, which says whether both halves have a goal, and `halfBothScored`, an existing quantity in another period. Each is a row of
 * the contract and an offer, and the quantity is a row of the engine. Nothing else may be needed.
 *
 * Basketball gets `firstTo20`, the side that has 20 points first: a quantity of the whole match that is decided before its end.
 */
jest.mock('../packages/contract/src/sports/market-types', () => {
  const actual = jest.requireActual('../packages/contract/src/sports/market-types');
  const { basketball, football } = actual.marketTypes;
  const text = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });
  const named = (name: object) => ({ full: name, short: name });
  const bothHalves = {
    ...football.btts,
    name: named(text('上下半场均有进球', 'Goals in both halves')),
    quantity: 'bothHalves',
    tab: 'goals',
  };
  const halfBothScored = {
    ...football.btts,
    name: named(text('半场双方均进球', 'Both teams score in the half')),
    periods: ['h'],
    tab: undefined,
  };
  const types = { ...football, bothHalves, halfBothScored };
  const firstTo20 = {
    ...basketball.ml,
    name: named(text('先得 20 分', 'First to 20 points')),
    quantity: 'firstTo20',
    isIndexed: true,
    resultOf: (side: string, _q: number, value: number) =>
      ['h', 'a'][value] === side ? ('won' as const) : ('lost' as const),
  };
  return {
    ...actual,
    marketTypes: { ...actual.marketTypes, football: types, basketball: { ...basketball, firstTo20 } },
  };
});
jest.mock('../packages/gateway/src/domain/sports/engine/football/goal-quantities', () => {
  const actual = jest.requireActual('../packages/gateway/src/domain/sports/engine/football/goal-quantities');
  const bothHalves = actual.ofHalves(actual.totalOf, (first: number, second: number) =>
    first > 0 && second > 0 ? 1 : 0,
  );
  return { ...actual, goalQuantities: { ...actual.goalQuantities, bothHalves } };
});
jest.mock('../packages/gateway/src/domain/sports/engine/football', () => {
  const actual = jest.requireActual('../packages/gateway/src/domain/sports/engine/football');
  const { offers } = actual.football;
  const added = { bothHalves: offers.btts, halfBothScored: offers.btts };
  return { football: { ...actual.football, offers: { ...offers, ...added } } };
});
jest.mock('../packages/gateway/src/domain/sports/engine/basketball/state', () => {
  const actual: { functions: StateFunctions<BasketballState & { readonly first?: number }> } =
    jest.requireActual('../packages/gateway/src/domain/sports/engine/basketball/state');
  const { apply, distributions } = actual.functions;
  const functions: typeof actual.functions = {
    ...actual.functions,
    apply: (state, incident) => {
      const next = apply(state, incident);
      const reached = [0, 1].find(
        (side) => next.points.reduce((sum, points) => sum + points[side as 0 | 1], 0) >= 20,
      );
      const first = state.first ?? reached;
      return first === undefined || next.first === first ? next : { ...next, first };
    },
    distributions: (state, at, rates) => {
      const chances = state.first === undefined ? [0.5, 0.5] : [1];
      const firstTo20 = {
        quantity: 'firstTo20',
        period: 'ft',
        distribution: { from: state.first ?? 0, chances },
      };
      return [...distributions(state, at, rates), firstTo20];
    },
  };
  return { ...actual, functions };
});
jest.mock('../packages/gateway/src/domain/sports/engine/basketball', () => {
  const actual = jest.requireActual('../packages/gateway/src/domain/sports/engine/basketball');
  const { offers } = actual.basketball;
  return { basketball: { ...actual.basketball, offers: { ...offers, firstTo20: offers.ml } } };
});

const second = 1000;

const matchOf = (event: EventParams, seed: number) => {
  const match = simulate({ ...event, seed: eventSeed('secret of the test', `${event.id}-${seed}`) });
  const duration = match.incidents.at(-1)!.at;
  return {
    bookAtShare: (share: number) => bookOf(match, [], event.startsAt + Math.floor(duration * share) * second),
    settled: () => bookOf(match, [], event.startsAt + (duration + 62) * second),
  };
};

const football = sampleEvents.find(({ sport }) => sport === 'football')!;
const added = [
  ['bothHalves', 'ft'],
  ['halfBothScored', 'h1'],
] as const;

describe.each(added)('the added market type %s', (type, period) => {
  const leg = { type, period, q: 0, base: 0 };

  it('[SPT-8] is priced and open for cash-out before and during the match', () => {
    const { bookAtShare } = matchOf(football, 1);
    for (const share of [-0.5, 0.01]) {
      const book = bookAtShare(share);
      const market = book.markets.find((each) => each.type === type)!;
      expect(market).toMatchObject({ key: `${football.id}:${type}:${period}`, lines: [{ q: 0 }] });
      const { selections } = market.lines[0]!;
      expect(selections.map(({ side, open }) => [side, open])).toEqual([
        ['n', true],
        ['y', true],
      ]);
      // The house keeps a share of both prices together.
      expect(selections.reduce((sum, { price }) => sum + 1000 / price, 0)).toBeGreaterThan(1);
      const [no, yes] = ['n', 'y'].map((side) => fairShares(book, { ...leg, side })!);
      expect(no!.won).toBeCloseTo(yes!.lost, 10);
    }
  });

  it('[SPT-8] is settled by the goals of both halves', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const book = matchOf(football, seed).settled();
      const [home, away] = book.scores.h1!;
      const [homeFinal, awayFinal] = book.scores.ft!;
      const isYes =
        type === 'bothHalves' ? home + away > 0 && homeFinal + awayFinal > home + away : home > 0 && away > 0;
      const results = ['n', 'y'].map((side) => resultOf(book, { ...leg, side }));
      expect([seed, ...results]).toEqual([seed, ...(isYes ? ['lost', 'won'] : ['won', 'lost'])]);
    }
  });

  it.each(['zh-CN', 'en'] as const)(
    '[SPT-8] is shown by its name in %s, on the site and the page of the venues',
    (locale) => {
      const localize: Localize = (text) => text[locale];
      const { name } = marketTypes.football[type]!;
      expect(marketName(localize, 'football', type, 'full')).toBe(name.full[locale]);
      const sides = ['n', 'y'].map((side) =>
        sideName(localize, { sport: 'football', type, side, form: 'short', home: '', away: '' }),
      );
      expect(sides).toEqual(locale === 'en' ? ['No', 'Yes'] : ['否', '是']);
      const [, json = ''] = sportsOfClient().split('sportDefinitions = ');
      const { markets } = JSON.parse(json.replace(/;\s*$/, '')).football;
      expect([markets[type].name[locale], markets[type].sides.y[locale]]).toEqual([
        name.short[locale],
        sides[1],
      ]);
    },
  );

  it('[SPT-8] is in the tab of the opened match that its row names, or under “special”', () => {
    const tabs = marketGroupsOf('football').filter(({ has }) => has({ type, period: 'ft' }));
    expect(tabs.map(({ id }) => id)).toEqual(['all', type === 'bothHalves' ? 'goals' : 'special']);
  });
});

it('[SPT-8] a quantity of both halves has the chance that goals of both halves have in simulated matches', () => {
  const matches = 400;
  let expected = 0;
  let found = 0;
  for (let seed = 0; seed < matches; seed += 1) {
    const { bookAtShare, settled } = matchOf(football, 1000 + seed);
    expected += chanceOf(
      findDistribution(bookAtShare(-0.01).distributions, 'bothHalves', 'ft')!.distribution,
      1,
    );
    if (resultOf(settled(), { type: 'bothHalves', period: 'ft', side: 'y', q: 0, base: 0 }) === 'won')
      found += 1;
  }
  // Four standard deviations.
  expect(Math.abs(found - expected)).toBeLessThan(4 * Math.sqrt(matches / 4));
});

describe('a market of the whole match that is decided before its end', () => {
  const basketball = sampleEvents.find(({ sport }) => sport === 'basketball')!;
  const sides = ['h', 'a'] as const;

  it('[SPT-8] keeps its result when the match is abandoned, and is void when it was undecided', () => {
    for (const seed of [1, 2, 3, 4]) {
      const match = simulate({ ...basketball, seed: eventSeed('secret of the test', `first-to-20-${seed}`) });
      const points = { h: 0, a: 0 };
      const decisive = match.incidents.find(({ side, value = 0 }) => {
        if (side === undefined) return false;
        points[side] += value;
        return points[side] >= 20;
      })!;
      const resultsAt = (matchSecond: number) => {
        const at = basketball.startsAt + Math.ceil(matchSecond) * second;
        const book = bookOf(match, [{ kind: 'abandon', seq: 1, at }], at + 60 * second);
        expect(book.status).toBe('abandoned');
        return {
          firstTo20: sides.map((side) =>
            resultOf(book, { type: 'firstTo20', period: 'ft', q: 0, base: 0, side }),
          ),
          // Over half a point is certain, but a total of the whole match needs 35 minutes of play.
          total: resultOf(book, { type: 'ou', period: 'ft', q: 2, base: 0, side: 'o' }),
        };
      };
      expect(resultsAt(decisive.at - 2)).toEqual({ firstTo20: ['void', 'void'], total: 'void' });
      const results = sides.map((side) => (side === decisive.side ? 'won' : 'lost'));
      expect(resultsAt(decisive.at + 1)).toEqual({ firstTo20: results, total: 'void' });
      // In the fourth quarter, late enough for the match to count as played.
      expect(resultsAt(match.incidents.at(-1)!.at - 30)).toEqual({ firstTo20: results, total: 'won' });
    }
  });
});

describe.each(sports)('the market types of %s', (sport) => {
  const types: MarketTypes = marketTypes[sport];

  it('[SPT-8] all have a distribution, by which their markets open at some moment', () => {
    const event = sampleEvents.find((each) => each.sport === sport)!;
    const seen = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const { bookAtShare } = matchOf(event, seed);
      for (let share = -0.1; share < 1; share += 0.02)
        for (const { type } of bookAtShare(share).markets) seen.add(type);
    }
    expect([...seen].sort()).toEqual(Object.keys(types).sort());
  });
});
