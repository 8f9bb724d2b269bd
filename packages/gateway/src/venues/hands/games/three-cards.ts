import { formatMinor } from '@pavilion/format';
import { drawItems, type ThreeCardKind, threeCardRank } from '../../fair';
import type { HandGame } from '../hand-game';

const deck = Array.from({ length: 52 }, (_, index) => index);

/** The dealer plays with a queen high or better. */
const lowestOfDealer = threeCardRank([11, 13 + 1, 26 + 2]).strength;

/** What the ante pays on top, stakes of the ante; whether the dealer plays or not. */
export const anteBonus: Readonly<Partial<Record<ThreeCardKind, bigint>>> = {
  straight: 1n,
  triple: 4n,
  'straight-flush': 5n,
};

/** What the side bet pays, its own stake not included. */
export const pairPlusPays: Readonly<Partial<Record<ThreeCardKind, bigint>>> = {
  pair: 1n,
  flush: 4n,
  straight: 6n,
  triple: 30n,
  'straight-flush': 40n,
};

export interface ThreeCardsState {
  readonly player: readonly number[];
  /** Hidden until the hand has ended. */
  readonly dealer: readonly number[];
  readonly ante: bigint;
  readonly pairPlus: bigint;
  readonly decision: 'call' | 'fold' | null;
}

export type ThreeCardsResult = 'won' | 'lost' | 'tied' | 'dealer-out' | 'folded';

const resultOf = ({ player, dealer, decision }: ThreeCardsState): ThreeCardsResult => {
  if (decision === 'fold') return 'folded';
  const own = threeCardRank(player).strength;
  const other = threeCardRank(dealer).strength;
  if (other < lowestOfDealer) return 'dealer-out';
  if (own === other) return 'tied';
  return own > other ? 'won' : 'lost';
};

/** What comes back of ante and call, in antes. */
const returned: Readonly<Record<ThreeCardsResult, bigint>> = {
  won: 4n,
  'dealer-out': 3n,
  tied: 2n,
  lost: 0n,
  folded: 0n,
};

const payoutOf = (state: ThreeCardsState): bigint => {
  const { kind } = threeCardRank(state.player);
  const result = resultOf(state);
  const bonus = result === 'folded' ? 0n : (anteBonus[kind] ?? 0n);
  const pays = pairPlusPays[kind];
  const side = pays === undefined ? 0n : state.pairPlus * (pays + 1n);
  return state.ante * (returned[result] + bonus) + side;
};

const text = (amount: bigint): string | null => (amount === 0n ? null : formatMinor(amount));

/**
 * Three cards against the dealer's three, in the order of 炸金花. After the ante the member sees the own cards and calls with
 * as much again or folds. Without a queen high the dealer is out: the ante wins 1:1 and the call comes back. The side bet on a
 * pair or better is paid by the member's cards alone, also after a fold.
 */
export const threeCards: HandGame<ThreeCardsState> = {
  code: 'three-cards',
  version: 1,
  name: { 'zh-CN': '三张牌', en: 'Three Cards' },
  pinyin: 'sanzhangpai',
  initials: 'szp',
  minStake: 100n,
  maxStake: 200_000n,
  stakeStep: 100n,
  chips: [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n],
  sideBets: ['pairPlus'],
  returnToPlayer: '96.62',
  hot: false,
  isNew: true,
  cover: { motif: 'three-cards', colors: ['#5a1020', '#e0b45c'] },

  start(random, { stake, sideBets }) {
    const cards = drawItems(deck, 6, random);
    return {
      player: cards.slice(0, 3),
      dealer: cards.slice(3),
      ante: stake,
      pairPlus: sideBets.pairPlus ?? 0n,
      decision: null,
    };
  },

  legal: ({ decision, ante }) =>
    decision === null
      ? [
          { action: 'call', cost: ante },
          { action: 'fold', cost: 0n },
        ]
      : [],

  act: (state, { action }) => ({ ...state, decision: action === 'call' ? 'call' : 'fold' }),

  risk: ({ ante, pairPlus, decision }) => ante + pairPlus + (decision === 'call' ? ante : 0n),

  payout: (state) => (state.decision === null ? undefined : payoutOf(state)),

  view(state) {
    const isOver = state.decision !== null;
    return {
      player: state.player,
      dealer: isOver ? state.dealer : null,
      ante: formatMinor(state.ante),
      pairPlus: text(state.pairPlus),
      play: state.decision === 'call' ? formatMinor(state.ante) : null,
      result: isOver ? resultOf(state) : null,
    };
  },

  abandon: () => ({ action: 'fold' }),

  detail(state, proof) {
    return {
      kind: 'three-cards',
      player: [...state.player],
      dealer: [...state.dealer],
      ante: formatMinor(state.ante),
      play: state.decision === 'call' ? formatMinor(state.ante) : null,
      pairPlus: text(state.pairPlus),
      folded: state.decision === 'fold',
      proof,
    };
  },
};
