import { isDrawnKind, tableDrawOf } from '@pavilion/contract';
import { betFigures } from '../../fair';
import { everySequence } from '../../testing/every-sequence';
import type { TableGame } from '../table-game';
import { tableGames } from '.';
import { dragonTiger } from './dragon-tiger';
import { fanTan } from './fan-tan';
import { ssc } from './ssc';

const drawnAt = new Date('2026-11-24T12:00:00Z');

/** Compares the returns over equally likely draws with the exact figures. */
const expectReturns = <Outcome>(
  game: TableGame<Outcome>,
  draws: readonly Outcome[],
  isChecked: (selection: string) => boolean = () => true,
): void => {
  const selections = game.groups.flatMap((group) => group.selections.map(({ id }) => id)).filter(isChecked);
  expect(selections).not.toEqual([]);
  const others = selections.filter((selection) => {
    const sum = draws.reduce((total, outcome) => total + game.returnOf(selection, outcome)!, 0);
    const { returned } = betFigures(game, selection);
    return BigInt(sum) * returned.under !== returned.over * BigInt(draws.length) * 100n;
  });
  expect(others).toEqual([]);
};

/** The outcomes of all sequences of random numbers, which must have the same chance. */
const allDraws = <Outcome>(game: TableGame<Outcome>, sequences: number): Outcome[] => {
  const draws = everySequence((random) => game.draw(random, drawnAt));
  expect(draws).toHaveLength(sequences);
  expect(new Set(draws.map(({ ways }) => ways))).toEqual(new Set([sequences]));
  return draws.map(({ result }) => result);
};

/** The games with at most a thousand draws, by the rows of their kinds. */
const fewDraws = tableGames.flatMap((game) => {
  if (!isDrawnKind(game.kind)) return [];
  const { from, to, copies, fields } = tableDrawOf(game.kind);
  const count = Object.values(fields).reduce((sum, field) => sum + (field.count ?? 1), 0);
  const sequences = (to - from + 1) ** count;
  return copies === undefined && sequences <= 1_000 ? [{ game, sequences }] : [];
});

describe('the draws of a table game', () => {
  it.each<{ game: TableGame; sequences: number }>([...fewDraws, { game: fanTan, sequences: 48 }])(
    '[GAM-2] return what its bets promise, over all of them ($game.code)',
    ({ game, sequences }) => {
      expectReturns(game, allDraws(game, sequences));
    },
  );

  it('[GAM-2] return what its bets promise, over all of them (ssc)', () => {
    // Other tests play the forms of three digits, and one place is like another.
    expectReturns(ssc, allDraws(ssc, 100_000), (selection) => /^(ge:|sum:|dragon|tiger|tie)/.test(selection));
  });

  it('[GAM-2] return what its bets promise, over all second cards (dragon-tiger)', () => {
    // The eight decks are alike, so the first card is from the first one.
    const draws = Array.from({ length: 52 * 415 }, (_, index) => {
      const numbers = [index % 52, Math.floor(index / 52)];
      return dragonTiger.draw(() => numbers.shift()!, drawnAt);
    });
    expectReturns(dragonTiger, draws);
  });
});
