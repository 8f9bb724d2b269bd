/**
 * What the bets on table games pay, in hundredths of the stake: a second implementation of their rules for tests, which shares
 * nothing with the games but the ids of selections and the form of outcomes.
 */

type Hand = readonly number[];

/** @param bet the id of a selection up to its colon. @param on the rest of the id. */
type Pays<Outcome> = (bet: string, on: string, outcome: Outcome) => number | undefined;

const paid = (isWon: boolean, pays: number): number => (isWon ? pays : 0);
const total = (numbers: Hand): number => numbers.reduce((sum, number) => sum + number, 0);
const numbersIn = (on: string): number[] => on.split('-').map(Number);
const pip = (card: number): number => (card % 13) + 1;
const suit = (card: number): string => '♠♥♣♦'.charAt(card / 13);
const isSide = (side: string, number: number, firstBig: number): boolean =>
  ({ big: number >= firstBig, small: number < firstBig, odd: number % 2 !== 0, even: number % 2 === 0 })[
    side
  ] ?? false;

const baccarat =
  (isFree: boolean): Pays<{ player: Hand; banker: Hand }> =>
  (bet, _, { player, banker }) => {
    const points = (hand: Hand) => total(hand.map((card) => Math.min(pip(card), 10))) % 10;
    const isPair = ([one, other]: Hand) => pip(one!) === pip(other!);
    const isPerfect = ([one, other]: Hand) => one === other;
    const lead = points(banker) - points(player);
    const onSix = lead > 0 && points(banker) === 6;
    const wholeWin = isFree ? 200 - paid(onSix, 50) : 195;
    const perfect = [player, banker].filter(isPerfect).length;
    const bets: Record<string, number> = {
      banker: lead === 0 ? 100 : paid(lead > 0, wholeWin),
      player: lead === 0 ? 100 : paid(lead < 0, 200),
      tie: paid(lead === 0, 1_000),
      'super-six': paid(onSix, 1_700),
      'player-pair': paid(isPair(player), 1_300),
      'banker-pair': paid(isPair(banker), 1_300),
      'either-pair': paid(isPair(player) || isPair(banker), 650),
      'perfect-pair': perfect === 2 ? 20_100 : paid(perfect === 1, 2_600),
      big: paid(player.length + banker.length > 4, 154),
      small: paid(player.length + banker.length === 4, 250),
    };
    return bets[bet];
  };

const dragonTiger: Pays<{ dragon: number; tiger: number }> = (bet, _, outcome) => {
  const { dragon, tiger } = outcome;
  const lead = pip(dragon) - pip(tiger);
  const [side, property] = bet.split('-') as ['dragon' | 'tiger', string | undefined];
  if (bet === 'tie') return paid(lead === 0, 1_300);
  if (bet === 'suited-tie') return paid(dragon === tiger, 5_600);
  if (property === undefined) {
    return lead === 0 ? 50 : paid(side === 'dragon' ? lead > 0 : lead < 0, 200);
  }
  const card = outcome[side];
  const isRed = '♥♦'.includes(suit(card));
  const properties: Record<string, number> = {
    odd: paid(pip(card) % 2 === 1, 175),
    even: paid(pip(card) % 2 === 0, 205),
    red: paid(isRed, 190),
    black: paid(!isRed, 190),
  };
  return properties[property];
};

const sicBo: Pays<{ dice: Hand }> = (bet, on, { dice }) => {
  const shown = (face: number) => dice.filter((die) => die === face).length;
  const isTriple = new Set(dice).size === 1;
  const pays = { 4: 6_600, 5: 3_300, 6: 2_000, 7: 1_300, 8: 1_000, 9: 800, 10: 750 } as Record<
    string,
    number
  >;
  const numbers = numbersIn(on);
  const [first] = numbers as [number];
  const bets: Record<string, number> = {
    'any-triple': paid(isTriple, 3_300),
    triple: paid(shown(first) === 3, 20_100),
    double: paid(shown(first) > 1, 1_300),
    pair: paid(
      numbers.every((face) => dice.includes(face)),
      700,
    ),
    single: [0, 200, 300, 1_300][shown(first)]!,
    sum: paid(total(dice) === first, pays[first] ?? pays[21 - first]!),
  };
  return bets[bet] ?? paid(!isTriple && isSide(bet, total(dice), 11), 200);
};

