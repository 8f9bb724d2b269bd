/** @jest-environment jsdom */
import { layouts } from '../tables/js/layouts/registry.generated.js';
import { createLayout } from '../tables/js/layouts/standard.js';

type Context = Parameters<typeof createLayout>[0];
type Session = Context['session'];

// Not an import: the types of the client's tests know the browser and not Node, which the server's modules use.
const { tableGames } = jest.requireActual<{
  tableGames: {
    code: string;
    kind: string;
    groups: readonly { picks?: readonly object[] }[];
    draw(random: () => number): object;
  }[];
}>('../../src/venues/tables/games');
const { describeGame } = jest.requireActual<{ describeGame(game: object, limits: object): Session }>(
  '../../src/venues/tables/describe-game',
);

const open = (code: string, lang: 'zh-CN' | 'en' = 'zh-CN') => {
  const game = tableGames.find((each) => each.code === code)!;
  const session = describeGame(game, { maxLines: 10, maxPayout: 1n });
  const layout = createLayout({
    session,
    lang,
    isStill: () => true,
    wait: () => Promise.resolve(),
    createSpot: ({ id }: { id: string }) => {
      const spot = document.createElement('button');
      spot.dataset.selection = id;
      return spot;
    },
  } as unknown as Context);
  const bets = session.groups.flatMap(({ selections }) => selections.map(({ id }) => id));
  return { layout, bets };
};

const resultOf = (outcome: object) =>
  ({ outcome, mark: { text: { 'zh-CN': '大', en: 'Big' }, tone: 'red' } }) as unknown as Parameters<
    ReturnType<typeof createLayout>['show']
  >[0];

const shown = (stage: HTMLElement) =>
  [...stage.querySelectorAll('.drawn-slot')].map((slot) => slot.textContent || slot.children.length);

describe('the standard layout of a table game', () => {
  it.each(tableGames.map(({ code }) => code))('[GAM-2] has every bet of %s once', (code) => {
    const { layout, bets } = open(code);
    const spots = [...layout.board.querySelectorAll<HTMLElement>('[data-selection]')];
    expect(spots.map(({ dataset }) => dataset.selection).sort()).toEqual([...bets].sort());
  });

  it('[GAM-2] has no bets on picked numbers, so every game with picks has a layout of its own', () => {
    const withPicks = tableGames.filter(({ groups }) => groups.some(({ picks }) => picks));
    expect(withPicks).not.toEqual([]);
    expect(withPicks.map(({ kind }) => kind).filter((kind) => !(kind in layouts))).toEqual([]);
  });

  it('[GAM-2] shows the drawn numbers with their mark, and clears them for the next round', async () => {
    const { layout } = open('pc28');
    expect(shown(layout.stage)).toEqual([0, 0, 0]);
    await layout.show(resultOf({ digits: [4, 9, 6] }), { animate: false });
    expect(shown(layout.stage)).toEqual(['4', '9', '6']);
    expect(layout.stage.textContent).toBe('496开奖号码大');
    layout.prepare();
    expect(shown(layout.stage)).toEqual([0, 0, 0]);
    expect(layout.stage.textContent).not.toContain('大');
  });

  it('[GAM-2] ends a reveal when the next round begins', async () => {
    const { layout } = open('pc28');
    Element.prototype.animate = jest.fn();
    const reveal = layout.show(resultOf({ digits: [4, 9, 6] }), { animate: true });
    layout.prepare();
    await reveal;
    expect(shown(layout.stage)).toEqual([0, 0, 0]);
    expect(layout.stage.textContent).not.toContain('大');
  });

  it('[GAM-2] says cards, dice and fields in words', async () => {
    const textOf = (code: string, outcome: object) => open(code, 'en').layout.text(resultOf(outcome));
    expect(textOf('dragon-tiger', { dragon: 18, tiger: 46 })).toBe('Drawn 6 of hearts 8 of diamonds, Big');
    expect(textOf('sic-bo', { dice: [3, 6, 4] })).toBe('Drawn 3 6 4, Big');
    expect(textOf('fan-tan', { beads: 87 })).toBe('Drawn Big');
    expect((await open('red-black', 'en').layout.rules())[0]).toBe(
      'The server draws in each round: Red × 3, Black × 3.',
    );
  });

  it('[GAM-2] lists the latest results first', () => {
    const { layout } = open('pc28');
    const mark = (text: string) => ({ mark: { text: { 'zh-CN': text, en: text }, tone: 'blue' } });
    layout.history([mark('13'), mark('27')] as never);
    expect([...layout.panel!.querySelectorAll('li')].map((each) => each.textContent)).toEqual(['27', '13']);
  });
});
