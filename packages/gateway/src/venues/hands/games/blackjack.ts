import { formatMinor } from '@pavilion/format';
import { drawItems } from '../../fair';
import type { HandGame } from '../hand-game';

/** Eight decks, shuffled for each hand. */
const shoeSize = 8 * 52;
const shoe = Array.from({ length: shoeSize }, (_, index) => index % 52);
/** No hand needs more: each of two hands has at most 21 cards, and the dealer at most 17. */
const drawnCards = 64;

const fewestOfDealer = 17;
const highest = 21;

/** `stood` by the member's decision, `done` by the rules: 21, doubled, or an ace that was split. */
export type PlayerHandState = 'playing' | 'stood' | 'done' | 'bust' | 'blackjack';

export interface PlayerHand {
  readonly cards: readonly number[];
  readonly stake: bigint;
  readonly state: PlayerHandState;
  readonly isDoubled: boolean;
}

export interface BlackjackState {
  readonly stake: bigint;
  /** In the order of drawing. */
  readonly shoe: readonly number[];
  /** How many of the shoe are drawn. */
  readonly drawn: number;
  /** The second one is hidden until the hand has ended. */
  readonly dealer: readonly number[];
  readonly hands: readonly PlayerHand[];
  /** Index of the hand to play; null once the hand has ended. */
  readonly active: number | null;
}

/** Aces count 1. */
const pipsOf = (card: number): number => Math.min((card % 13) + 1, 10);

export interface Total {
  readonly total: number;
  /** Whether an ace counts 11. */
  readonly soft: boolean;
}

