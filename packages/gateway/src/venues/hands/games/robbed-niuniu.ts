import { formatMinor } from '@pavilion/format';
import { drawItems, niuniuHand, niuniuMultiples } from '../../fair';
import type { HandGame } from '../hand-game';

const deck = Array.from({ length: 52 }, (_, index) => index);
/** The member and three seats of the house. */
const seatCount = 4;
const member = 0;
const bids = [0, 1, 2, 3] as const;
const bets = [1, 2, 3] as const;
const highestBid = BigInt(bids.at(-1)!);
const highestBet = BigInt(bets.at(-1)!);

const highestMultiple = BigInt(Math.max(...Object.values(niuniuMultiples)));

/** The share of a win that the winner gets, per cent; the rest is the fee. */
const share = 95n;

export interface RobbedNiuniuState {
  readonly base: bigint;
  /** Bids of the house; the first entry is not used. */
  readonly houseBids: readonly number[];
  /** Bets of the house, of seats that are not the banker; the first entry is not used. */
  readonly houseBets: readonly number[];
  /** Of equal bids the seat that comes first here becomes the banker. */
  readonly precedence: readonly number[];
  /** By seat; hidden until the hand has ended. */
  readonly cards: readonly (readonly number[])[];
  readonly bid: number | null;
  readonly bet: number | null;
}

/** By seat. */
const allBids = ({ houseBids, bid }: RobbedNiuniuState): number[] => [bid ?? 0, ...houseBids.slice(1)];

/** The seat with the highest bid; null before the member's. A member who does not bid is never the banker. */
const bankerOf = (state: RobbedNiuniuState): number | null => {
  if (state.bid === null) return null;
  const placed = allBids(state);
  const eligible = state.precedence.filter((seat) => seat !== member || placed[member]! > 0);
  const highest = Math.max(...eligible.map((seat) => placed[seat]!));
  return eligible.find((seat) => placed[seat] === highest)!;
};

const isOver = (state: RobbedNiuniuState): boolean => bankerOf(state) === member || state.bet !== null;

/** The banker's bid counts as a multiple, at least 1. */
const bankersMultiple = (state: RobbedNiuniuState, banker: number): bigint =>
  BigInt(Math.max(allBids(state)[banker]!, 1));

/** What each seat wins or loses after the fee, minor units. The banker plays against each other seat. */
const netsOf = (state: RobbedNiuniuState): bigint[] => {
  const banker = bankerOf(state)!;
  const hands = state.cards.map(niuniuHand);
  const nets = hands.map(() => 0n);
  for (const [seat, hand] of hands.entries()) {
    if (seat === banker) continue;
    const bet = BigInt(seat === member ? state.bet! : state.houseBets[seat]!);
    const isBankers = hands[banker]!.strength > hand.strength;
    const [winner, loser] = isBankers ? [banker, seat] : [seat, banker];
    const amount =
      state.base * bet * bankersMultiple(state, banker) * BigInt(niuniuMultiples[hands[winner]!.rank]);
    nets[winner] = nets[winner]! + (amount * share) / 100n;
    nets[loser] = nets[loser]! - amount;
  }
  return nets;
};

/** The most that a member can lose who makes this bid, and the least bet where the member is not the banker. */
const mostWithBid = (base: bigint, bid: number): bigint => {
  const asBanker = BigInt(seatCount - 1) * highestBet * BigInt(bid) * highestMultiple;
  const asOther = highestBid * highestMultiple;
  return base * (bid > 0 && asBanker > asOther ? asBanker : asOther);
};

const mostWithBet = (state: RobbedNiuniuState, bet: number): bigint =>
  state.base * BigInt(bet) * bankersMultiple(state, bankerOf(state)!) * highestMultiple;

/** What is reserved so far: the worst case of every step so far. */
const reserveOf = (state: RobbedNiuniuState): bigint => {
  const withBid = mostWithBid(state.base, state.bid ?? 0);
  const withBet = state.bet === null ? 0n : mostWithBet(state, state.bet);
  return withBet > withBid ? withBet : withBid;
};

