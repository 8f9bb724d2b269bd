import { fairStream } from '../../fair';
import type { HandGame } from '../hand-game';
import { type BlackjackState, blackjack } from './blackjack';
import { type RobbedNiuniuState, robbedNiuniu } from './robbed-niuniu';
import { type ThreeCardsState, threeCards } from './three-cards';

type Hide<State> = (state: State, other: State) => State;

/** The state with everything hidden taken from another hand. */
const hideBlackjack: Hide<BlackjackState> = (state, { shoe }) => ({
  ...state,
  dealer: [state.dealer[0]!, shoe[40]!],
  shoe: [...state.shoe.slice(0, state.drawn), ...shoe.slice(state.drawn)].with(3, shoe[40]!),
});
const hideThreeCards: Hide<ThreeCardsState> = (state, { dealer }) => ({ ...state, dealer });
/** Before the bid of the member those of the house are hidden too, and who would become the banker. */
const hideNiuniu: Hide<RobbedNiuniuState> = (state, other) =>
  state.bid === null
    ? { ...other, base: state.base, bid: null, bet: null }
    : { ...state, cards: other.cards, houseBets: other.houseBets };

const views = <State>(game: HandGame<State>, hide: Hide<State>) => {
  const start = (nonce: number) =>
    game.start(fairStream({ serverSeed: '7'.repeat(64), clientSeed: 'hidden', nonce }), {
      stake: 10_000n,
      sideBets: {},
    });
  const shown = (state: State) => [game.view(state), game.legal(state), game.risk(state)];
  let compared = 0;
  for (let nonce = 0; nonce < 300; nonce++) {
    const other = start(nonce + 1_000);
    let state = start(nonce);
    // The first acts that the rules allow, until the hand ends.
    while (game.payout(state) === undefined) {
      expect(shown(hide(state, other))).toEqual(shown(state));
      compared++;
      const [act] = game.legal(state).toReversed();
      state = game.act(state, { action: act!.action, ...(act!.values && { value: act!.values[0]! }) });
    }
  }
  return compared;
};

describe('an open hand', () => {
  it('[GAM-2] of blackjack looks the same whatever the hidden card and those not drawn yet are', () => {
    expect(views(blackjack, hideBlackjack)).toBeGreaterThan(250);
  });

  it('[GAM-2] of three cards looks the same whatever the dealer has', () => {
    expect(views(threeCards, hideThreeCards)).toBe(300);
  });

  it('[GAM-2] of robbed niuniu looks the same whatever the cards and the bids and bets to come are', () => {
    // A member who is the banker bets nothing.
    expect(views(robbedNiuniu, hideNiuniu)).toBeGreaterThan(350);
  });
});
