/** @jest-environment jsdom */
import { createTranslate } from '../tables/js/messages.js';
import { createSlip } from '../tables/js/slip.js';
import { createSpots } from '../tables/js/spots.js';

const selections = ['banker', 'player', 'tie'].map((id) => ({
  id,
  name: { 'zh-CN': id },
  pays: ['2.00'],
  returnToPlayer: '98.50',
}));

/** A board on which each of the selections has an accepted stake of 10.00. */
const setUp = () => {
  const slip = createSlip({ max: 100_000n, maxLines: 40 });
  slip.setOpen(true);
  const lang = 'zh-CN';
  const spots = createSpots({
    slip,
    chips: [1_000n],
    notation: 'to-one',
    lang,
    t: createTranslate(lang),
  } as never);
  const [banker, player, tie] = selections.map((selection) => spots.createSpot(selection as never));
  slip.addAccepted([{ id: 's1', lines: selections.map(({ id }) => ({ selection: id, stake: 1_000n })) }]);
  spots.update();
  return { slip, spots, banker: banker!, player: player!, tie: tie! };
};

describe('the spots of a table', () => {
  it('[GAM-2] take the stakes that lost away, and show what the others have won', () => {
    const { spots, banker, player, tie } = setUp();
    spots.settle(
      new Map([
        ['banker', 1_950n],
        ['player', 0n],
        ['tie', 1_000n],
      ]),
    );
    const won = (node: Element) => node.querySelector('.spot-won')?.textContent;
    expect([banker, player, tie].map(won)).toEqual(['+9.50', undefined, undefined]);
    expect([banker, player, tie].map(({ classList }) => classList.contains('is-swept'))).toEqual([
      false,
      true,
      false,
    ]);
    // The notice of the round announces the amount already.
    expect(banker.querySelector('.spot-won')?.ariaHidden).toBe('true');
  });

  it('[GAM-2] are empty again in the next round', () => {
    const { slip, spots, banker, player } = setUp();
    spots.settle(
      new Map([
        ['banker', 1_950n],
        ['player', 0n],
      ]),
    );
    slip.startRound();
    spots.update();
    for (const node of [banker, player]) {
      expect(node.querySelector('.spot-chips')?.childElementCount).toBe(0);
      expect(node.classList.contains('is-swept')).toBe(false);
    }
  });

  it('[GAM-2] show the return with a word, which a narrow spot keeps for screen readers', () => {
    const { spots } = setUp();
    const wide = spots.createSpot(selections[0] as never);
    const narrow = spots.createSpot(selections[0] as never, { shortReturn: true });
    for (const node of [wide, narrow])
      expect(node.querySelector('.spot-return')?.textContent).toBe('返还 98.50%');
    expect(wide.querySelector('.spot-word')?.textContent).toBe('返还 ');
    expect(narrow.querySelector('.spot-return .sr-only')?.textContent).toBe('返还 ');
  });
});
