import type { LocalText } from '@pavilion/contract';
import {
  cashOutOffer,
  fairValue,
  handicapResult,
  type LegResult,
  type LineResult,
  marketTypes,
  overResult,
  payoutOf,
  potentialPayout,
  type Sport,
  type SportArea,
  type System,
  sportDefinitions,
  sportsOfArea,
  systemsFor,
} from '@pavilion/contract/sports';
import {
  formatAmount,
  formatMinor,
  inEachLanguage,
  inLanguage,
  localized,
  messagesIn,
} from '@pavilion/format';
import { ticketPrice } from '../../../shared/sports/leg-text';
import { lineText } from '../../../shared/sports/lines';
import { type SportsLabel, sportsMessages } from '../../../shared/sports/tickets/ticket-messages';
import { listOf } from './list-of';

const labelText = (label: keyof (typeof sportsMessages)['en']): LocalText =>
  inEachLanguage((language) => messagesIn(sportsMessages, language)[label]);

/** The text with its placeholders replaced by texts in the same language. */
const filled = (template: LocalText, values: Readonly<Record<string, LocalText>>): LocalText =>
  inEachLanguage((language) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, inLanguage(value, language)),
      inLanguage(template, language),
    ),
  );

/** A text that is the same in every language. */
const sameText = (value: string): LocalText => localized(value, value);

/** The name of a sport. */
export const sportName = (sport: Sport): LocalText => sportDefinitions[sport].name;

/** The names of the markets of a sport in one cell, in the order of the match page. */
const marketList = (sport: Sport): LocalText =>
  listOf(Object.values(marketTypes[sport]).map(({ name }) => name.full));

/** Each sport of an area with its markets. */
export const marketRows = (area: SportArea): LocalText[][] =>
  sportsOfArea(area).map((sport) => [sportName(sport), marketList(sport)]);

const resultLabels = {
  won: 'won',
  'half-won': 'halfWon',
  push: 'push',
  'half-lost': 'halfLost',
  lost: 'lost',
  void: 'voidLeg',
} as const satisfies Record<LegResult, SportsLabel>;

/** The name of the result of a leg. */
export const resultName = (result: LegResult): LocalText => labelText(resultLabels[result]);

/** An amount in minor units as pages show it, with the placeholder for the currency symbol of the brand. */
export const money = (minor: bigint): string => `{currency}${formatAmount(formatMinor(minor))}`;

/** An amount without the decimals of a whole one. */
export const roundMoney = (minor: bigint): string => money(minor).replace(/\.00$/, '');

/** An amount for a drawing, which has no room for the symbol. */
export const bareMoney = (minor: bigint): string => roundMoney(minor).replace('{currency}', '');

const signOf = (q: number) => (q < 0 ? '−' : q > 0 ? '+' : '');

/** Decimal text of a line with its sign: -2 quarters are `−0.5`. */
export const decimalLine = (q: number): string => `${signOf(q)}${Math.abs(q) / 4}`;

/** A line as boards show it, with the decimal form of a quarter line. */
export const shownLine = (q: number): string => {
  const text = `${signOf(q)}${lineText(q)}`;
  return q % 2 === 0 ? text : `${text} (${decimalLine(q)})`;
};

/** The single bet of the examples: stake in minor units, price in thousandths. */
export const example = { stake: 100_00n, price: 1950 } as const;

/** What the single bet of the examples pays for a result. */
export const payoutFor = (result: LegResult, price: number = example.price): bigint =>
  payoutOf(example.stake, [{ result, price }], [1]);

const resultCell = (result: LineResult): LocalText =>
  filled(sameText(`{result} ${money(payoutFor(result))}`), { result: resultName(result) });

/** Handicaps of the home side in quarters, and the goals by which it wins. */
export const handicaps = { lines: [0, -1, -2, -3, -4], margins: [2, 1, 0, -1] } as const;

/** The results of the handicaps: a line, and a cell for each margin. */
export const handicapRows = (): LocalText[][] =>
  handicaps.lines.map((q) => [
    sameText(shownLine(q)),
    ...handicaps.margins.map((margin) => resultCell(handicapResult(margin, q))),
  ]);

/** Totals in quarters, and numbers of goals. */
export const totals = { lines: [8, 9, 10, 11, 12], goals: [1, 2, 3, 4] } as const;

const overLabel = (q: number): LocalText =>
  filled(marketTypes.football.ou!.sideNames.o!.full, { line: sameText(shownLine(q).replace(/\+/g, '')) });

/** The results of “over”: a line, and a cell for each number of goals. */
export const overRows = (): LocalText[][] =>
  totals.lines.map((q) => [overLabel(q), ...totals.goals.map((goals) => resultCell(overResult(goals, q)))]);

/** The quarter line that the drawing splits: its two lines, the half stakes and what each half returns. */
export const split = (() => {
  const [q, margin] = [-3, 1] as const;
  const half = example.stake / 2n;
  const halves = [q + 1, q - 1].map((line) => {
    const result = handicapResult(margin, line);
    return { line, stake: half, result, payout: payoutOf(half, [{ result, price: example.price }], [1]) };
  });
  const result = handicapResult(margin, q);
  return { q, margin, halves, result, payout: payoutFor(result) };
})();

/** A handicap in play, which counts goals after the bet only. */
export const inPlay = (() => {
  const [before, after, q] = [[1, 0] as const, [2, 1] as const, -2];
  const marginOf = ([home, away]: readonly [number, number]) => home - away;
  const value = marginOf(after) - marginOf(before);
  const result = marketTypes.football.ah!.resultOf('h', q, value);
  return { before: before.join(':'), after: after.join(':'), q, result, payout: payoutFor(result) };
})();

