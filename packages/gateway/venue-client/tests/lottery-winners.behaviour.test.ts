import { hasWon as kuai3 } from '../tables/js/lottery/kuai3-draws.js';
import { hasWon as markSix } from '../tables/js/lottery/mark-six-draws.js';
import { hasWon as pc28 } from '../tables/js/lottery/pc28-draws.js';
import { hasWon as pk10 } from '../tables/js/lottery/pk10-draws.js';
import { hasWon as ssc } from '../tables/js/lottery/ssc-draws.js';

interface Game {
  kind: string;
  venue: string;
  groups: { selections: { id: string }[] }[];
  draw(random: (bound: number) => number, at: Date): unknown;
  returnOf(selection: string, outcome: unknown): number | undefined;
}

// Not an import: the types of the client's tests know the browser and not Node, which the server's modules use.
const { tableGames } = jest.requireActual<{ tableGames: Game[] }>('../../src/venues/tables/games');

const winners: Record<string, (selection: string, outcome: never) => boolean> = {
  kuai3,
  ssc,
  pk10,
  'mark-six': markSix,
  pc28,
};

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

describe('the winning bets of a lottery', () => {
  it('[GAM-2] are known of every lottery', () => {
    const lotteries = tableGames.filter(({ venue }) => venue === 'PAVILION-CP');
    expect(Object.keys(winners).sort()).toEqual(lotteries.map(({ kind }) => kind).sort());
  });

  it.each(Object.keys(winners))(
    '[GAM-2] %s: are those that pay more than their stake by the rules',
    (kind) => {
      const game = tableGames.find((each) => each.kind === kind)!;
      const random = createSource();
      const selections = game.groups.flatMap((group) => group.selections);
      const wrong = Array.from({ length: 60 }, (_, index) => {
        const outcome = game.draw(random, new Date(Date.UTC(2020 + (index % 12), 5, 1)));
        return selections
          .filter(({ id }) => winners[kind]!(id, outcome as never) !== game.returnOf(id, outcome)! > 100)
          .map(({ id }) => ({ id, outcome }));
      }).flat();
      expect(wrong).toEqual([]);
    },
  );
});
