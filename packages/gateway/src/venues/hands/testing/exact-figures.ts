/**
 * Exact figures of the hands with decisions, as `docs/games.md` prints them; computing them takes seconds, so the tests of the
 * games do it and compare. `returned`: per cent of the first stake. `staked`: the mean of all stakes, in first stakes.
 * `returnedOfStakes`, `lostOfStakes`: per cent of all stakes.
 */
export const handFigures = {
  /** With basic strategy. */
  blackjack: { returned: '99.512325', staked: '1.127741', lostOfStakes: '0.432435' },
  /** With a call from Q 6 4 up, without the side bet. */
  threeCards: { returned: '96.627019', staked: '1.674208', returnedOfStakes: '97.9853' },
} as const;
