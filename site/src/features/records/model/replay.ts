/** The shortest and the longest time between two steps of a replay, and the time that its steps take together, ms. */
const [shortest, longest, whole] = [150, 550, 6_000];

/** The time between two steps of a replay, ms: rounds with many pieces are dealt faster. */
export const replayPace = (steps: number): number =>
  Math.min(longest, Math.max(shortest, whole / Math.max(steps, 1)));

/** The steps at which hands of these sizes get their cards: one card to each hand in turn. */
export const dealInTurn = (sizes: readonly number[], first = 0): readonly (readonly number[])[] => {
  const steps = sizes.map((): number[] => []);
  let step = first;
  for (let place = 0; place < Math.max(0, ...sizes); place += 1) {
    for (const [hand, size] of sizes.entries()) if (place < size) steps[hand]?.push(step++);
  }
  return steps;
};

/**
 * The steps of a hand of blackjack: two cards to the member and the dealer in turn, then those that the member asked for, hand by
 * hand. Then the dealer turns the second card and draws. After a split each hand has one of the member's two cards, and its
 * second one comes after those of the dealer.
 */
export const dealBlackjack = (sizes: readonly number[], dealerSize: number) => {
  const isSplit = sizes.length > 1;
  const first = isSplit ? [[0, 4] as const, [2, 5] as const] : [[0, 2] as const];
  let step = isSplit ? 6 : 4;
  const hands = sizes.map((size, hand) => [
    ...(first[hand] ?? []),
    ...Array.from({ length: size - 2 }, () => step++),
  ]);
  const turned = step++;
  const drawn = Array.from({ length: Math.max(0, dealerSize - 2) }, () => step++);
  return { hands, dealer: [1, 3, ...drawn], dealerTurns: [1, turned, ...drawn] };
};
