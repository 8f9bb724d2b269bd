import type { EventView, SportBet, SportLeg, SportLegEvent } from '@pavilion/contract';

/** Builders of test data for the slip. */

const river = { 'zh-CN': '江河联赛', en: 'River League' };
const teams = [
  [
    { 'zh-CN': '云岭飞鹤', en: 'Yunling Cranes' },
    { 'zh-CN': '东渡海燕', en: 'Dongdu Swifts' },
  ],
  [
    { 'zh-CN': '北桥铁骑', en: 'Beiqiao Riders' },
    { 'zh-CN': '南湖白鹭', en: 'Nanhu Egrets' },
  ],
  [
    { 'zh-CN': '石城灯塔', en: 'Shicheng Lights' },
    { 'zh-CN': '青川竹马', en: 'Qingchuan Bamboo' },
  ],
] as const;

/** The id of a football match: fb.1, fb.2 and fb.3. */
export const eventId = (n: number) => `fb.${n}`;

type MatchLegEvent = Extract<SportLegEvent, { readonly home: unknown }>;

export const buildLegEvent = (n = 1): MatchLegEvent => ({
  sport: 'football',
  competition: river,
  home: teams[n - 1]![0],
  away: teams[n - 1]![1],
  startsAt: '2026-11-22T12:00:00.000Z',
});

interface EventOptions {
  readonly status?: EventView['status'];
  readonly market?: Partial<EventView['markets'][number]>;
  /** Price of the home side of the match result. */
  readonly home?: number;
  readonly version?: readonly [number, number];
  readonly parlayMin?: 1 | 2 | 3;
}

/** A match with its result, a handicap of two lines and a total. */
export const buildEvent = (
  n = 1,
  { status = 'scheduled', market = {}, home = 2050, version = [1, 0], parlayMin = 1 }: EventOptions = {},
): EventView => {
  const id = eventId(n);
  const names = buildLegEvent(n);
  const side = (name: MatchLegEvent['home']) => ({
    id: name.en.toLowerCase(),
    name,
    short: name,
    colours: ['#b3261e', '#f2efe6'] as [string, string],
  });
  const common = { period: 'ft', status: 'open' as const, epoch: 0 };
  return {
    id,
    sport: 'football',
    competition: { id: 'river', sport: 'football', name: names.competition, rank: 1, speed: 1 },
    home: side(names.home),
    away: side(names.away),
    startsAt: Date.parse(names.startsAt),
    status,
    clock: { at: 0, phase: 'h1', shown: 0 },
    scores: { ft: [0, 0] },
    parlayMin,
    commitment: 'c0ffee',
    version: [...version],
    marketCount: 3,
    markets: [
      {
        ...common,
        key: `${id}:1x2:ft`,
        type: '1x2',
        lines: [
          {
            q: 0,
            selections: [
              { side: 'h', price: home, open: true },
              { side: 'd', price: 3400, open: true },
              { side: 'a', price: 3550, open: true },
            ],
          },
        ],
        ...market,
      },
      {
        ...common,
        key: `${id}:ah:ft`,
        type: 'ah',
        lines: [-2, -3].map((q) => ({
          q,
          selections: [
            { side: 'h', price: q === -2 ? 2090 : 2440, open: true },
            { side: 'a', price: q === -2 ? 1830 : 1630, open: true },
          ],
        })),
      },
      {
        ...common,
        key: `${id}:ou:ft`,
        type: 'ou',
        lines: [
          {
            q: 9,
            selections: [
              { side: 'o', price: 1710, open: true },
              { side: 'u', price: 2250, open: true },
            ],
          },
        ],
      },
    ],
  };
};

export const homeWins = (n = 1) => `${eventId(n)}:1x2:ft:0:h`;

export const buildLeg = (n = 1, differing: Partial<SportLeg> = {}): SportLeg => ({
  event: buildLegEvent(n),
  selection: homeWins(n),
  askedPrice: 2050,
  price: 2050,
  score: null,
  result: null,
  ...differing,
});

export const buildBet = (differing: Partial<SportBet> = {}): SportBet => ({
  id: '01J00000000000000000000001',
  provider: 'IMTY',
  state: 'open',
  name: { 'zh-CN': '云岭飞鹤 对 东渡海燕', en: 'Yunling Cranes v Dongdu Swifts' },
  sizes: [1],
  bets: 1,
  unit: '100.00',
  stake: '100.00',
  openStake: '100.00',
  potential: '205.00',
  payout: '0.00',
  cashedOut: '0.00',
  placedAt: '2026-11-22T11:00:00.000Z',
  decideInMs: null,
  settledAt: null,
  refusal: null,
  settlements: 0,
  legs: [buildLeg()],
  ...differing,
});
