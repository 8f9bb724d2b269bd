import { threeCardKinds, threeCardRank } from '../../fair';
import { cards } from '../../testing/named-cards';
import { handFigures } from '../testing/exact-figures';
import { scriptedDraw } from '../testing/scripted-draw';
import { anteBonus, pairPlusPays, type ThreeCardsState, threeCards } from './three-cards';

const deck = Array.from({ length: 52 }, (_, index) => index);

/** A hand with the three cards of the member, then those of the dealer. */
const deal = (names: string, pairPlus = 0n): ThreeCardsState =>
  threeCards.start(scriptedDraw(deck, cards(names)), { stake: 1_000n, sideBets: { pairPlus } });
const play = (names: string, action: string, pairPlus = 0n) =>
  threeCards.act(deal(names, pairPlus), { action });

describe('three cards', () => {
  it.each([
    ['wins ante and call 1:1', '♠A ♥J ♦9', '♠Q ♥5 ♦2', 'call', 0n, 4_000n],
    ['wins the ante and returns the call below a queen', '♠A ♥J ♦9', '♠J ♥10 ♦8', 'call', 0n, 3_000n],
    ['loses both', '♠Q ♥J ♦9', '♠K ♥5 ♦2', 'call', 0n, 0n],
    ['returns both on a tie', '♠Q ♥J ♦9', '♥Q ♦J ♠9', 'call', 0n, 2_000n],
    ['loses the ante by a fold', '♠7 ♥5 ♦2', '♠K ♣5 ♣2', 'fold', 0n, 0n],
    ['pays the bonus of a straight', '♠5 ♥4 ♦3', '♠J ♥10 ♦8', 'call', 0n, 4_000n],
    ['pays the bonus of a losing triple', '♠5 ♥5 ♦5', '♠6 ♥6 ♦6', 'call', 0n, 4_000n],
    ['pays the bonus of a straight flush', '♠5 ♠4 ♠3', '♠Q ♥10 ♦8', 'call', 0n, 9_000n],
    ['pays the side bet of a pair', '♠5 ♥5 ♦3', '♠K ♥K ♦8', 'call', 500n, 1_000n],
    ['pays the side bet after a fold', '♠5 ♥5 ♦3', '♠K ♥K ♦8', 'fold', 500n, 1_000n],
    ['loses the side bet without a pair', '♠A ♥J ♦9', '♠Q ♥5 ♦2', 'call', 500n, 4_000n],
  ])('[GAM-2] %s', (_, own, dealer, action, pairPlus, payout) => {
    const state = play(`${own} ${dealer}`, action, pairPlus);
    expect(threeCards.payout(state)).toBe(payout);
    expect(threeCards.legal(state)).toEqual([]);
  });

  it('[GAM-2] hides the cards of the dealer until the decision', () => {
    const names = '♠5 ♥5 ♦3 ♠K ♥K ♦8';
    expect(threeCards.view(deal(names, 500n))).toEqual({
      player: cards('♠5 ♥5 ♦3'),
      dealer: null,
      ante: '10.00',
      pairPlus: '5.00',
      play: null,
      result: null,
    });
    expect(threeCards.view(play(names, 'fold'))).toMatchObject({
      dealer: cards('♠K ♥K ♦8'),
      pairPlus: null,
      play: null,
      result: 'folded',
    });
  });

  it('[GAM-2] shows an open hand in the same way whatever is hidden', () => {
    const state = deal('♠5 ♥5 ♦3 ♠K ♥K ♦8');
    const other = { ...state, dealer: cards('♠A ♥A ♦A') };
    for (const shown of ['view', 'legal', 'risk', 'payout'] as const) {
      expect(threeCards[shown](other)).toEqual(threeCards[shown](state));
    }
  });

  it('[GAM-2] returns what an enumeration of all hands of member and dealer gives', () => {
    const hands: [number, number, number][] = [];
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++) for (let c = b + 1; c < 52; c++) hands.push([a, b, c]);
    const strengths = new Int32Array(52 * 52 * 52);
    const kinds: Record<string, number> = {};
    for (const [a, b, c] of hands) {
      const { kind, strength } = threeCardRank([a, b, c]);
      strengths[(a * 52 + b) * 52 + c] = strength;
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    expect(kinds).toEqual({
      single: 16_440,
      pair: 3_744,
      flush: 1_096,
      straight: 720,
      triple: 52,
      'straight-flush': 48,
    });

    // Hands that differ by an exchange of suits have the same chances: each is counted by its first one.
    const classes = new Map<string, { hand: [number, number, number]; count: number }>();
    for (const hand of hands) {
      const pattern = [...hand].sort((x, y) => (x % 13) - (y % 13));
      const names = new Map<number, number>();
      const suits = pattern.map((card) => {
        const suit = Math.floor(card / 13);
        if (!names.has(suit)) names.set(suit, names.size);
        return names.get(suit);
      });
      // Of cards of one rank the order of the suits is free.
      const ranks = pattern.map((card) => card % 13);
      const key =
        ranks[0] === ranks[1] || ranks[1] === ranks[2]
          ? `${ranks}:${ranks[0] === ranks[2] ? '' : suitsOfPair(pattern)}`
          : `${ranks}:${suits}`;
      const known = classes.get(key);
      if (known) known.count++;
      else classes.set(key, { hand, count: 1 });
    }
    const least = threeCardRank(cards('♠Q ♥6 ♦4')).strength;
    const queen = threeCardRank(cards('♠Q ♥3 ♦2')).strength;
    let net = 0;
    let calls = 0;
    for (const { hand, count } of classes.values()) {
      const { kind, strength } = threeCardRank(hand);
      if (strength < least) {
        net -= count * 18_424;
        continue;
      }
      calls += count;
      const bonus = Number(anteBonus[kind] ?? 0n);
      const [x, y, z] = hand;
      let sum = bonus * 18_424;
      for (let a = 0; a < 52; a++) {
        if (a === x || a === y || a === z) continue;
        for (let b = a + 1; b < 52; b++) {
          if (b === x || b === y || b === z) continue;
          const from = (a * 52 + b) * 52;
          for (let c = b + 1; c < 52; c++) {
            if (c === x || c === y || c === z) continue;
            const other = strengths[from + c]!;
            sum += other < queen ? 1 : other < strength ? 2 : other > strength ? -2 : 0;
          }
        }
      }
      net += count * sum;
    }
    const edge = (-100 * net) / (22_100 * 18_424);
    const staked = 1 + calls / 22_100;
    expect(edge).toBeCloseTo(3.372981, 6);
    expect(staked).toBeCloseTo(1.674208, 6);
    expect(100 - edge / staked).toBeCloseTo(97.9853, 4);
    // As `docs/games.md` prints them.
    const printed = handFigures.threeCards;
    expect([printed.returned, printed.staked, printed.returnedOfStakes]).toEqual([
      (100 - edge).toFixed(6),
      staked.toFixed(6),
      (100 - edge / staked).toFixed(4),
    ]);
    expect(threeCards.returnToPlayer).toBe((Math.floor((100 - edge) * 100) / 100).toFixed(2));

    const side = threeCardKinds.reduce(
      (sum, kind) =>
        sum + (pairPlusPays[kind] === undefined ? 0 : Number(pairPlusPays[kind]! + 1n) * kinds[kind]!),
      0,
    );
    expect((100 * side) / 22_100).toBeCloseTo(97.683, 3);
  });
});

/** Whether the third card of a pair has one of its suits. */
const suitsOfPair = (sorted: readonly number[]): boolean => {
  const [first, second, third] = sorted as [number, number, number];
  const [pair, other] = first % 13 === second % 13 ? [[first, second], third] : [[second, third], first];
  return pair.some((card) => Math.floor(card / 13) === Math.floor(other / 13));
};