const roulette: Pays<{ pocket: number }> = (bet, on, { pocket }) => {
  if (bet === 'dozen') return paid(Math.ceil(pocket / 12) === Number(on), 300);
  if (bet === 'column') return paid(pocket > 0 && (pocket - Number(on)) % 3 === 0, 300);
  const numbers = numbersIn(on);
  if (on !== '') return paid(numbers.includes(pocket), 3_600 / numbers.length);
  // From 1 to 10 and from 19 to 28 odd numbers are red, and elsewhere even ones.
  const isRed = (pocket - 1) % 18 < 10 === (pocket % 2 === 1);
  const isWon = { red: isRed, black: !isRed, low: pocket < 19, high: pocket > 18 }[bet];
  return pocket === 0 ? 50 : paid(isWon ?? isSide(bet, pocket, 0), 200);
};

const fanTan: Pays<{ beads: number }> = (bet, on, { beads }) => {
  const left = beads % 4 || 4;
  const [first, second] = numbersIn(on);
  const isNamed = on.includes(String(left));
  const bets: Record<string, number> = {
    fan: paid(isNamed, 385),
    nim: left === first ? 290 : paid(left === second, 100),
    kwok: paid(isNamed, 195),
    // Opposite the number, it is lost.
    ching: left === first ? 195 : paid(Math.abs(left - first!) !== 2, 100),
    three: paid(isNamed, 131),
  };
  return bets[bet];
};

/** A hand of niuniu as one number, which is higher for the hand that wins, and its multiple. */
const niuniu = (hand: Hand): { strength: number; multiple: number } => {
  const pips = hand.map(pip);
  const values = pips.map((each) => Math.min(each, 10));
  const points = total(values) % 10;
  // The other three make tens exactly if two have the points of all five.
  const isBull = values.some((one, index) =>
    values.slice(index + 1).some((other) => (one + other) % 10 === points),
  );
  const faces = pips.filter((each) => each > 10).length;
  const bull = isBull ? points || 10 : 0;
  const kinds: [boolean, number][] = [
    [pips.every((each) => each < 5) && total(pips) <= 10, 14],
    [pips.some((each) => pips.filter((other) => other === each).length === 4), 13],
    [faces === 5, 12],
    [faces === 4 && pips.includes(10), 11],
    [true, bull],
  ];
  const kind = kinds.find(([isKind]) => isKind)![1];
  const highest = Math.max(...hand.map((card) => 4 * pip(card) + '♦♣♥♠'.indexOf(suit(card))));
  const multiple = kind > 10 ? 5 : kind === 10 ? 3 : kind > 6 ? 2 : 1;
  return { strength: 100 * kind + highest, multiple };
};

const hundredNiuniu: Pays<{ hands: readonly Hand[] }> = (bet, on, { hands }) => {
  const banker = niuniu(hands[0]!);
  const own = niuniu(hands[1 + ['tian', 'di', 'xuan', 'huang'].indexOf(bet)]!);
  const isWon = own.strength > banker.strength;
  if (on === 'flat') return paid(isWon, 195);
  // A fifth of the stake by the multiple of the winner; of a win 5 % are the fee.
  return isWon ? 100 + 19 * own.multiple : 100 - 20 * banker.multiple;
};

/** Three cards as one number, which is higher for the hand that wins. */
const threeCards = (hand: Hand): number => {
  const descending = (numbers: Hand) => [...numbers].sort((one, other) => other - one);
  const high = descending(hand.map((card) => (pip(card) === 1 ? 14 : pip(card))));
  // The ace is low in A 2 3 only.
  const ranks = high.join() === '14,3,2' ? [3, 2, 1] : high;
  const isFlush = new Set(hand.map(suit)).size === 1;
  const isStraight = ranks[0]! - ranks[1]! === 1 && ranks[1]! - ranks[2]! === 1;
  const different = new Set(ranks).size;
  // The pair first, which the middle card is part of.
  const compared = different === 2 ? [ranks[1]!, total(ranks) - 2 * ranks[1]!, 0] : ranks;
  const kind =
    different === 1 ? 5 : isFlush && isStraight ? 4 : isFlush ? 3 : isStraight ? 2 : different === 2 ? 1 : 0;
  return [kind, ...compared].reduce((strength, rank) => 15 * strength + rank, 0);
};

