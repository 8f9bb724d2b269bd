import { layouts } from '../tables/js/layouts/registry.generated.js';

interface Game {
  kind: string;
  venue: string;
  groups: { selections: { id: string }[] }[];
  draw(random: (bound: number) => number, at: Date): unknown;
  returnOf(selection: string, outcome: unknown): number | undefined;
}

// Not an import: the types of the client's tests know the browser and not Node, which the server's modules use.
const { tableGames } = jest.requireActual<{ tableGames: Game[] }>('../../src/venues/tables/games');

const lotteries = tableGames.filter(({ venue }) => venue === 'PAVILION-CP');

/** A repeatable source; its quality does not matter here. */
const createSource = () => {
  let state = 20_261_124;
  return (bound: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
};

it.each(lotteries.map((game) => [game.kind, game] as const))(
  '[GAM-2] the winning bets of %s are those that pay more than their stake by the rules',
  async (kind, game) => {
    const { hasWon } = await layouts[kind]!();
    const random = createSource();
    const selections = game.groups.flatMap((group) => group.selections);
    const wrong = Array.from({ length: 60 }, (_, index) => {
      const outcome = game.draw(random, new Date(Date.UTC(2020 + (index % 12), 5, 1)));
      return selections
        .filter(({ id }) => hasWon?.(id, outcome) !== game.returnOf(id, outcome)! > 100)
        .map(({ id }) => ({ id, outcome }));
    }).flat();
    expect(wrong).toEqual([]);
  },
);
