import type { EventView } from '@pavilion/contract';

type MarketView = EventView['markets'][number];

/** A market with one line; prices by side. */
export const buildMarket = (
  event: string,
  type: string,
  period: string,
  prices: Readonly<Record<string, number>>,
  more: Partial<MarketView> & { readonly q?: number } = {},
): MarketView => {
  const { q = 0, ...rest } = more;
  return {
    key: `${event}:${type}:${period}`,
    type,
    period,
    status: 'open',
    epoch: 1,
    lines: [{ q, selections: Object.entries(prices).map(([side, price]) => ({ side, price, open: true })) }],
    ...rest,
  };
};

const side = (id: string, zh: string, en: string): EventView['home'] => ({
  id,
  name: { 'zh-CN': zh, en },
  short: { 'zh-CN': zh, en },
  colours: ['#b92d1b', '#fff8ee'],
});

/** The main markets of a football match. */
export const footballMarkets = (event: string): MarketView[] => [
  buildMarket(event, 'ah', 'ft', { h: 1930, a: 1950 }, { q: -2 }),
  buildMarket(event, 'ou', 'ft', { o: 1880, u: 2000 }, { q: 10 }),
  buildMarket(event, '1x2', 'ft', { h: 2050, d: 3400, a: 3550 }),
  buildMarket(event, 'ah', 'h1', { h: 2010, a: 1850 }, { q: -1 }),
  buildMarket(event, 'ou', 'h1', { o: 1900, u: 1960 }, { q: 4 }),
  buildMarket(event, '1x2', 'h1', { h: 2700, d: 2150, a: 4200 }),
];

/** A football match in play, with its main markets. */
export const buildEvent = (changes: Partial<EventView> = {}): EventView => {
  const id = changes.id ?? 'fb.river.20261122.03';
  return {
    id,
    sport: 'football',
    competition: {
      id: 'fb.river',
      sport: 'football',
      name: { 'zh-CN': '江河联赛', en: 'River League' },
      rank: 1,
      speed: 1,
    },
    home: side('crane', '云岭飞鹤', 'Cloud Ridge Cranes'),
    away: side('swallow', '东渡海燕', 'Eastferry Swallows'),
    startsAt: Date.UTC(2026, 10, 22, 11),
    status: 'live',
    clock: { at: 3780, phase: 'h2', shown: 3780 },
    scores: { ft: [2, 1], h1: [1, 0], corners: [5, 3], reds: [0, 0] },
    parlayMin: 1,
    commitment: 'c0ffee',
    version: [241_203, 0],
    marketCount: 38,
    markets: footballMarkets(id),
    ...changes,
  };
};