const redBlack: Pays<{ red: Hand; black: Hand }> = (bet, _, { red, black }) => {
  const lead = threeCards(red) - threeCards(black);
  return lead === 0 ? 100 : paid(bet === 'red' ? lead > 0 : lead < 0, 195);
};

const kuai3: Pays<{ dice: Hand }> = (bet, on, { dice }) => {
  const sum = total(dice);
  const thrown = [...dice].sort().join('');
  const sums = [20_736, 6_912, 3_456, 2_073, 1_382, 987, 829, 768];
  const numbers = numbersIn(on);
  const [first, second] = numbers as [number, number | undefined];
  const pair = `${first}${first}`;
  const bets: Record<string, number> = {
    sum: paid(sum === first, sums[Math.min(first, 21 - first) - 3]!),
    'any-triple': paid(new Set(dice).size === 1, 3_456),
    triple: paid(thrown === `${pair}${first}`, 20_736),
    double:
      second === undefined
        ? paid(thrown.includes(pair), 1_296)
        : paid(thrown === [first, first, second].sort().join(''), 6_912),
    three: paid(thrown === numbers.join(''), 3_456),
    two: paid(
      numbers.every((face) => thrown.includes(String(face))),
      691,
    ),
    'any-straight': paid('123 234 345 456'.includes(thrown), 864),
  };
  return bets[bet] ?? paid(isSide(bet, sum, 11), 196);
};

const ssc: Pays<{ digits: Hand }> = (bet, on, { digits }) => {
  const lead = digits[0]! - digits[4]!;
  const [isDragon, isTiger] = [lead > 0, lead < 0];
  if (bet === 'dragon') return paid(isDragon, 217);
  if (bet === 'tiger') return paid(isTiger, 217);
  if (bet === 'tie') return paid(!isDragon && !isTiger, 960);
  if (bet === 'sum') return paid(isSide(on, total(digits), 23), 196);
  const place = ['wan', 'qian', 'bai', 'shi', 'ge'].indexOf(bet);
  if (place >= 0) {
    return /\d/.test(on) ? paid(digits[place] === Number(on), 960) : paid(isSide(on, digits[place]!, 5), 196);
  }
  const from = ['front', 'middle', 'back'].indexOf(bet);
  const three = digits.slice(from, from + 3);
  const isNext = (one: number, other: number) => [1, 9].includes(Math.abs(one - other));
  const [a, b, c] = three as [number, number, number];
  const neighbours = [isNext(a, b), isNext(b, c), isNext(a, c)].filter(Boolean).length;
  const different = new Set(three).size;
  const form = ['', 'leopard', 'pair', ['mixed', 'half-straight', 'straight'][neighbours]][different];
  const pays: Record<string, number> = {
    leopard: 9_600,
    straight: 1_600,
    pair: 355,
    'half-straight': 266,
    mixed: 320,
  };
  return paid(form === on, pays[on]!);
};

const pk10: Pays<{ order: Hand }> = (bet, on, { order }) => {
  const isNumber = /\d/.test(on);
  if (bet === 'sum') {
    const sum = order[0]! + order[1]!;
    if (!isNumber) return paid(isSide(on, sum, 12), on === 'big' || on === 'even' ? 220 : 176);
    const wanted = Number(on);
    // In how many of 90 pairs of cars: one more for each second step towards the middle.
    const pairs = 2 * Math.floor((Math.min(wanted, 22 - wanted) - 1) / 2);
    return paid(sum === wanted, Math.floor((96 * 90) / pairs));
  }
  const place = Number(bet.slice(1)) - 1;
  const car = order[place]!;
  if (isNumber) return paid(car === Number(on), 960);
  const lead = car - order[9 - place]!;
  if (on === 'dragon' || on === 'tiger') return paid(on === 'dragon' ? lead > 0 : lead < 0, 196);
  return paid(isSide(on, car, 6), 196);
};