export const totalOf = (cards: readonly number[]): Total => {
  const hard = cards.reduce((sum, card) => sum + pipsOf(card), 0);
  const soft = hard + 10 <= highest && cards.some((card) => pipsOf(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
};

const isTwentyOne = (cards: readonly number[]): boolean => totalOf(cards).total === highest;

const stateAfter = (cards: readonly number[], isLast: boolean): PlayerHandState => {
  const { total } = totalOf(cards);
  if (total > highest) return 'bust';
  return total === highest || isLast ? 'done' : 'playing';
};

const drawForDealer = (state: BlackjackState): BlackjackState => {
  let { drawn } = state;
  const dealer = [...state.dealer];
  while (totalOf(dealer).total < fewestOfDealer) dealer.push(state.shoe[drawn++]!);
  return { ...state, dealer, drawn };
};

/** Turns to the next hand to play. After the last one the dealer draws, unless all hands are bust. */
const proceed = (state: BlackjackState): BlackjackState => {
  const active = state.hands.findIndex((hand) => hand.state === 'playing');
  if (active !== -1) return { ...state, active };
  const ended = { ...state, active: null };
  return state.hands.every((hand) => hand.state === 'bust') ? ended : drawForDealer(ended);
};

const withHand = (state: BlackjackState, hand: PlayerHand): readonly PlayerHand[] =>
  state.hands.map((each, index) => (index === state.active ? hand : each));

const activeHand = (state: BlackjackState): PlayerHand | undefined =>
  state.active === null ? undefined : state.hands[state.active];

const draw = (state: BlackjackState, hand: PlayerHand, isDoubled: boolean): BlackjackState => {
  const cards = [...hand.cards, state.shoe[state.drawn]!];
  const drawn = {
    ...hand,
    cards,
    isDoubled,
    stake: isDoubled ? hand.stake * 2n : hand.stake,
    state: stateAfter(cards, isDoubled),
  };
  return proceed({ ...state, hands: withHand(state, drawn), drawn: state.drawn + 1 });
};

const split = (state: BlackjackState, hand: PlayerHand): BlackjackState => {
  const isAces = pipsOf(hand.cards[0]!) === 1;
  const hands = hand.cards.map((card, index) => {
    const cards = [card, state.shoe[state.drawn + index]!];
    return { ...hand, cards, state: stateAfter(cards, isAces) };
  });
  return proceed({ ...state, hands, drawn: state.drawn + 2 });
};

const payoutOf = ({ cards, stake, state }: PlayerHand, dealer: readonly number[]): bigint => {
  const isDealerNatural = dealer.length === 2 && isTwentyOne(dealer);
  if (state === 'blackjack') return isDealerNatural ? stake : (stake * 5n) / 2n;
  if (state === 'bust' || isDealerNatural) return 0n;
  const own = totalOf(cards).total;
  const other = totalOf(dealer).total;
  if (other > highest || own > other) return stake * 2n;
  return own === other ? stake : 0n;
};

/**
 * Blackjack: the dealer stands on all 17 and peeks for a natural; a natural pays 3:2; any two cards can be doubled, also after
 * the one split; split aces get one card each. Cards are drawn to the member, the dealer (face up), the member, the dealer
 * (face down), then as the acts require.
 */
export const blackjack: HandGame<BlackjackState> = {
  code: 'blackjack',
  version: 1,
  name: { 'zh-CN': '二十一点', en: 'Blackjack' },
  pinyin: 'ershiyidian',
  initials: 'esyd',
  minStake: 100n,
  maxStake: 500_000n,
  stakeStep: 100n,
  chips: [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n],
  sideBets: [],
  returnToPlayer: '99.51',
  hot: true,
  isNew: true,
  cover: { motif: 'blackjack', colors: ['#0b3d2e', '#c9a24b'] },

  start(random, { stake }) {
    const cards = drawItems(shoe, drawnCards, random);
    const [first, up, second, hole] = cards as [number, number, number, number];
    const own = [first, second];
    const dealer = [up, hole];
    const isNatural = isTwentyOne(own);
    const isOver = isNatural || isTwentyOne(dealer);
    const state = isNatural ? 'blackjack' : isOver ? 'done' : 'playing';
    return {
      stake,
      shoe: cards,
      drawn: 4,
      dealer,
      hands: [{ cards: own, stake, state, isDoubled: false }],
      active: isOver ? null : 0,
    };
  },

  legal(state) {
    const hand = activeHand(state);
    if (!hand) return [];
    const isFresh = hand.cards.length === 2;
    const [first, second] = hand.cards as [number, number];
    const isPair = isFresh && state.hands.length === 1 && pipsOf(first) === pipsOf(second);
    return [
      { action: 'hit', cost: 0n },
      { action: 'stand', cost: 0n },
      ...(isFresh ? [{ action: 'double', cost: state.stake }] : []),
      ...(isPair ? [{ action: 'split', cost: state.stake }] : []),
    ];
  },

  act(state, { action }) {
    const hand = activeHand(state);
    if (!hand) throw new Error('The hand has ended');
    if (action === 'hit') return draw(state, hand, false);
    if (action === 'double') return draw(state, hand, true);
    if (action === 'split') return split(state, hand);
    return proceed({ ...state, hands: withHand(state, { ...hand, state: 'stood' }) });
  },

  risk: ({ hands }) => hands.reduce((sum, hand) => sum + hand.stake, 0n),

  payout: ({ active, hands, dealer }) =>
    active === null ? hands.reduce((sum, hand) => sum + payoutOf(hand, dealer), 0n) : undefined,

  view({ active, hands, dealer }) {
    const isOver = active === null;
    const shown = isOver ? dealer : dealer.slice(0, 1);
    return {
      dealer: { cards: isOver ? shown : [...shown, null], ...totalOf(shown) },
      hands: hands.map((hand) => ({
        cards: hand.cards,
        ...totalOf(hand.cards),
        stake: formatMinor(hand.stake),
        state: hand.state,
        payout: isOver ? formatMinor(payoutOf(hand, dealer)) : null,
      })),
      active,
    };
  },

  abandon: () => ({ action: 'stand' }),

  detail: ({ hands, dealer }, proof) => {
    return {
      kind: 'blackjack',
      hands: hands.map((hand) => ({
        cards: [...hand.cards],
        stake: formatMinor(hand.stake),
        payout: formatMinor(payoutOf(hand, dealer)),
        doubled: hand.isDoubled,
      })),
      dealer: [...dealer],
      proof,
    };
  },
};
