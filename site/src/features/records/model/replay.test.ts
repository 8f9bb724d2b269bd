import { dealBlackjack, dealInTurn, replayPace } from './replay';

describe('the order of a replay', () => {
  it('[GAM-2] deals a card to each hand in turn, further cards to the hands that have them', () => {
    expect(dealInTurn([3, 2])).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect(dealInTurn([2, 3])).toEqual([
      [0, 2],
      [1, 3, 4],
    ]);
    expect(dealInTurn([])).toEqual([]);
  });

  it('[GAM-2] deals blackjack as it is drawn, and turns the dealer’s second card after the cards of the member', () => {
    expect(dealBlackjack([3], 3)).toEqual({ hands: [[0, 2, 4]], dealer: [1, 3, 6], dealerTurns: [1, 5, 6] });
    expect(dealBlackjack([3, 2], 2)).toEqual({
      hands: [
        [0, 4, 6],
        [2, 5],
      ],
      dealer: [1, 3],
      dealerTurns: [1, 7],
    });
  });

  it('[GAM-2] takes about six seconds for many pieces, and is neither slow for few nor too fast to follow', () => {
    expect([1, 3, 20, 40, 999].map(replayPace)).toEqual([550, 550, 300, 150, 150]);
  });
});