/** The name of a system as slips and records show it. */
export const systemName = ({ legs, sizes, bets }: System): LocalText => {
  const label = bets === 1 ? 'parlay' : sizes.includes(1) ? 'lucky' : 'system';
  return filled(labelText(label), { n: sameText(String(legs)), bets: sameText(String(bets)) });
};

/** A system of which one leg is lost, and the parlay of the same legs. */
export const system = (() => {
  const legs = [
    { price: 1900, result: 'won' },
    { price: 2100, result: 'won' },
    { price: 1800, result: 'lost' },
  ] as const;
  const prices = legs.map(({ price }) => price);
  const [unit, sizes] = [10_00n, [2, 3]] as const;
  const { bets, ...rest } = systemsFor(legs.length).find((each) => each.sizes.join() === sizes.join())!;
  return {
    name: systemName({ bets, ...rest }),
    prices: prices.map(ticketPrice),
    unit,
    bets,
    stake: unit * BigInt(bets),
    potential: potentialPayout(unit, prices, sizes),
    payout: payoutOf(unit, legs, sizes),
    parlayPayout: payoutOf(unit, legs, [legs.length]),
  };
})();

interface CashOutExample {
  readonly text: LocalText;
  /** Of all combinations, and the part of it that is offered; minor units. */
  readonly fair: bigint;
  readonly offer: bigint;
}

/** Chances of open legs in per cent, and prices in thousandths. */
const cashOutCase = (
  text: LocalText,
  legs: readonly { price: number; percent: number; state: 'settled' | 'prematch' | 'live' }[],
): CashOutExample => {
  const values = legs.map(({ price, percent, state }) => ({
    value: (price * percent) / (1000 * 100),
    state,
  }));
  const sizes = [legs.length];
  const potential = potentialPayout(
    example.stake,
    legs.map(({ price }) => price),
    sizes,
  );
  const offer = cashOutOffer(example.stake, values, sizes, potential);
  if (offer === undefined) throw new Error('the example has no offer');
  return { text, fair: fairValue(example.stake, values, sizes), offer };
};

const singleCase = (state: 'prematch' | 'live', percent: number, when: LocalText): CashOutExample => {
  const price = 2100;
  const shown = ticketPrice(price);
  return cashOutCase(
    filled(
      localized(
        `{when}：单注 ${shown}，此刻胜率 ${percent}%`,
        `{when}: a single at ${shown}, chance now ${percent}%`,
      ),
      { when },
    ),
    [{ price, percent, state }],
  );
};

const parlayCase = (): CashOutExample => {
  const legs = [
    { price: 1800, percent: 100, state: 'settled' },
    { price: 2000, percent: 60, state: 'live' },
  ] as const;
  const [first, second] = legs.map(({ price }) => ticketPrice(price));
  const { percent } = legs[1];
  return cashOutCase(
    localized(
      `串关：${first} 的一项已赢，${second} 的一项滚球中，胜率 ${percent}%`,
      `Parlay: the leg at ${first} has won, the one at ${second} is in play with a chance of ${percent}%`,
    ),
    legs,
  );
};

/** What tickets of the same stake are worth in different situations. */
export const cashOuts: readonly CashOutExample[] = [
  singleCase('prematch', 47, localized('开赛前', 'Before the start')),
  singleCase('live', 77, localized('滚球领先', 'In play and ahead')),
  singleCase('live', 22, localized('滚球落后', 'In play and behind')),
  parlayCase(),
];

/** A cash-out of a part, with the stake that stays open. */
export const partialCashOut = (() => {
  const percent = 60;
  const whole = cashOuts[1]!.offer;
  const stake = (example.stake * BigInt(percent)) / 100n;
  return { percent, whole, paid: (whole * BigInt(percent)) / 100n, openStake: example.stake - stake };
})();

/** A series of maps: handicaps and totals of maps by the final score. */
export const series = {
  scores: [
    [2, 0],
    [2, 1],
    [1, 2],
    [0, 2],
  ],
  handicaps: [-6, 6],
  total: 10,
} as const;

type SeriesType = 'mapsAh' | 'mapsOu' | 'ml';

const seriesName = (type: SeriesType): LocalText => marketTypes.cs2[type]!.name.full;

const seriesCell = (type: SeriesType, side: string, q: number) =>
  series.scores.map(([home, away]): LocalText => {
    const value = type === 'mapsOu' ? home + away : home - away;
    return resultName(marketTypes.cs2[type]!.resultOf(side, q, value));
  });

/** Results of the markets of a series by its final score. */
export const seriesRows = (): LocalText[][] => [
  [seriesName('ml'), ...seriesCell('ml', 'h', 0)],
  ...series.handicaps.map((q): LocalText[] => [
    filled(sameText(`{name} ${shownLine(q)}`), { name: seriesName('mapsAh') }),
    ...seriesCell('mapsAh', 'h', q),
  ]),
  [
    filled(localized('{name} {over}', '{name}: {over}'), {
      name: seriesName('mapsOu'),
      over: inEachLanguage((language) => inLanguage(overLabel(series.total), language).toLowerCase()),
    }),
    ...seriesCell('mapsOu', 'o', series.total),
  ],
];

const sizeText = (size: number, legs: number): LocalText => {
  if (size === 1) return localized('单注', 'singles');
  return size === legs
    ? localized('全串', 'the parlay of all')
    : localized(`每 ${size} 项一串`, `every parlay of ${size}`);
};

/** The systems for a number of legs: name, what it combines, number of bets. */
export const systemRows = (legs: number): LocalText[][] =>
  systemsFor(legs).map((each) => [
    systemName(each),
    listOf(each.sizes.map((size) => sizeText(size, legs))),
    sameText(String(each.bets)),
  ]);