const signs = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');

const markSix: Pays<{ numbers: Hand; special: number; year: number }> = (
  bet,
  on,
  { numbers, special, year },
) => {
  const drawn = [...numbers, special];
  const picked = numbersIn(on);
  const [first] = picked as [number];
  if (bet.startsWith('all')) {
    const isWon = picked.every((number) => numbers.includes(number));
    return paid(isWon, bet === 'all2' ? 7_526 : 88_435);
  }
  if (bet.startsWith('miss')) {
    const pays = [215, 255, 305, 366, 442, 536, 653, 800][picked.length - 5]!;
    return paid(!picked.some((number) => drawn.includes(number)), pays);
  }
  if (bet === 'special') return paid(special === first, 4_704);
  if (bet === 'regular') return paid(numbers.includes(first), 784);
  if (bet === 'any-tail') {
    return paid(
      drawn.some((number) => String(number).endsWith(on)),
      on === '0' ? 203 : 173,
    );
  }
  if (bet === 'special-wave') {
    // Pairs of red, blue and green numbers in turn; every tenth number begins a row that is one further.
    const colour = ['red', 'blue', 'green'][
      Math.floor(((special + Math.floor((special - 1) / 10) + 5) % 6) / 2)
    ];
    return paid(colour === on, on === 'red' ? 276 : 294);
  }
  const signOf = (number: number) => signs[(year - 2020 - (number - 1) + 600) % 12];
  const isOfYear = signOf(1) === on;
  if (bet === 'special-sign') return paid(signOf(special) === on, isOfYear ? 940 : 1_176);
  if (bet === 'any-sign') return paid(drawn.map(signOf).includes(on), isOfYear ? 173 : 203);
  const [tens, tail] = [Math.floor(special / 10), special % 10];
  const [, kind, side = ''] = /^special-(?:(sum|tail)-)?(\w+)$/.exec(bet) ?? [];
  const isWon =
    kind === 'sum'
      ? isSide(side, tens + tail, 0)
      : kind === 'tail'
        ? isSide(side, tail, 5)
        : isSide(side, special, 25);
  return special === 49 ? 100 : paid(isWon, 196);
};

/** How many of the numbers from 0 to 999 have each sum of their digits. */
const numbersBySum = Array<number>(28).fill(0);
for (let number = 0; number < 1_000; number += 1) numbersBySum[total([...String(number)].map(Number))]! += 1;

const pc28: Pays<{ digits: Hand }> = (bet, on, { digits }) => {
  const sum = total(digits);
  if (bet === 'sum') return paid(sum === Number(on), Math.floor(96_000 / numbersBySum[Number(on)]!));
  if (bet === 'highest') return paid(sum > 21, 1_714);
  if (bet === 'lowest') return paid(sum < 6, 1_714);
  const sides = bet.split('-');
  const isWon = sides.every((side) => isSide(side, sum, 14));
  if (sides.length === 1) return paid(isWon, 196);
  return paid(isWon, bet === 'big-odd' || bet === 'small-even' ? 415 : 356);
};

const games: Readonly<Record<string, Pays<never>>> = {
  'baccarat-a': baccarat(false),
  'baccarat-b': baccarat(false),
  'baccarat-free': baccarat(true),
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  roulette,
  'fan-tan': fanTan,
  'hundred-niuniu': hundredNiuniu,
  'red-black': redBlack,
  kuai3,
  ssc,
  pk10,
  'mark-six': markSix,
  pc28,
};

/** What a bet on an outcome pays by the rules of its game, in hundredths of the stake. */
export const paysOf = (gameCode: string, selection: string, outcome: unknown): number => {
  const [bet = '', on = ''] = selection.split(':');
  const hundredths = games[gameCode]?.(bet, on, outcome as never);
  if (hundredths === undefined) throw new Error(`${gameCode} has no bet ${selection}`);
  return hundredths;
};