/** What the member can lose at most from here. */
const mostOf = (state: RobbedNiuniuState): bigint => {
  const banker = bankerOf(state);
  if (banker === null) return mostWithBid(state.base, 0);
  if (banker === member) return mostWithBid(state.base, state.bid!);
  return mostWithBet(state, state.bet ?? bets[0]);
};

/**
 * Niuniu for the bank, against three seats of the house. All bid for the bank before any card is dealt, 0 to 3; the others bet
 * 1 to 3; then each has five cards of one deck, and the banker settles with each. A win is the base × the bet × the banker's bid
 * (at least 1) × the multiple of the winning rank, less 5 %. The stake is a reserve of what the member can lose at most.
 */
export const robbedNiuniu: HandGame<RobbedNiuniuState> = {
  code: 'robbed-niuniu',
  version: 1,
  name: { 'zh-CN': '抢庄牛牛', en: 'Niuniu for the Bank' },
  pinyin: 'qiangzhuangniuniu',
  initials: 'qznn',
  // Of the base.
  minStake: 20n,
  maxStake: 10_000n,
  stakeStep: 20n,
  chips: [20n, 100n, 200n, 500n, 1_000n, 5_000n],
  sideBets: [],
  returnToPlayer: '97.50',
  hot: true,
  isNew: true,
  cover: { motif: 'robbed-niuniu', colors: ['#4a1d0c', '#f0b040'] },

  start(random, { stake }) {
    const seats = [0, 1, 2, 3];
    const houseBids = seats.map((seat) => (seat === member ? 0 : random(bids.length)));
    const precedence = drawItems(seats, seatCount, random);
    const houseBets = seats.map((seat) => (seat === member ? 0 : 1 + random(bets.length)));
    const cards = drawItems(deck, seatCount * 5, random);
    return {
      base: stake,
      houseBids,
      precedence,
      houseBets,
      cards: seats.map((seat) => cards.slice(seat * 5, seat * 5 + 5)),
      bid: null,
      bet: null,
    };
  },

  legal(state) {
    if (isOver(state)) return [];
    const reserved = reserveOf(state);
    const further = (most: bigint) => (most > reserved ? most - reserved : 0n);
    return state.bid === null
      ? bids.map((bid) => ({ action: 'bid', values: [bid], cost: further(mostWithBid(state.base, bid)) }))
      : bets.map((bet) => ({ action: 'bet', values: [bet], cost: further(mostWithBet(state, bet)) }));
  },

  act: (state, { action, value }) =>
    action === 'bid' ? { ...state, bid: value! } : { ...state, bet: value! },

  risk: reserveOf,

  payout: (state) => (isOver(state) ? reserveOf(state) + netsOf(state)[member]! : undefined),

  view(state) {
    const over = isOver(state);
    const banker = bankerOf(state);
    const placed = allBids(state);
    const nets = over ? netsOf(state) : [];
    return {
      phase: over ? 'done' : state.bid === null ? 'bid' : 'bet',
      base: formatMinor(state.base),
      most: formatMinor(mostOf(state)),
      seats: state.cards.map((cards, seat) => ({
        bid: state.bid === null ? null : placed[seat]!,
        bet: !over || seat === banker ? null : seat === member ? state.bet : state.houseBets[seat]!,
        cards: over ? cards : null,
        rank: over ? niuniuHand(cards).rank : null,
        net: over ? formatMinor(nets[seat]!) : null,
      })),
      banker,
    };
  },

  abandon: ({ bid }) => (bid === null ? { action: 'bid', value: 0 } : { action: 'bet', value: bets[0] }),

  detail(state, proof) {
    const banker = bankerOf(state)!;
    const nets = netsOf(state);
    return {
      kind: 'robbed-niuniu',
      seats: state.cards.map((cards, seat) => ({
        cards: [...cards],
        bid: allBids(state)[seat]!,
        bet: seat === banker ? null : seat === member ? state.bet : state.houseBets[seat]!,
        net: formatMinor(nets[seat]!),
      })),
      banker,
      proof,
    };
  },
};
