/** @jest-environment jsdom */
import { createLayout } from '../tables/js/layouts/red-black.js';

type Context = Parameters<typeof createLayout>[0];

/** Red wins with a pair, black with a pair, and both have the same hand. */
const red = { red: [0, 13, 5], black: [1, 16, 31] };
const black = { red: red.black, black: red.red };
const tie = { red: [0, 14, 30], black: [13, 27, 17] };

const draw = (outcomes: readonly object[]) => {
  const layout = createLayout({
    session: { groups: [{ id: 'sides', selections: [{ id: 'red' }, { id: 'black' }] }] },
    lang: 'zh-CN',
    isStill: () => true,
    wait: () => Promise.resolve(),
    createSpot: ({ id }: { id: string }, { className = '' }: { className?: string } = {}) => {
      const spot = document.createElement('button');
      spot.className = `spot ${className}`;
      spot.dataset.selection = id;
      return spot;
    },
  } as unknown as Context);
  layout.history(
    outcomes.map((outcome, index) => ({
      no: `20261124${String(index + 1).padStart(4, '0')}`,
      outcome,
    })) as never,
  );
  return layout;
};
const classes = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((node) => node.getAttribute('class'));

describe('the table of red and black', () => {
  it('[GAM-2] draws the results of black in black on its roads, and no side in blue', () => {
    const { panel } = draw([red, black, black, tie]);
    expect(classes(panel!, '.road-bead g')).toEqual([
      'bead is-red',
      'bead is-black',
      'bead is-black',
      'bead is-tie',
    ]);
    expect(classes(panel!, '.road-big .road-ring')).toEqual([
      'road-ring is-red',
      'road-ring is-black',
      'road-ring is-black',
    ]);
    expect(classes(panel!, '.ask')).toEqual(['ask is-red', 'ask is-black']);
    expect(classes(panel!, '.count')).toEqual(['count is-red', 'count is-black', 'count is-tie']);
  });

  it('[GAM-2] keeps blue for irregular runs in the derived roads, which do not stand for a side', () => {
    const { panel } = draw([red, black, black, black, red]);
    expect(classes(panel!, '.road-derived .road-ring')).toContain('road-ring is-blue');
    expect(classes(panel!, '.road-derived *').join(' ')).not.toContain('is-black');
  });

  it('[GAM-2] has no blue hand or spot', () => {
    const { board, stage } = draw([]);
    for (const part of [board, stage]) expect(part.querySelector('.is-blue')).toBeNull();
    expect(stage.querySelector('.hand.is-black')).not.toBeNull();
  });

  it('[GAM-2] says of hands without a type which cards decided between them', () => {
    const text = (sides: object) => draw([]).text({ outcome: sides } as never);
    // K 9 4 against Q 9 4, K 9 4 against K 8 4, and a pair against A 9 4.
    expect(text({ red: [12, 21, 29], black: [11, 8, 16] })).toBe('红方：K 高牌，黑方：Q 高牌，红方赢');
    expect(text({ red: [12, 21, 29], black: [25, 7, 16] })).toBe('红方：K 9 高牌，黑方：K 8 高牌，红方赢');
    expect(text({ red: [0, 21, 29], black: [1, 14, 6] })).toBe('红方：A 高牌，黑方：对子，黑方赢');
  });
});
