import fc from 'fast-check';
import { fairStream } from '../../fair';
import { cards } from '../../testing/named-cards';
import { type Act, costOf, replayHand } from '../hand-game';
import { scriptedDraw } from '../testing/scripted-draw';
import { type BlackjackState, blackjack } from './blackjack';

const shoe = Array.from({ length: 416 }, (_, index) => index % 52);
const stake = 1_000n;

/** A hand with the given cards in the order of drawing: member, dealer up, member, dealer down, then by the acts. */
const deal = (names: string): BlackjackState =>
  blackjack.start(scriptedDraw(shoe, cards(names)), { stake, sideBets: {} });
const play = (names: string, ...actions: string[]): BlackjackState =>
  actions.reduce((state, action) => blackjack.act(state, { action }), deal(names));
const actionsOf = (state: BlackjackState) => blackjack.legal(state).map(({ action }) => action);

describe('blackjack', () => {
  it.each([
    ['pays a natural 3:2 at once', '♠A ♥9 ♠K ♥8', [], 2_500n],
    ['pushes a natural against a natural', '♠A ♥A ♠K ♥K', [], 1_000n],
    ['ends at once when the dealer has a natural under an ace', '♠9 ♥A ♠K ♥K', [], 0n],
    ['ends at once when the dealer has a natural under a ten', '♠9 ♥K ♠K ♥A', [], 0n],
    ['pays a higher total 1:1', '♠9 ♥9 ♠K ♥8', ['stand'], 2_000n],
    ['pushes an equal total', '♠9 ♥9 ♠8 ♥8', ['stand'], 1_000n],
    ['pays 1:1 when the dealer is bust', '♠9 ♥K ♠8 ♥6 ♦K', ['stand'], 2_000n],
    ['loses to a higher total of three cards', '♠9 ♥K ♠8 ♥6 ♦5', ['stand'], 0n],
    ['stands by itself on 21', '♠9 ♥9 ♠2 ♥8 ♦K', ['hit'], 2_000n],
    ['doubles the stake for one card', '♠6 ♥9 ♠5 ♥8 ♦9', ['double'], 4_000n],
    ['loses twice the stake', '♠6 ♥9 ♠5 ♥8 ♦2', ['double'], 0n],
    ['pays 21 of three cards 1:1', '♠6 ♥9 ♠5 ♥8 ♦K', ['hit'], 2_000n],
  ])('[GAM-2] %s', (_, names, actions, payout) => {
    const state = play(names, ...actions);
    expect(blackjack.payout(state)).toBe(payout);
    expect([blackjack.legal(state), state.active]).toEqual([[], null]);
  });

  it('[GAM-2] ends a bust hand without a card for the dealer', () => {
    const state = play('♠9 ♥K ♠7 ♥6 ♦K', 'hit');
    expect([blackjack.payout(state), state.dealer.length, state.hands[0]?.state]).toEqual([0n, 2, 'bust']);
  });

  it('[GAM-2] lets the dealer stand on a soft 17', () => {
    const state = play('♠9 ♥A ♠9 ♥6 ♦K', 'stand');
    expect([blackjack.payout(state), state.dealer.length]).toEqual([2_000n, 2]);
  });

  it('[GAM-2] offers to double two cards, and to split two of equal value', () => {
    expect(actionsOf(deal('♠9 ♥9 ♠8 ♥8'))).toEqual(['hit', 'stand', 'double']);
    expect(actionsOf(deal('♠K ♥9 ♠10 ♥8'))).toEqual(['hit', 'stand', 'double', 'split']);
    expect(actionsOf(play('♠2 ♥9 ♠2 ♥8 ♦2', 'hit'))).toEqual(['hit', 'stand']);
  });

  it('[GAM-2] splits once, and doubles after it', () => {
    const state = play('♠8 ♥9 ♥8 ♥8 ♦3 ♦8', 'split');
    expect(state.hands.map(({ cards: own }) => own)).toEqual([cards('♠8 ♦3'), cards('♥8 ♦8')]);
    expect(actionsOf(state)).toEqual(['hit', 'stand', 'double']);
    const doubled = blackjack.act(state, { action: 'double' });
    expect([doubled.active, blackjack.risk(doubled)]).toEqual([1, 3_000n]);
    expect(actionsOf(doubled)).toEqual(['hit', 'stand', 'double']);
  });

  it('[GAM-2] gives each of split aces one card, and counts 21 of them as no natural', () => {
    const state = play('♠A ♥9 ♥A ♥8 ♠K ♦5', 'split');
    expect(state.hands.map((hand) => hand.state)).toEqual(['done', 'done']);
    // 21 pays 1:1, 16 loses against 17.
    expect([blackjack.payout(state), blackjack.risk(state)]).toEqual([2_000n, 2_000n]);
  });

  it('[GAM-2] draws nothing for the dealer when both hands of a split are bust', () => {
    const state = play('♠8 ♥9 ♥8 ♥3 ♦8 ♦7 ♣K ♣9', 'split', 'hit', 'hit');
    expect(state.hands.map((hand) => hand.state)).toEqual(['bust', 'bust']);
    expect([state.dealer, blackjack.payout(state)]).toEqual([cards('♥9 ♥3'), 0n]);
  });

  it('[GAM-2] shows the first card of the dealer only, until the hand has ended', () => {
    const names = '♠9 ♥A ♠7 ♥5 ♦3';
    expect(blackjack.view(deal(names))).toMatchObject({
      dealer: { cards: [...cards('♥A'), null], total: 11, soft: true },
      hands: [{ total: 16, soft: false, stake: '10.00', state: 'playing', payout: null }],
      active: 0,
    });
    expect(blackjack.view(play(names, 'stand'))).toMatchObject({
      dealer: { cards: cards('♥A ♥5 ♦3'), total: 19, soft: true },
      hands: [{ state: 'stood', payout: '0.00' }],
      active: null,
    });
  });

  it('[GAM-2] shows an open hand in the same way whatever is hidden', () => {
    for (const actions of [[], ['hit'], ['split']]) {
      const state = play('♠2 ♥9 ♥2 ♥8 ♦3 ♦4', ...actions);
      const [up] = state.dealer as [number];
      const other = {
        ...state,
        dealer: [up, cards('♣K')[0]!],
        shoe: [...state.shoe.slice(0, state.drawn), ...Array(60).fill(0)],
      };
      expect(state.active).toBe(0);
      for (const shown of ['view', 'legal', 'risk', 'payout'] as const) {
        expect(blackjack[shown](other)).toEqual(blackjack[shown](state));
      }
    }
  });

  /** An independent reading of the record: what the rules pay for the cards. */
  const expectedPayout = (state: BlackjackState): bigint => {
    const best = (hand: readonly number[]) => {
      const totals = hand.reduce(
        (sums, card) => {
          const rank = card % 13;
          const values = rank === 0 ? [1, 11] : [rank > 8 ? 10 : rank + 1];
          return sums.flatMap((sum) => values.map((value) => sum + value));
        },
        [0],
      );
      const within = totals.filter((total) => total < 22);
      return within.length > 0 ? Math.max(...within) : 22;
    };
    const natural = (hand: readonly number[]) => hand.length === 2 && best(hand) === 21;
    const dealer = best(state.dealer);
    return state.hands.reduce((sum, hand) => {
      const own = best(hand.cards);
      if (state.hands.length === 1 && natural(hand.cards))
        return sum + (natural(state.dealer) ? hand.stake : hand.stake + (hand.stake * 3n) / 2n);
      if (own > 21 || natural(state.dealer)) return sum;
      if (dealer > 21 || own > dealer) return sum + 2n * hand.stake;
      return own === dealer ? sum + hand.stake : sum;
    }, 0n);
  };

  it('[GAM-2] pays any hand as an independent reading of its cards does, and draws each card once', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (nonce, choices) => {
        const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'property', nonce };
        const opening = { stake, sideBets: {} };
        const acts: Act[] = [];
        let state = blackjack.start(fairStream(seeds), opening);
        let staked = stake;
        for (const choice of choices) {
          const legal = blackjack.legal(state);
          if (legal.length === 0) break;
          const { action, cost } = legal[choice % legal.length]!;
          expect(costOf(blackjack, state, { action })).toBe(cost);
          acts.push({ action });
          staked += cost;
          state = blackjack.act(state, { action });
          expect(blackjack.risk(state)).toBe(staked);
        }
        while (blackjack.payout(state) === undefined) {
          acts.push(blackjack.abandon(state));
          state = blackjack.act(state, blackjack.abandon(state));
        }
        expect(blackjack.payout(state)).toBe(expectedPayout(state));
        expect(replayHand(blackjack, seeds, opening, acts)).toEqual(state);
        const seen = [...state.hands.flatMap((hand) => hand.cards), ...state.dealer];
        expect(seen.sort()).toEqual(state.shoe.slice(0, seen.length).sort());
      }),
      { numRuns: 300 },
    );
  });
});
